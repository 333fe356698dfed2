import { randomUUID } from 'node:crypto';
import { type FileHandle, link, open, readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { describeFileFault } from './file-faults.ts';
import { makeFolder } from './make-folder.ts';

/** A small file that is created at the first start and never changes, such as a key. */
export interface StoredOnce<Value> {
  /** Absolute path. The folder is created if it does not exist. */
  path: string;
  /** What the file contains, for messages: `key`. */
  content: string;
  /** What happens when the file is deleted and created again, for messages. */
  afterDeletion: string;
  /** Creates the text of a new file. */
  create(): string | Promise<string>;
  /**
   * Reads the text of the file.
   * @returns undefined if it is not a complete valid one
   */
  parse(text: string): Value | undefined | Promise<Value | undefined>;
}

/** A file that cannot be created or is damaged. The message is one line with the folder, the cause and the remedy. */
export class PrivateFileError extends Error {
  override name = 'PrivateFileError';
}

/**
 * Reads a file that is stored once, and creates it if it does not exist.
 *
 * The text is written to a temporary file, flushed to the disk and linked, so the file appears complete or not at all,
 * also after a power failure. Of two concurrent processes one creates the file, and both return its content.
 *
 * @throws PrivateFileError if the file is damaged, or cannot be read or written
 */
export async function readOrCreate<Value>(file: StoredOnce<Value>): Promise<Value> {
  try {
    const text = (await readIfExists(file.path)) ?? (await create(file));
    const value = await file.parse(text);
    if (value === undefined) throw damaged(file, text);
    return value;
  } catch (error) {
    throw describeSystemError(file, error);
  }
}

async function create<Value>({ path, create: newText }: StoredOnce<Value>): Promise<string> {
  makeFolder(dirname(path));
  const temporary = `${path}.${randomUUID()}.new`;
  try {
    await writeAndFlush(await open(temporary, 'wx', 0o600), await newText());
    // Unlike `rename`, `link` does not replace the file of a process that was faster.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
  await flushFolder(dirname(path));
  return readFile(path, 'utf8');
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeAndFlush(handle: FileHandle, text: string): Promise<void> {
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new name in the folder survive a power failure. */
async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function damaged({ path, content, afterDeletion }: StoredOnce<unknown>, text: string): PrivateFileError {
  const cause =
    text.trim() === '' ? 'is empty' : `has ${Buffer.byteLength(text)} bytes that are not a valid ${content}`;
  return new PrivateFileError(
    `The file ${basename(path)} in the folder ${dirname(path)} ${cause}, as after a full disk or a power failure; ` +
      `restore it from a backup, or delete it and start again: ${afterDeletion}.`,
  );
}

function describeSystemError({ path, content }: StoredOnce<unknown>, error: unknown): unknown {
  // Errors of other kinds have no code, and are returned.
  const { code, syscall } = error as NodeJS.ErrnoException;
  const fault = describeFileFault({ code });
  if (fault === undefined) return error;
  return new PrivateFileError(
    `The ${content} file ${basename(path)} cannot be used in the folder ${dirname(path)}: ${fault} ` +
      `(${code}, ${syscall}); remove the cause and start again, or set TITLENET_DATA to another folder.`,
    { cause: error },
  );
}
