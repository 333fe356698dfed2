import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { systemErrorCode } from '../../caught-error.ts';

/*
 * A backup is a gzip file: a JSON line with the header, blocks of rows in COPY format (a JSON line, then the number of
 * bytes that it states), and a JSON line with the numbers of rows. A file without the last line is incomplete.
 */

export interface BackupHeader {
  titlenet: 'backup';
  format: 1;
  /** ISO time. */
  createdAt: string;
  /** The migrations of the database, in their order. */
  migrations: string[];
}

export interface BackupBlock {
  table: string;
  columns: string[];
  rows: number;
  bytes: number;
}

export interface BackupEnd {
  end: true;
  /** Rows of each table. */
  rows: Record<string, number>;
  /** The last value of each sequence. */
  sequences: Record<string, number>;
}

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'block'; block: BackupBlock; data: Buffer }
  | { kind: 'end'; end: BackupEnd };

/** The file is not a complete backup; the message is shown to the user. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** An uncompressed part of the file. */
export const lineOf = (part: BackupHeader | BackupBlock | BackupEnd) => Buffer.from(`${JSON.stringify(part)}\n`);

/** Maximum length of a JSON line, which contains names of tables and columns. */
const MAX_LINE_LENGTH = 1024 * 1024;
const NEWLINE = 10;

/** Reads lines and blocks of bytes from a stream. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) throw new BackupError('The backup is cut off.');
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      if (end >= 0) {
        const line = this.#rest.toString('utf8', 0, end);
        this.#rest = this.#rest.subarray(end + 1);
        return line;
      }
      if (this.#rest.length > MAX_LINE_LENGTH) throw new BackupError('The file is no backup of TitleNet.');
      await this.#more();
    }
  }

  async take(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let missing = bytes;
    while (missing > 0) {
      if (this.#rest.length === 0) await this.#more();
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  /** @throws BackupError if anything follows, and an error of the stream, which compares its checksum at its end */
  async end(): Promise<void> {
    const isEnd = this.#rest.length === 0 && (await this.#chunks.next()).done;
    if (!isEnd) throw new BackupError('The file is no backup of TitleNet.');
  }
}

function parse<Part>(line: string): Part {
  try {
    // The header, which is checked first, says that a backup of this format follows.
    return JSON.parse(line) as Part;
  } catch {
    throw new BackupError('The file is no backup of TitleNet.');
  }
}

/**
 * Reads the parts of a backup, one block at a time.
 *
 * @throws BackupError for a file that is not a backup, has another format, or is damaged or incomplete
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const packed = createReadStream(path);
  const unpacked = packed.pipe(createGunzip());
  packed.on('error', (error) => unpacked.destroy(error));
  const reader = new ByteReader(unpacked);
  try {
    const header = parse<BackupHeader>(await reader.line());
    if (header.titlenet !== 'backup') throw new BackupError('The file is no backup of TitleNet.');
    if (header.format !== 1)
      throw new BackupError(`The backup has the format ${header.format}, which is not known here.`);
    yield { kind: 'header', header };
    for (;;) {
      const part = parse<BackupBlock | BackupEnd>(await reader.line());
      if ('end' in part) {
        await reader.end();
        yield { kind: 'end', end: part };
        return;
      }
      yield { kind: 'block', block: part, data: await reader.take(part.bytes) };
    }
  } catch (error) {
    if (systemErrorCode(error).startsWith('Z_'))
      throw new BackupError('The file is damaged or no backup of TitleNet.', { cause: error });
    throw error;
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

/** Reads a backup to its end. @returns its header and end. @throws as `readBackup`, and if rows are missing */
export async function checkBackup(path: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  const rows: Record<string, number> = {};
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') header = part.header;
    else if (part.kind === 'end') end = part.end;
    else rows[part.block.table] = (rows[part.block.table] ?? 0) + part.block.rows;
  }
  if (!header || !end) throw new BackupError('The backup is cut off.');
  for (const [table, count] of Object.entries(end.rows))
    if ((rows[table] ?? 0) !== count) throw new BackupError(`The backup lacks rows of ${table}.`);
  return { header, end };
}
