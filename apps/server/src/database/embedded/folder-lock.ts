import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { FolderLayout } from './folder-layout.ts';

const SQLITE_BUSY = 5;

const holderSchema = z.object({
  role: z.enum(['server', 'command']),
  /** The process that people know: the server or the command, not its database child. */
  owner: z.number().int(),
  host: z.number().int(),
  machine: z.string(),
  since: z.string(),
  socketFolder: z.string(),
});

/** Who holds a data folder. */
export type Holder = z.infer<typeof holderSchema>;

/**
 * Takes the folder for this process, or gives undefined when another process has it.
 *
 * Two processes on one folder lose committed rows in silence, so the lock is the kernel's own (an exclusive SQLite
 * transaction on an empty file: the one file lock Node can take). It holds across containers, needs no judgement of
 * process ids, and ends with its process however that dies.
 */
export function takeFolder(layout: FolderLayout, role: Holder['role'], owner: number): DatabaseSync | undefined {
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
  // Renamed into place: a reader never sees half of it.
  writeFileSync(`${layout.holder}.new`, `${JSON.stringify(holder)}\n`);
  renameSync(`${layout.holder}.new`, layout.holder);
  return lock;
}

/** Who said last that they hold the folder; undefined when nobody did. They may be gone since. */
export function readHolder(layout: FolderLayout): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(layout.holder, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The one line a person reads when the folder is taken. */
export function describeHolder(folder: string, holder: Holder | undefined): string {
  if (!holder) return `The data folder ${folder} is in use by another process.`;
  const who = holder.role === 'server' ? 'a running TitleNet server' : 'a running TitleNet command';
  return `The data folder ${folder} is in use by ${who} (process ${holder.owner} on ${holder.machine}, since ${holder.since}); stop it, or set TITLENET_DATA to another folder.`;
}
