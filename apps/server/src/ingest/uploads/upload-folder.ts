import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadPieceBytes } from '@titlenet/contract/imports';
import { AppError } from '../../app-error.ts';

const FILE = /^(\d+)\.upload$/;
const NAME = 'folder-name';
/** What stays free on the disk beside an upload, in bytes: an embedded database lives there too. */
const SPARE_BYTES = 512 * 1024 ** 2;

/**
 * The folder in which dropped files wait for their import, made when it is first needed. It has a name of its own, by
 * which the queue knows whose files a server can read; servers that share the folder share the name.
 */
export class UploadFolder {
  readonly #path: string;
  readonly #busy = new Set<number>();
  #name: string | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Throws what the disk throws. */
  async name(): Promise<string> {
    if (this.#name) return this.#name;
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
    const file = join(this.#path, NAME);
    // Of two servers that begin at once, the first one names it.
    await writeFile(file, crypto.randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    this.#name = (await readFile(file, 'utf8')).trim();
    return this.#name;
  }

  pathOf(id: number): string {
    return join(this.#path, `${id}.upload`);
  }

  /** @throws AppError `too-large` when the disk has no room for so many bytes */
  async assertRoom(bytes: number): Promise<void> {
    await this.name();
    const { bavail, bsize } = await statfs(this.#path);
    if (bavail * bsize < bytes + SPARE_BYTES)
      throw new AppError('too-large', 'The server has no room for a file of this size.');
  }

  /**
   * Writes what comes at this place of a file, a chunk at a time, and gives how many bytes came. A piece that broke off
   * is simply sent again.
   *
   * @throws AppError `too-large` past `most` bytes, `bad-input` while another piece of the file is written
   */
  async writePiece(id: number, offset: number, piece: Readable, most: number): Promise<number> {
    if (this.#busy.has(id)) throw new AppError('bad-input', 'Another piece of this file is on its way.');
    this.#busy.add(id);
    try {
      const limit = Math.min(most, uploadPieceBytes);
      let came = 0;
      // What is too much is passed over: a request that is broken off in the middle cannot be answered any more.
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          came += chunk.length;
          done(null, came > limit ? undefined : chunk);
        },
      });
      // `r+` keeps what is there; the first piece makes the file.
      const flags = offset === 0 ? 'w' : 'r+';
      await pipeline(piece, counted, createWriteStream(this.pathOf(id), { flags, start: offset, mode: 0o600 }));
      if (came > limit) throw new AppError('too-large');
      return came;
    } finally {
      this.#busy.delete(id);
    }
  }

  async remove(id: number): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /**
   * Removes the files that belong to no open job: what a crash or a restored database left behind. Jobs are looked up
   * after the files, since a job is there before its file is.
   */
  async sweep(findOpen: () => Promise<ReadonlySet<number>>): Promise<void> {
    const ids = (await readdir(this.#path)).map((file) => Number(FILE.exec(file)?.[1])).filter(Number.isInteger);
    if (ids.length === 0) return;
    const open = await findOpen();
    for (const id of ids) if (!open.has(id)) await this.remove(id);
  }
}
