import { type FeedLine, type LineOptions, MAX_LINE_BYTES, readLines } from './read-lines.ts';

export interface CsvRow {
  cells: string[];
  /** The first line of the row. */
  line: FeedLine;
}

/** Maximum lines of a row; a quoted cell without an end would otherwise take the rest of the file. */
const MAX_ROW_LINES = 1_000;

/** After so many rows with a quoted cell without an end, each row of the file must end on its line. */
const MAX_UNENDED_ROWS = 20;

/** Parses one row (RFC 4180) line by line. Text after a closing quote is part of the cell. */
class CsvRowReader {
  readonly #separator: string;
  #cells: string[] = [];
  #cell = '';
  #isQuoted = false;

  constructor(separator: string) {
    this.#separator = separator;
  }

  /**
   * Adds the next line. A cell of several lines that continues after its closing quote is a fault: that quote opens a
   * cell of another row.
   * @returns the cells when the row is complete, null when a quoted cell continues
   */
  addLine(line: string): string[] | null | 'fault' {
    let at = 0;
    if (this.#isQuoted) {
      this.#cell += '\n';
      at = this.#readQuoted(line, 0);
      let next = at;
      while (line[next] === ' ') next += 1;
      if (next < line.length && line[next] !== this.#separator) return 'fault';
    }
    while (at < line.length) at = this.#readPlain(line, at);
    if (this.#isQuoted) return null;
    this.#endCell();
    return this.#cells;
  }

  /**
   * Reads a quoted part.
   * @returns the index after its closing quote
   */
  #readQuoted(line: string, from: number): number {
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

  /**
   * Reads up to the next separator. A quote opens a quoted part only after nothing but blanks.
   * @returns the index to continue at
   */
  #readPlain(line: string, from: number): number {
    let isBlank = this.#cell.trim() === '';
    for (let at = from; at < line.length; at += 1) {
      // The loop ends before the length; a check of each character costs time.
      const character = line[at]!;
      if (character === this.#separator) {
        this.#cell += line.slice(from, at);
        this.#endCell();
        return at + 1;
      }
      if (character === '"' && isBlank) {
        this.#cell = '';
        return this.#readQuoted(line, at + 1);
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

/** Parses a row of one line; null when a quoted cell continues on the next line. */
export function parseCsvRow(text: string, separator: string): string[] | null {
  const cells = new CsvRowReader(separator).addLine(text);
  return cells === 'fault' ? null : cells;
}

/**
 * Detects the separator, which depends on the language of the spreadsheet: the most frequent one in the header outside
 * quotes.
 */
export function separatorOf(header: string): ',' | ';' | '\t' {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * Reads the rows of a CSV file with trimmed cells. The separator is detected in the first line. Rows of empty cells, of
 * which spreadsheets write thousands, are skipped. A row with a fault has no cells.
 * @param options limits of a line
 */
export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  options: LineOptions = {},
): AsyncGenerator<CsvRow & { separator: string }> {
  let separator: string | undefined;
  let joiner: RowJoiner | undefined;
  for await (const line of readLines(chunks, { ...options, blanks: ',;' })) {
    separator ??= separatorOf(line.text);
    joiner ??= new RowJoiner(separator, options.maxBytes ?? MAX_LINE_BYTES);
    for (const row of joiner.addLine(line)) if (!hasEmptyCellsOnly(row)) yield { ...row, separator };
  }
  while (joiner?.isOpen && separator) for (const row of joiner.endRow()) yield { ...row, separator };
}

const hasEmptyCellsOnly = ({ cells, line }: CsvRow) => !line.fault && cells.every((cell) => cell === '');

/**
 * Joins lines to rows. When a quoted cell has no end within the limits of a row, or a wrong one, only its first line is
 * refused and the following lines are read again, in which quotes may be open too. Therefore the number of such rows of
 * several lines is limited.
 */
class RowJoiner {
  readonly #separator: string;
  readonly #maxBytes: number;
  #reader: CsvRowReader;
  /** Lines of the incomplete row. */
  #open: FeedLine[] = [];
  #unended = 0;

  constructor(separator: string, maxBytes: number) {
    this.#separator = separator;
    this.#maxBytes = maxBytes;
    this.#reader = new CsvRowReader(separator);
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  *addLine(line: FeedLine): Generator<CsvRow> {
    while (this.isOpen && (line.fault || this.#isTooLongWith(line))) yield* this.endRow();
    if (line.fault) {
      yield { cells: [], line };
      return;
    }
    const cells = this.#reader.addLine(line.text);
    this.#open.push(line);
    if (!cells) return;
    if (cells === 'fault') {
      yield* this.endRow();
      return;
    }
    // The line has been added above.
    yield { cells: cells.map((cell) => cell.trim()), line: this.#open[0]! };
    this.#begin();
  }

  #isTooLongWith(line: FeedLine): boolean {
    const [first] = this.#open;
    const maxLines = this.#unended < MAX_UNENDED_ROWS ? MAX_ROW_LINES : 1;
    return this.#open.length >= maxLines || line.offset - (first ?? line).offset > this.#maxBytes;
  }

  /** Refuses the first line of the incomplete row, and reads the others again. */
  *endRow(): Generator<CsvRow> {
    const [first, ...others] = this.#open;
    this.#begin();
    if (!first) return;
    this.#unended += 1;
    yield { cells: [], line: { ...first, fault: 'has a quoted cell without an end' } };
    for (const line of others) yield* this.addLine(line);
  }

  #begin(): void {
    this.#open = [];
    this.#reader = new CsvRowReader(this.#separator);
  }
}
