import { UnreadableFeed } from '../unreadable-feed.ts';

/** The bytes of one line; more are not kept. A title with long texts has some 50 KB. */
export const LONGEST_LINE = 8 * 1_048_576;

export interface FeedLine {
  /** Without its end. Of a line with a fault only the beginning. */
  text: string;
  /** Why the line cannot be read. */
  fault: string | null;
  /** Where the line begins in the file, in bytes. */
  offset: number;
  /** From 1. */
  line: number;
}

export interface LineOptions {
  longest?: number;
  /** Reads a line that is no UTF-8 as cp1252, as spreadsheets write it. */
  isWesternTaken?: boolean;
}

const LF = 0x0a;
const CR = 0x0d;
const SHOWN_OF_FAULTY = 200;

/**
 * The lines of a UTF-8 file, one after the other, with LF or CRLF and with or without a byte order mark. Blank lines
 * are counted and not given. Never holds more than one line and one chunk.
 *
 * @throws UnreadableFeed when the file is UTF-16
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
  readonly #longest: number;
  readonly #isWesternTaken: boolean;
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #western = new TextDecoder('windows-1252');
  #pieces: Uint8Array[] = [];
  #kept = 0;
  #length = 0;
  #offset = 0;
  #line = 1;

  constructor({ longest = LONGEST_LINE, isWesternTaken = false }: LineOptions) {
    this.#longest = longest;
    this.#isWesternTaken = isWesternTaken;
  }

  *push(chunk: Uint8Array): Generator<FeedLine> {
    let start = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      this.#keep(chunk.subarray(start, end));
      yield* this.#take(1);
      start = end + 1;
    }
    // The chunk may be overwritten by the next one.
    this.#keep(Uint8Array.prototype.slice.call(chunk, start));
  }

  *end(): Generator<FeedLine> {
    if (this.#length > 0) yield* this.#take(0);
  }

  #keep(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.#kept > this.#longest || piece.length === 0) return;
    this.#pieces.push(piece);
    this.#kept += piece.length;
  }

  *#take(endLength: number): Generator<FeedLine> {
    const [first] = this.#pieces;
    const whole = this.#pieces.length === 1 ? first! : Buffer.concat(this.#pieces);
    const place = { offset: this.#offset, line: this.#line };
    const length = this.#length;
    const bytes = this.#trim(whole);
    this.#pieces = [];
    this.#kept = 0;
    this.#length = 0;
    this.#offset += length + endLength;
    this.#line += 1;
    if (length > this.#longest) {
      const text = this.#western.decode(bytes.subarray(0, SHOWN_OF_FAULTY));
      yield { text, fault: `is longer than ${this.#longest} bytes`, ...place };
    } else if (bytes.length > 0) {
      const line = { ...this.#decode(bytes), ...place };
      if (line.fault || line.text.trim() !== '') yield line;
    }
  }

  #trim(bytes: Uint8Array): Uint8Array {
    let begin = 0;
    if (this.#offset === 0) {
      const [a, b, c] = bytes;
      if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        throw new UnreadableFeed('is UTF-16, must be UTF-8');
      if (a === 0xef && b === 0xbb && c === 0xbf) begin = 3;
    }
    const end = bytes.at(-1) === CR ? bytes.length - 1 : bytes.length;
    return bytes.subarray(begin, Math.max(begin, end));
  }

  #decode(bytes: Uint8Array): Pick<FeedLine, 'text' | 'fault'> {
    try {
      return { text: this.#utf8.decode(bytes), fault: null };
    } catch {
      const text = this.#western.decode(bytes);
      return this.#isWesternTaken
        ? { text, fault: null }
        : { text: text.slice(0, SHOWN_OF_FAULTY), fault: 'is not UTF-8' };
    }
  }
}
