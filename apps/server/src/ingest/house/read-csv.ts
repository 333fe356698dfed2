import { type FeedLine, type LineOptions, LONGEST_LINE, readLines } from './read-lines.ts';

export interface CsvRow {
  cells: string[];
  /** Where the row begins; its text, or that of its first line where a quoted cell has line feeds. */
  line: FeedLine;
}

/** A row whose quoted cell never ends would take the rest of the file along. */
const MOST_LINES_OF_A_ROW = 1_000;

/** The cells of one row of RFC 4180, line by line. What follows a closing quote is kept. */
class CsvRowReader {
  readonly #separator: string;
  #cells: string[] = [];
  #cell = '';
  #isQuoted = false;

  constructor(separator: string) {
    this.#separator = separator;
  }

  /**
   * Takes the next line; gives the row when it ends there, null when a quoted cell goes on. A cell of several lines that
   * goes on behind its closing quote is a fault: that quote opens a cell of another row.
   */
  take(line: string): string[] | null | 'fault' {
    let at = 0;
    if (this.#isQuoted) {
      this.#cell += '\n';
      at = this.#takeQuoted(line, 0);
      let next = at;
      while (line[next] === ' ') next += 1;
      if (next < line.length && line[next] !== this.#separator) return 'fault';
    }
    while (at < line.length) at = this.#takePlain(line, at);
    if (this.#isQuoted) return null;
    this.#endCell();
    return this.#cells;
  }

  /** Takes a quoted piece up to behind its closing quote. */
  #takeQuoted(line: string, from: number): number {
    this.#isQuoted = true;
    for (let at = from; ; ) {
      const quote = line.indexOf('"', at);
      if (quote < 0) {
        this.#cell += line.slice(at);
        return line.length;
      }
      this.#cell += line.slice(at, quote);
      if (line[quote + 1] !== '"') {
        this.#isQuoted = false;
        return quote + 1;
      }
      this.#cell += '"';
      at = quote + 2;
    }
  }

  /** Takes what stands before the next separator; a quote opens only where nothing but blanks stands before it. */
  #takePlain(line: string, from: number): number {
    let isBlank = this.#cell.trim() === '';
    for (let at = from; at < line.length; at += 1) {
      const character = line[at]!;
      if (character === this.#separator) {
        this.#cell += line.slice(from, at);
        this.#endCell();
        return at + 1;
      }
      if (character === '"' && isBlank) {
        this.#cell = '';
        return this.#takeQuoted(line, at + 1);
      }
      isBlank &&= character.trim() === '';
    }
    this.#cell += line.slice(from);
    return line.length;
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
  }
}

/** One row that stands in one line; null when a quoted cell goes on in the next one. */
export function parseCsvRow(text: string, separator: string): string[] | null {
  const cells = new CsvRowReader(separator).take(text);
  return cells === 'fault' ? null : cells;
}

/** Spreadsheets separate by the list separator of their language: whichever the first line has more of outside quotes. */
export function separatorOf(header: string): ',' | ';' | '\t' {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The rows of a CSV file, cells trimmed; the separator is read off the first line. A row with a fault has no cells. */
export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  options: LineOptions = {},
): AsyncGenerator<CsvRow & { separator: string }> {
  let separator: string | undefined;
  let joiner: RowJoiner | undefined;
  for await (const line of readLines(chunks, { isWesternTaken: true, ...options })) {
    separator ??= separatorOf(line.text);
    joiner ??= new RowJoiner(separator, options.longest ?? LONGEST_LINE);
    for (const row of joiner.take(line)) yield { ...row, separator };
  }
  if (joiner && separator) for (const row of joiner.end()) yield { ...row, separator };
}

/**
 * Makes rows of lines. Where a quoted cell has no end within what a row may have, or a wrong one, only the line in which
 * it begins is lost: those behind it are taken again. No quote is open in any of them but the last, or the cell would
 * have ended there, so that no line is read more than twice.
 */
class RowJoiner {
  readonly #separator: string;
  readonly #longest: number;
  #reader: CsvRowReader;
  /** The lines of a row that has not ended. */
  #open: FeedLine[] = [];

  constructor(separator: string, longest: number) {
    this.#separator = separator;
    this.#longest = longest;
    this.#reader = new CsvRowReader(separator);
  }

  *take(line: FeedLine): Generator<CsvRow> {
    const [first] = this.#open;
    const isBeyond = this.#open.length >= MOST_LINES_OF_A_ROW || line.offset - (first ?? line).offset > this.#longest;
    if (isBeyond || line.fault) yield* this.end();
    if (line.fault) {
      yield { cells: [], line };
      return;
    }
    const cells = this.#reader.take(line.text);
    this.#open.push(line);
    if (!cells) return;
    if (cells === 'fault') {
      yield* this.end();
      return;
    }
    yield { cells: cells.map((cell) => cell.trim()), line: this.#open[0]! };
    this.#begin();
  }

  /** Gives up the row that has not ended. */
  *end(): Generator<CsvRow> {
    const [first, ...others] = this.#open;
    this.#begin();
    if (!first) return;
    yield { cells: [], line: { ...first, fault: 'has a quoted cell without an end' } };
    for (const line of others) yield* this.take(line);
  }

  #begin(): void {
    this.#open = [];
    this.#reader = new CsvRowReader(this.#separator);
  }
}
