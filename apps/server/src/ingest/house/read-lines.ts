import { decodeMixed } from '@titlenet/onix/read/decode';
import { UnreadableFeedError } from '../unreadable-feed.ts';

/** Maximum bytes of a line; longer lines are refused. A title with long texts has about 50 KB. */
export const MAX_LINE_BYTES = 8 * 1_048_576;

export interface FeedLine {
  /** Without the line end; for a line with a fault only its beginning. */
  text: string;
  /** Why the line cannot be read. */
  fault: string | null;
  /** True if bytes that are not UTF-8 were read as cp1252, as spreadsheets write it. */
  isRepaired: boolean;
  /** Byte offset of the line in the file. */
  offset: number;
  /** Line number, from 1. */
  line: number;
}

export interface LineOptions {
  maxBytes?: number;
  /** Characters, beside spaces and tabs, of which a blank line may consist; in ASCII. */
  blanks?: string;
}

const LF = 0x0a;
const CR = 0x0d;
const ONE_CR = Uint8Array.of(CR);
const EXCERPT_LENGTH = 200;

/**
 * Reads the lines of a UTF-8 file, with LF, CRLF or CR (as the first line ends) and with or without a byte order mark; other bytes are read as
 * cp1252. Blank lines are counted and skipped. Holds one line and one chunk at a time.
 * @throws UnreadableFeedError when the file is UTF-16
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  options: LineOptions = {},
): AsyncGenerator<FeedLine> {
  const reader = new LineReader(options);
  for await (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}

class LineReader {
  readonly #maxBytes: number;
  readonly #blanks: ReadonlySet<number>;
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #western = new TextDecoder('windows-1252');
  #pieces: Uint8Array[] = [];
  #storedBytes = 0;
  #length = 0;
  #offset = 0;
  #line = 1;
  /** The byte that ends lines; undefined until the first line has ended. */
  #lineEnd: number | undefined;
  /** Whether the last chunk ended with a CR that may be the first half of the first line's end. */
  #hasHeldCr = false;

  constructor({ maxBytes = MAX_LINE_BYTES, blanks = '' }: LineOptions) {
    this.#maxBytes = maxBytes;
    this.#blanks = new Set(Buffer.from(` \t\r\n${blanks}`));
  }

  *push(sent: Uint8Array): Generator<FeedLine> {
    const chunk = this.#hasHeldCr ? Buffer.concat([ONE_CR, sent]) : sent;
    this.#lineEnd ??= this.#firstLineEnd(chunk);
    this.#hasHeldCr = this.#lineEnd === undefined && chunk.at(-1) === CR;
    yield* this.#readChunk(this.#hasHeldCr ? chunk.subarray(0, -1) : chunk, this.#lineEnd ?? LF);
  }

  /** @returns undefined if the chunk has no end of a line, or ends with a CR that an LF may follow */
  #firstLineEnd(chunk: Uint8Array): number | undefined {
    const cr = chunk.indexOf(CR);
    const lf = chunk.indexOf(LF);
    if (cr < 0 || (lf >= 0 && lf <= cr + 1)) return lf < 0 ? undefined : LF;
    return cr + 1 < chunk.length ? CR : undefined;
  }

  *#readChunk(chunk: Uint8Array, lineEnd: number): Generator<FeedLine> {
    let start = this.#length === 0 ? this.#skipBlankLines(chunk, 0) : 0;
    for (let end = chunk.indexOf(lineEnd, start); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      this.#store(chunk.subarray(start, end));
      yield* this.#endLine(1);
      start = this.#skipBlankLines(chunk, end + 1);
    }
    // The stream may reuse the buffer of the chunk.
    this.#store(Uint8Array.prototype.slice.call(chunk, start));
  }

  *end(): Generator<FeedLine> {
    if (this.#length > 0) yield* this.#endLine(0);
  }

  /**
   * Skips the blank lines at `from` in one pass: a compressed file of a few hundred KB may have millions of them.
   * @returns the start of the first line that is not blank or whose end is not in the chunk
   */
  #skipBlankLines(chunk: Uint8Array, from: number): number {
    let start = from;
    for (let at = from; at < chunk.length; at += 1) {
      // The loop ends before the length; a check of each byte costs time.
      const byte = chunk[at]!;
      if (byte === (this.#lineEnd ?? LF)) {
        this.#offset += at + 1 - start;
        this.#line += 1;
        start = at + 1;
      } else if (!this.#blanks.has(byte)) break;
    }
    return start;
  }

  #store(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.#storedBytes > this.#maxBytes || piece.length === 0) return;
    this.#pieces.push(piece);
    this.#storedBytes += piece.length;
  }

  *#endLine(endLength: number): Generator<FeedLine> {
    const [first] = this.#pieces;
    const whole = first && this.#pieces.length === 1 ? first : Buffer.concat(this.#pieces);
    const position = { offset: this.#offset, line: this.#line };
    const length = this.#length;
    const bytes = this.#trim(whole);
    this.#pieces = [];
    this.#storedBytes = 0;
    this.#length = 0;
    this.#offset += length + endLength;
    this.#line += 1;
    if (length > this.#maxBytes) {
      const text = this.#western.decode(bytes.subarray(0, EXCERPT_LENGTH));
      yield { text, fault: `is longer than ${this.#maxBytes} bytes`, isRepaired: false, ...position };
    } else if (bytes.some((byte) => !this.#blanks.has(byte))) {
      const line = { ...this.#decode(bytes), ...position };
      if (line.text.trim() !== '') yield line;
    }
  }

  #trim(bytes: Uint8Array): Uint8Array {
    let begin = 0;
    if (this.#offset === 0) {
      const [a, b, c] = bytes;
      if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        throw new UnreadableFeedError('is UTF-16, must be UTF-8');
      if (a === 0xef && b === 0xbb && c === 0xbf) begin = 3;
    }
    const end = bytes.at(-1) === CR ? bytes.length - 1 : bytes.length;
    return bytes.subarray(begin, Math.max(begin, end));
  }

  #decode(bytes: Uint8Array): Pick<FeedLine, 'text' | 'fault' | 'isRepaired'> {
    try {
      return { text: this.#utf8.decode(bytes), fault: null, isRepaired: false };
    } catch {
      return { text: decodeMixed(bytes), fault: null, isRepaired: true };
    }
  }
}
