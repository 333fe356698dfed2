import { type FeedLine, type LineOptions, readLines } from './read-lines.ts';

export interface CsvRow {
  cells: string[];
  /** Where the row begins; its text, or that of its first line where a quoted cell has line feeds. */
  line: FeedLine;
}

/** A row whose quoted cell never ends would take the rest of the file along. */
const MOST_LINES_OF_A_ROW = 1_000;

/** One row of RFC 4180; null when a quoted cell goes on in the next line. What follows a closing quote is kept. */
export function parseCsvRow(text: string, separator: string): string[] | null {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') cell += text[++index];
      else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return isQuoted ? null : [...cells, cell];
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
  let open: { line: FeedLine; text: string; lines: number } | undefined;
  for await (const line of readLines(chunks, { isWesternTaken: true, ...options })) {
    separator ??= separatorOf(line.text);
    const begun = open ?? { line, text: '', lines: 0 };
    const text = open ? `${begun.text}\n${line.text}` : line.text;
    const cells = line.fault ? [] : parseCsvRow(text, separator);
    if (cells === null && begun.lines < MOST_LINES_OF_A_ROW) open = { line: begun.line, text, lines: begun.lines + 1 };
    else {
      open = undefined;
      yield { ...rowOf(begun.line, cells, line.fault), separator };
    }
  }
  if (open && separator) yield { ...rowOf(open.line, null, null), separator };
}

function rowOf(line: FeedLine, cells: string[] | null, fault: string | null): CsvRow {
  if (cells && !fault) return { cells: cells.map((cell) => cell.trim()), line };
  return { cells: [], line: { ...line, fault: fault ?? 'has a quoted cell without an end' } };
}
