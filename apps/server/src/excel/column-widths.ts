import { isNumericType } from '@titlenet/catalogue/field';
import { cellValue, type ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import { dateTypes } from './excel-cell.ts';
import type { ExcelColumn, ExcelSheet } from './excel-sheet.ts';

/** Width of a digit in the default font of the file. */
export const PX_PER_CHARACTER = 7;
/** Characters needed for the filter's arrow beside a column title. */
const FILTER_ARROW_WIDTH = 3;
const BOLD_FACTOR = 1.1;
/** Width of a column of short texts, such as codes of one letter. */
const MIN_TEXT_CHARACTERS = 12;
/** Texts that are longer than a line of this many characters are wrapped. */
const MAX_LINE_CHARACTERS = 45;
/** Wider lines for long prose: Excel's rows have at most 27 lines, and what is below them is not printed. */
const MAX_PROSE_LINE_CHARACTERS = 110;
const PROSE_THRESHOLD_CHARACTERS = 1_200;
/** Separators, currency and brackets of an amount, for each digit and in all. */
const AMOUNT_FACTOR = 4 / 3;
const AMOUNT_EXTRA_CHARACTERS = 5;

/** A column of a file with its width in characters. */
export interface SizedColumn {
  readonly width: number;
  /** True if a cell has more text than a line. */
  readonly isWrapped: boolean;
  /** True if the title has several lines. */
  readonly isTitleWrapped: boolean;
}

/** Characters of the longest value of a column, as its cell shows it. */
function longestValue(column: ExcelColumn, rows: readonly ResultRow[]): number {
  let longest = 0;
  for (const row of rows) {
    const value = cellValue(row, column);
    if (value === null || value === undefined) continue;
    const { length } = typeof value === 'string' ? value : String(value);
    if (length > longest) longest = length;
  }
  return longest;
}

const longest = (words: readonly string[]) => Math.max(...words.map(({ length }) => length));

/**
 * Columns of numbers and dates are as wide as on the screen, and wider where a value would be cut. Columns of texts are
 * as wide as their longest text, which is wrapped from a line's length on: a list that the screen stretches to its
 * window would take two pages beside each other on paper.
 */
export function sizedColumns({ columns, isFittedToWidth }: ExcelSheet, rows: readonly ResultRow[]): SizedColumn[] {
  return columns.map((column) => {
    const titleWords = isFittedToWidth ? column.title.split(' ') : [column.title];
    const titleWidth = longest(titleWords) * BOLD_FACTOR + FILTER_ARROW_WIDTH;
    const screen = Math.max(column.width / PX_PER_CHARACTER, titleWidth);
    const isTitleWrapped = titleWords.length > 1;
    const { type = 'text' } = column;
    if (dateTypes.includes(type)) return { width: screen, isWrapped: false, isTitleWrapped };
    const characters = longestValue(column, rows);
    if (isNumericType(type)) {
      const amount = characters === 0 ? 0 : characters * AMOUNT_FACTOR + AMOUNT_EXTRA_CHARACTERS;
      return { width: Math.max(screen, amount), isWrapped: false, isTitleWrapped };
    }
    const line = characters > PROSE_THRESHOLD_CHARACTERS ? MAX_PROSE_LINE_CHARACTERS : MAX_LINE_CHARACTERS;
    // Codes such as ISBNs have no place at which a line could end.
    const most = isFittedToWidth && type !== 'code' ? screen : line;
    const least = isFittedToWidth ? screen : Math.max(titleWidth, MIN_TEXT_CHARACTERS);
    const width = Math.max(least, Math.min(characters * BOLD_FACTOR + 1, most));
    return { width, isWrapped: characters * BOLD_FACTOR > width, isTitleWrapped };
  });
}

/** Height of a line in points, of the default font of the file. */
const LINE_HEIGHT_POINTS = 15;
/** Excel's limit of a row, in points. */
const MAX_ROW_HEIGHT_POINTS = 409;
/**
 * Height of a row whose texts are wrapped, in points; undefined for a single line. A letter is narrower than a
 * digit, which leaves space for the ends of lines. Excel would calculate the height, but not every program that opens the file does.
 */
export function rowHeight(
  texts: readonly (string | number | null)[],
  sizes: readonly SizedColumn[],
): number | undefined {
  const lines = texts.map((text, index) => {
    const size = sizes[index];
    if (!size?.isWrapped || typeof text !== 'string') return 1;
    return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / size.width)), 0);
  });
  const most = Math.max(...lines);
  return most > 1 ? Math.min(most * LINE_HEIGHT_POINTS, MAX_ROW_HEIGHT_POINTS) : undefined;
}
