import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { FolderLayout } from './folder-layout.ts';

const SQLITE_BUSY = 5;

const holderSchema = z.object({
  role: z.enum(['server', 'command']),
  /** Process id of the server or command, not of its database process. */
  owner: z.number().int(),
  host: z.number().int(),
  machine: z.string(),
  since: z.string(),
  socketFolder: z.string(),
});

/** The process that uses a data folder. */
export type Holder = z.infer<typeof holderSchema>;

/**
 * Locks the folder for this process. Two processes on one folder would lose committed rows without an error, so the
 * lock is one of the kernel: an exclusive SQLite transaction on an empty file, the only file lock that Node provides.
 * It works across containers, does not depend on process ids, and ends with its process.
 *
 * @returns undefined when another process has the lock
 */
export function lockFolder(layout: FolderLayout, role: Holder['role'], owner: number): DatabaseSync | undefined {
  const lock = new DatabaseSync(layout.lock, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  const holder: Holder = {
    role,
    owner,
    host: process.pid,
    machine: hostname(),
    since: new Date().toISOString(),
    socketFolder: layout.socketFolder,
  };
  // Renamed, so that readers never see an incomplete file.
  writeFileSync(`${layout.holder}.new`, `${JSON.stringify(holder)}\n`);
  renameSync(`${layout.holder}.new`, layout.holder);
  return lock;
}

/** @returns the last process that used the folder, which may have ended; undefined if there is none */
export function readHolder(layout: FolderLayout): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(layout.holder, 'utf8')));
  } catch {
    return undefined;
  }
}

/** @returns the message for a folder that is in use */
export function describeHolder(folder: string, holder: Holder | undefined): string {
  if (!holder) return `The data folder ${folder} is in use by another process.`;
  const who = holder.role === 'server' ? 'a running TitleNet server' : 'a running TitleNet command';
  return `The data folder ${folder} is in use by ${who} (process ${holder.owner} on ${holder.machine}, since ${holder.since}); stop it, or set TITLENET_DATA to another folder.`;
}
