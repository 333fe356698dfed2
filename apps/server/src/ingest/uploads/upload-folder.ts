import { createWriteStream } from 'node:fs';
import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_CHUNK_BYTES } from '@titlenet/contract/imports';
import { readOrCreate } from '@titlenet/private-files/stored-once';
import { AppError } from '../../app-error.ts';

const UPLOAD_FILE = /^(\d+)\.upload$/;
const NAME_FILE = 'folder-name';
const FOLDER_NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Bytes that must stay free on the disk, which may be that of the database. */
const MIN_FREE_BYTES = 512 * 1024 ** 2;

/**
 * The folder of uploaded files, created when it is first needed. It has an identifier, by which the queue knows which
 * files a server can read; servers that share the folder share the identifier.
 */
export class UploadFolder {
  readonly #path: string;
  readonly #busy = new Set<number>();
  #name: string | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Identifier of the folder.
   * @throws PrivateFileError if its file is damaged, or cannot be read or written
   */
  async name(): Promise<string> {
    if (this.#name) return this.#name;
    this.#name = await readOrCreate({
      path: join(this.#path, NAME_FILE),
      content: 'folder identifier',
      afterDeletion: 'files that wait for their import must be uploaded again',
      create: () => crypto.randomUUID(),
      parse: (text) => (FOLDER_NAME.test(text.trim()) ? text.trim() : undefined),
    });
    return this.#name;
  }

  pathOf(id: number): string {
    return join(this.#path, `${id}.upload`);
  }

  /** @throws AppError `disk-full` when the disk has no room for so many bytes */
  async assertRoom(bytes: number): Promise<void> {
    await this.name();
    const { bavail, bsize } = await statfs(this.#path);
    if (bavail * bsize < bytes + MIN_FREE_BYTES)
      throw new AppError('disk-full', 'The server has no room for a file of this size.');
  }

  /**
   * Writes a piece of a file at an offset, without buffering it whole. An interrupted piece is sent again.
   * @returns the number of bytes written
   * @throws AppError `too-large` for more than `most` bytes, `bad-input` while another piece of the file is written
   */
  async writePiece(id: number, offset: number, piece: Readable, most: number): Promise<number> {
    if (this.#busy.has(id)) throw new AppError('bad-input', 'Another piece of this file is being uploaded.');
    this.#busy.add(id);
    try {
      const limit = Math.min(most, UPLOAD_CHUNK_BYTES);
      let received = 0;
      // Excess bytes are discarded instead of aborting, because an aborted request cannot be answered.
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          received += chunk.length;
          done(null, received > limit ? undefined : chunk);
        },
      });
      // `r+` keeps the content; the first piece creates the file.
      const flags = offset === 0 ? 'w' : 'r+';
      await pipeline(piece, counted, createWriteStream(this.pathOf(id), { flags, start: offset, mode: 0o600 }));
      if (received > limit) throw new AppError('too-large');
      return received;
    } finally {
      this.#busy.delete(id);
    }
  }

  async remove(id: number): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /**
   * Removes files without an open job, left by a crash or a restored database. Jobs are looked up after the files are
   * listed, because a job is stored before its file is written.
   */
  async removeOrphans(findOpen: () => Promise<ReadonlySet<number>>): Promise<void> {
    const ids = (await readdir(this.#path)).map((file) => Number(UPLOAD_FILE.exec(file)?.[1])).filter(Number.isInteger);
    if (ids.length === 0) return;
    const open = await findOpen();
    for (const id of ids) if (!open.has(id)) await this.remove(id);
  }
}
