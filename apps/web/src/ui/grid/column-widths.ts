import { cellText, type GridColumn } from './grid-column.ts';
import { textWidth } from './text-width.ts';

/** The widths that a column may have by default, in px. */
export interface ColumnSize {
  readonly name: string;
  /** Preferred width. */
  readonly width: number;
  /** Width to which the column shrinks first, together with all others, and which it has in a grid that scrolls. */
  readonly comfortableWidth: number;
  /** Width to which it shrinks if all others are at their comfortable widths, so that the grid need not scroll. */
  readonly minimumWidth: number;
  /** Takes spare room: true for texts, false for numbers and dates, which are as wide as their content. */
  readonly canGrow: boolean;
}

/** Horizontal padding of a cell and its border. */
const CELL_PADDING_PX = 14;
const CELL_FONT_PX = 13;
const HEADER_FONT_PX = 12;
/** Widths below which texts are not shortened. */
const COMFORTABLE_TEXT_WIDTH_PX = 110;
const MIN_TEXT_WIDTH_PX = 58;
const MIN_MAIN_WIDTH_PX = 96;
/** Longer texts are shortened by default, so that a long one does not push the others out of view. */
const MAX_TEXT_WIDTH_PX = 280;
/** Rows whose texts are measured; more would delay the first paint of large results. */
const MAX_MEASURED_ROWS = 250;
/** Share of the measured texts that a column shows in full. */
const PREFERRED_SHARE = 0.9;
/** The same for the main text if room is missing. */
const COMFORTABLE_SHARE = 0.75;
const MIN_SHARE = 0.6;
const WIDEST_DATE = '12/28/2028';
/** ISBN-10, ISBN-13, EAN and UPC: useless if a digit is missing. */
const IDENTIFIER = /^(?:\d{9}[\dX]|\d{12,13})$/;

/** Width at which the label of a header fits on two lines. */
function headerWidth({ label, shortLabel }: { label: string; shortLabel?: string }): number {
  const words = (shortLabel ?? label).split(' ');
  const widthOf = (some: readonly string[]) => textWidth(some.join(' '), { fontSize: HEADER_FONT_PX, isBold: true });
  const breaks = words.map((_, index) => Math.max(widthOf(words.slice(0, index)), widthOf(words.slice(index))));
  return Math.min(...breaks) + CELL_PADDING_PX;
}

function sampleOf<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= MAX_MEASURED_ROWS) return rows;
  const step = rows.length / MAX_MEASURED_ROWS;
  // The index is below the length.
  return Array.from({ length: MAX_MEASURED_ROWS }, (_, index) => rows[Math.floor(index * step)]!);
}

/** The rows with the greatest and the smallest number, whose texts are the longest ones. */
function extremesOf<Row>(column: GridColumn<Row>, rows: readonly Row[]): Row[] {
  let most: { row: Row; value: number } | undefined;
  let least: { row: Row; value: number } | undefined;
  for (const row of rows) {
    const value = Number(column.value?.(row) ?? Number.NaN);
    if (Number.isNaN(value)) continue;
    if (!most || value > most.value) most = { row, value };
    if (!least || value < least.value) least = { row, value };
  }
  return [most, least].flatMap((found) => (found ? [found.row] : []));
}

/** Rows whose texts decide on the width: all for columns that are never cut, otherwise a sample. */
function measuredRows<Row>(column: GridColumn<Row>, rows: readonly Row[]): readonly Row[] {
  if (column.isFixed) return rows;
  return column.type === 'number' ? [...sampleOf(rows), ...extremesOf(column, rows)] : sampleOf(rows);
}

function fontOf<Row>({ isBold, type }: GridColumn<Row>) {
  return { fontSize: CELL_FONT_PX, isBold, isTabular: type === 'number' };
}

/** Widths of the column's texts in ascending order, without padding. */
function contentWidths<Row>(column: GridColumn<Row>, rows: readonly Row[]): number[] {
  const texts = new Set(measuredRows(column, rows).map((row) => cellText(column, row)));
  texts.delete('');
  const font = fontOf(column);
  const widths = [...texts].map((text) => textWidth(text, font));
  if (column.type === 'date' && widths.length > 0) widths.push(textWidth(WIDEST_DATE, font));
  return widths.sort((a, b) => a - b);
}

function longestWordWidth<Row>(column: GridColumn<Row>, rows: readonly Row[]): number {
  const font = fontOf(column);
  const words = new Set(sampleOf(rows).flatMap((row) => cellText(column, row).split(/[\s/-]/)));
  return Math.max(0, ...[...words].map((word) => textWidth(word, font)));
}

const exactSize = (name: string, width: number): ColumnSize => ({
  name,
  width,
  comfortableWidth: width,
  minimumWidth: width,
  canGrow: false,
});

function holdsIdentifiers<Row>(column: GridColumn<Row>, rows: readonly Row[]): boolean {
  const texts = sampleOf(rows).map((row) => cellText(column, row));
  return texts.some((text) => text !== '') && texts.every((text) => text === '' || IDENTIFIER.test(text));
}

/**
 * The default widths of a column, from its label and the content of the rows. Numbers, dates, identifiers and fixed
 * columns are as wide as their widest content. A text column shows most of its texts in full, up to a maximum.
 *
 * @param wrapsText texts have several lines, which must hold their words
 */
export function columnSize<Row>(column: GridColumn<Row>, rows: readonly Row[], wrapsText: boolean): ColumnSize {
  const { name, type, isFixed, isMain, extraWidth = 0 } = column;
  if (column.width !== undefined) return exactSize(name, column.width);
  const head = headerWidth(column);
  const widths = contentWidths(column, rows);
  const padding = CELL_PADDING_PX + extraWidth;
  if (isFixed || type !== 'text' || holdsIdentifiers(column, rows)) {
    return exactSize(name, Math.max(head, (widths.at(-1) ?? 0) + padding));
  }
  const fitting = (share: number) => (widths[Math.ceil(widths.length * share) - 1] ?? 0) + padding;
  const width = Math.max(head, Math.min(MAX_TEXT_WIDTH_PX, fitting(PREFERRED_SHARE)));
  const within = (least: number) => Math.max(head, Math.min(width, least));
  const word = wrapsText ? longestWordWidth(column, rows) + padding : 0;
  const showsTitle = isMain && !wrapsText;
  const minimumWidth = within(Math.max(showsTitle ? fitting(MIN_SHARE) : 0, minimumOf(column), word));
  const comfortableWidth = within(showsTitle ? fitting(COMFORTABLE_SHARE) : COMFORTABLE_TEXT_WIDTH_PX);
  return { name, width, comfortableWidth: Math.max(comfortableWidth, minimumWidth), minimumWidth, canGrow: true };
}

const minimumOf = <Row>({ isMain }: GridColumn<Row>) => (isMain ? MIN_MAIN_WIDTH_PX : MIN_TEXT_WIDTH_PX);
