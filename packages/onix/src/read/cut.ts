import { hash } from 'node:crypto';
import { defaultLimits, type OnixLimits } from './limits.ts';

/** A piece of a feed: its bytes, its offset from the start of the file in bytes, and its first line. */
type Piece = { readonly bytes: Buffer; readonly offset: number; readonly line: number };

/** Pieces of a feed in the order of the file. */
export type Cut =
  | ({ readonly kind: 'header' } & Piece)
  | ({ readonly kind: 'record'; readonly digest: string } & Piece)
  | ({ readonly kind: 'broken'; readonly reason: string } & Piece)
  | { readonly kind: 'refused'; readonly reason: string }
  /** The end of the stream; `tail` is the text after the last record (the end of it, if it is long). */
  | { readonly kind: 'end'; readonly tail: string; readonly hasRecords: boolean };

export type CutOptions = {
  readonly limits?: OnixLimits;
  /**
   * Treats CDATA and comments as plain text. Used for a piece that could not be parsed, since a section without its end
   * hides the records up to the next `]]>` or `-->`.
   */
  readonly isBlind?: boolean;
  /** Returns the number of bytes of the file for these characters; absent: one byte per character. */
  readonly lengthInFile?: (bytes: string) => number;
};

/** A comment or CDATA section. */
type OpenSection = { at: number; after: number; end: string; searched: number };

const BOUNDARY = /<(?:(\/?)(?:[\w.-]{1,32}:)?product(?=[\s>/])|(!--)|(!\[CDATA\[))/gi;
/** Maximum length of a boundary; the next search starts this many characters before the end of the last one. */
const MAX_BOUNDARY_LENGTH = 48;
const MAX_TAG_LENGTH = 16_384;
const TAIL = 4_096;
const EXCERPT = 2_000;

/**
 * Cuts a feed at the `<Product>` tags (any case, any prefix) outside CDATA and comments without parsing it, so that a
 * bad record does not affect others. Works on one character per byte, since all encodings here are ASCII-transparent.
 * Keeps one record and one chunk in memory.
 */
export class RecordCutter {
  private readonly limits: OnixLimits;
  private readonly isBlind: boolean;
  private readonly lengthInFile: (bytes: string) => number;
  private buffer = '';
  /** Position in the buffer up to which boundaries have been searched. */
  private scanned = 0;
  /** Position up to which bytes and lines have been counted, with its offset in the file and its line. */
  private counted = 0;
  private offset: number;
  private line = 1;
  /** Start of the open record in the buffer, -1 between records. */
  private start = -1;
  private hasHeader = false;
  private unclosedInARow = 0;
  /** A comment or CDATA section whose end has not been read yet. */
  private section: OpenSection | undefined;
  /** There is no such end up to this position; avoids a new search for each of many section starts. */
  private noEndBefore: Record<string, number> = { '-->': 0, ']]>': 0 };
  private isRefused = false;
  private cuts: Cut[] = [];

  /** @param start offset in the file of the first byte that will be written, in bytes */
  constructor(options: CutOptions = {}, start = 0) {
    this.limits = options.limits ?? defaultLimits;
    this.isBlind = options.isBlind ?? false;
    this.lengthInFile = options.lengthInFile ?? ((bytes) => bytes.length);
    this.offset = start;
  }

  /** Adds bytes and returns the pieces that are complete. */
  write(bytes: Uint8Array): Cut[] {
    if (this.isRefused) return [];
    this.buffer += Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    this.scan(false);
    if (!this.isRefused) this.release();
    return this.take();
  }

  /** Ends the stream and returns the remaining pieces, including a record without its end. */
  end(): Cut[] {
    if (this.isRefused) return [];
    this.scan(true);
    if (this.isRefused) return this.take();
    if (this.start >= 0) this.breakOff('The file ends before the record does.', this.buffer.length);
    const hasRecords = this.hasHeader;
    if (!hasRecords) this.emitHeader(this.buffer.length);
    const tail = hasRecords ? this.buffer.slice(-TAIL) : '';
    this.cuts.push({ kind: 'end', tail, hasRecords });
    return this.take();
  }

  private scan(isLast: boolean): void {
    while (!this.isRefused) {
      if (this.section !== undefined && !this.leaveSection(this.section, isLast)) return;
      BOUNDARY.lastIndex = this.scanned;
      const match = BOUNDARY.exec(this.buffer);
      if (match === null) {
        this.scanned = Math.max(this.scanned, isLast ? this.buffer.length : this.buffer.length - MAX_BOUNDARY_LENGTH);
        this.checkSize(this.buffer.length);
        return;
      }
      if (match[2] !== undefined || match[3] !== undefined) this.enterSection(match);
      else if (!this.takeTag(match, isLast)) return;
    }
  }

  private enterSection(match: RegExpExecArray): void {
    const after = match.index + match[0].length;
    this.scanned = after;
    if (this.isBlind) return;
    this.section = { at: match.index, after, end: match[3] === undefined ? '-->' : ']]>', searched: after };
  }

  /**
   * True if scanning can continue: after the section's end or, if there is no end within the limit, after its start.
   */
  private leaveSection(section: OpenSection, isLast: boolean): boolean {
    const known = this.noEndBefore[section.end] ?? 0;
    const from = Math.max(section.searched, known - section.end.length + 1);
    const end = from < this.buffer.length ? this.buffer.indexOf(section.end, from) : -1;
    if (end >= 0) {
      this.scanned = end + section.end.length;
      this.section = undefined;
      return true;
    }
    this.noEndBefore[section.end] = this.buffer.length;
    section.searched = Math.max(section.after, this.buffer.length - section.end.length + 1);
    const limit = this.hasHeader || this.start >= 0 ? this.limits.record : this.limits.header;
    if (!isLast && this.buffer.length - section.at <= limit) return false;
    this.scanned = section.after;
    this.section = undefined;
    return true;
  }

  /** Handles a start or end tag of a record; returns false if the rest of the tag has not been read yet. */
  private takeTag(match: RegExpExecArray, isLast: boolean): boolean {
    const length = this.buffer.slice(match.index, match.index + MAX_TAG_LENGTH).indexOf('>');
    const close = match.index + length;
    if (length < 0) {
      this.scanned = match.index;
      if (!isLast && this.buffer.length - match.index < MAX_TAG_LENGTH) return false;
      this.scanned = match.index + match[0].length;
      return true;
    }
    this.scanned = close + 1;
    if (match[1] === '/') {
      if (this.start >= 0) this.emitRecord(close + 1);
      return true;
    }
    if (this.start >= 0) this.breakOff('The record has no end tag.', match.index);
    if (this.isRefused) return true;
    this.emitHeader(match.index);
    this.start = match.index;
    if (this.buffer[close - 1] === '/') this.emitRecord(close + 1);
    return true;
  }

  private checkSize(upTo: number): void {
    if (this.start < 0) {
      if (!this.hasHeader && upTo > this.limits.header) {
        this.emitHeader(upTo);
        this.refuse(`There is no product in the first ${this.limits.header.toLocaleString('en-US')} bytes.`);
      }
    } else if (upTo - this.start > this.limits.record) {
      this.breakOff(`The record is larger than ${this.limits.record.toLocaleString('en-US')} bytes.`, upTo);
    }
  }

  private emitHeader(end: number): void {
    if (this.hasHeader) return;
    this.hasHeader = true;
    const bytes = Buffer.from(this.buffer.slice(0, Math.min(end, this.limits.header)), 'latin1');
    this.cuts.push({ kind: 'header', bytes, offset: this.offset, line: this.line });
  }

  private emitRecord(end: number): void {
    if (end - this.start > this.limits.record) {
      this.checkSize(end);
      return;
    }
    const bytes = Buffer.from(this.buffer.slice(this.start, end), 'latin1');
    this.cuts.push({ kind: 'record', bytes, ...this.placeOf(this.start), digest: hash('sha256', bytes) });
    this.start = -1;
    this.unclosedInARow = 0;
  }

  private breakOff(reason: string, end: number): void {
    const bytes = Buffer.from(this.buffer.slice(this.start, Math.min(end, this.start + EXCERPT)), 'latin1');
    this.cuts.push({ kind: 'broken', reason, bytes, ...this.placeOf(this.start) });
    this.start = -1;
    this.unclosedInARow += 1;
    if (this.unclosedInARow > this.limits.unclosedInARow) {
      this.refuse(`${this.limits.unclosedInARow} records in a row have no end tag.`);
    }
  }

  private refuse(reason: string): void {
    this.isRefused = true;
    this.buffer = '';
    this.cuts.push({ kind: 'refused', reason });
  }

  /** Returns the line and offset of a position in the file; positions must not decrease from call to call. */
  private placeOf(position: number): { offset: number; line: number } {
    // Only the new part is searched: in the whole buffer each record would search for the same next line feed.
    const passed = this.buffer.slice(this.counted, position);
    for (let at = passed.indexOf('\n'); at >= 0; at = passed.indexOf('\n', at + 1)) this.line += 1;
    this.offset += this.lengthInFile(passed);
    this.counted = Math.max(this.counted, position);
    return { offset: this.offset, line: this.line };
  }

  /** Removes text from the buffer that no record needs any more. */
  private release(): void {
    if (!this.hasHeader) return;
    const needed = Math.min(this.section?.at ?? Number.POSITIVE_INFINITY, this.scanned - TAIL);
    const cut = this.start >= 0 ? this.start : Math.max(0, needed);
    if (cut === 0) return;
    this.placeOf(cut);
    this.buffer = this.buffer.slice(cut);
    this.scanned -= cut;
    this.counted -= cut;
    if (this.start >= 0) this.start -= cut;
    for (const end of Object.keys(this.noEndBefore)) this.noEndBefore[end] = (this.noEndBefore[end] ?? 0) - cut;
    if (this.section !== undefined) {
      const { at, after, end, searched } = this.section;
      this.section = { at: at - cut, after: after - cut, end, searched: searched - cut };
    }
  }

  private take(): Cut[] {
    const cuts = this.cuts;
    this.cuts = [];
    return cuts;
  }
}

/** Cuts a whole stream; see {@link RecordCutter}. */
export async function* cutRecords(
  chunks: AsyncIterable<Uint8Array>,
  options: CutOptions = {},
  start = 0,
): AsyncGenerator<Cut> {
  const cutter = new RecordCutter(options, start);
  for await (const chunk of chunks) {
    const cuts = cutter.write(chunk);
    yield* cuts;
    if (cuts.at(-1)?.kind === 'refused') return;
  }
  yield* cutter.end();
}
