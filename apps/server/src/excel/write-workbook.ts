import { Writable } from 'node:stream';
import { type Style, WorkbookWriter, type WorksheetWriter } from '@cj-tech-master/excelts';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { type FieldType, isNumericType } from '@titlenet/catalogue/field';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import { cellValue, isbnOfResult, type ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import { columnFormat, dateTypes, type ExcelCell, excelCell } from './excel-cell.ts';
import type { ExcelColumn, ExcelSheet } from './excel-sheet.ts';

/** Width of a digit in the default font of the file. */
const PX_PER_CHARACTER = 7;
/** Characters needed for the filter's arrow beside a column title. */
const FILTER_ARROW_WIDTH = 3;
const BOLD_FACTOR = 1.1;
const HEADER_FILL = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFEEF1F4' } } as const;
/** A font other than the default must be specified completely. */
const FONT = { name: 'Calibri', size: 11, family: 2 } as const;
const LINK_FONT = { ...FONT, color: { argb: 'FF0B5CAD' }, underline: true } as const;

type ColumnStyles = readonly Partial<Style>[];

/** In pixels; more columns would be too small on one page's width. */
const MAX_PAGE_WIDTH = 1_500;

/** Fits the columns into the width of a page, or of as many pages as they need to be readable. */
function fitToWidth({ columns, isFittedToWidth }: ExcelSheet) {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const pages = isFittedToWidth ? 1 : Math.max(1, Math.ceil(width / MAX_PAGE_WIDTH));
  return { fitToPage: true, fitToWidth: pages, fitToHeight: 0 } as const;
}

/** Numbers in text columns, such as ISBNs, are texts on purpose; Excel would mark each of them as an error. */
function allowNumbersAsText(page: WorksheetWriter, columns: readonly ExcelColumn[], first: number, last: number): void {
  const indexes = columns.flatMap((column, index) => (columnFormat(column, 'USD') === '@' ? [index + 1] : []));
  if (indexes.length === 0 || last < first) return;
  const letters = indexes.map((index) => page.getColumn(index).letter);
  const ref = letters.map((letter) => `${letter}${first}:${letter}${last}`).join(' ');
  page.ignoredErrors.push({ ref, numberStoredAsText: true });
}

function sheetAddress(sheet: ExcelSheet, row: ResultRow): string {
  const title = { companyCode: row.COMPANYCODE, productId: row.PRODUCT_ID, isbn: isbnOfResult(row) };
  return `${sheet.productAddress.replace(/\/$/, '')}/#${titleSheetAddress(title)}`;
}

/** Creates a stream that collects its bytes. */
function collector(): { stream: Writable; bytes: () => Buffer } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream, bytes: () => Buffer.concat(chunks) };
}

/**
 * Writes a workbook (G-85). Each sheet has a frozen bold header with filters and typed cells, in columns as wide as on
 * the screen. Rows are written one by one, so that the cells of all rows are never in memory together.
 * @returns the bytes of the .xlsx file
 */
export async function writeWorkbook(sheets: ExcelSheet | readonly ExcelSheet[]): Promise<Buffer> {
  const { stream, bytes } = collector();
  const book = new WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: true,
    creator: 'TitleNet',
  });
  for (const sheet of [sheets].flat() as ExcelSheet[]) writeSheet(book, sheet);
  await book.commit();
  return bytes();
}

function writeSheet(book: WorkbookWriter, sheet: ExcelSheet): void {
  const { totalsRows = 0, heading = [] } = sheet;
  const headerRow = heading.length + 1;
  const rows = JSON.parse(sheet.rows) as ResultRow[];
  const page = book.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', ySplit: headerRow }],
    pageSetup: {
      orientation: 'landscape',
      printTitlesRow: `${headerRow}:${headerRow}`,
      ...fitToWidth(sheet),
    },
    autoFilter: {
      from: { row: headerRow, col: 1 },
      to: { row: headerRow + rows.length - totalsRows, col: sheet.columns.length },
    },
  });
  const alignments = sheet.columns.map((column, index) => alignmentAfter(column, sheet.columns[index - 1]));
  const styles = sheet.columns.map((column, index) => ({
    ...styleOf(column, columnFormat(column, sheet.currency)),
    ...(alignments[index] && { alignment: alignments[index] }),
  }));
  const headerWords = sheet.columns.map(({ title }) => (sheet.isFittedToWidth ? title.split(' ') : [title]));
  page.columns = sheet.columns.map(({ width }, index) => ({
    width: Math.max(width / PX_PER_CHARACTER, longest(headerWords[index]!) * BOLD_FACTOR + FILTER_ARROW_WIDTH),
    style: styles[index],
  }));

  writeHeading(page, heading);
  const header = page.addRow(sheet.columns.map(({ title }) => title));
  header.eachCell((cell, index) => {
    const alignment = { ...alignments[index - 1], wrapText: headerWords[index - 1]!.length > 1 };
    cell.style = headerStyle(sheet.columns[index - 1]!, alignment);
  });
  header.commit();

  writeRows(page, sheet, rows, styles);
  allowNumbersAsText(page, sheet.columns, headerRow + 1, headerRow + rows.length);
  page.commit();
}

function writeRows(page: WorksheetWriter, sheet: ExcelSheet, rows: readonly ResultRow[], styles: ColumnStyles): void {
  const styleOfCell = cellStyles(sheet.columns, styles);
  const firstTotals = rows.length - (sheet.totalsRows ?? 0);
  rows.forEach((row, rowIndex) => {
    const written = page.addRow([]);
    const isTotals = rowIndex >= firstTotals || isSubtotal(sheet, row);
    sheet.columns.forEach((column, index) => {
      const { value, format, ownType } = cellOf(sheet, row, column, isTotals);
      if (value === null) return;
      const cell = written.getCell(index + 1);
      const isLink = column.isSheetLink && typeof value === 'string';
      cell.value = isLink ? { text: value, hyperlink: sheetAddress(sheet, row) } : value;
      const style = styleOfCell(index, format, ownType);
      cell.style = isTotals ? { ...style, font: { ...FONT, bold: true } } : style;
    });
    written.commit();
  });
}

const isSubtotal = ({ subtotalMember }: ExcelSheet, row: ResultRow) =>
  subtotalMember !== undefined && row[subtotalMember] === 'Y';

/** The cell, with its type if that is not its column's. */
function cellOf(
  sheet: ExcelSheet,
  row: ResultRow,
  column: ExcelColumn,
  isTotals: boolean,
): ExcelCell & { ownType?: FieldType | undefined } {
  const raw = cellValue(row, column);
  // The label of a totals row is a text, also in numeric columns.
  const ownType = isTotals && typeof raw === 'string' ? 'text' : typesOfCells(sheet, row)[column.name];
  if (ownType === undefined) {
    const { value, format = ownCurrencyFormat(sheet, row, column) } = excelCell(column, raw);
    return { value, ...(format && { format }) };
  }
  const typed = { ...column, type: ownType };
  const { value, format = columnFormat(typed, sheet.currency) } = excelCell(typed, raw);
  return { value, ...(format && { format }), ownType };
}

function typesOfCells({ typesMember }: ExcelSheet, row: ResultRow): Readonly<Record<string, FieldType | undefined>> {
  return (typesMember && (row[typesMember] as Record<string, FieldType> | undefined)) || {};
}

function writeHeading(page: WorksheetWriter, lines: readonly string[]): void {
  for (const line of lines) {
    const written = page.addRow([line]);
    written.getCell(1).style = { numFmt: '@', font: { ...FONT, bold: true } };
    written.commit();
  }
}

/** The format of an amount whose row has another currency than the sheet. */
function ownCurrencyFormat(
  { currency, currencyMember }: ExcelSheet,
  row: ResultRow,
  column: ExcelColumn,
): string | undefined {
  const own = currencyMember && column.type === 'money' ? (row[currencyMember] as Currency | undefined) : undefined;
  return own && own !== currency ? columnFormat(column, own) : undefined;
}

function styleOf(column: ExcelColumn, numFmt: string | undefined): Partial<Style> {
  return { ...(numFmt && { numFmt }), ...(column.isSheetLink && { font: LINK_FONT }) };
}

const longest = (words: readonly string[]) => Math.max(...words.map(({ length }) => length));

const isAtEnd = ({ type = 'text' }: ExcelColumn) => isNumericType(type) || dateTypes.includes(type);

/** A text after a number is indented, so that the two do not touch. */
function alignmentAfter(column: ExcelColumn, before: ExcelColumn | undefined): Style['alignment'] | undefined {
  return before && isAtEnd(before) && !isAtEnd(column) ? { horizontal: 'left', indent: 1 } : undefined;
}

function headerStyle(column: ExcelColumn, alignment: Style['alignment']): Partial<Style> {
  const horizontal = isAtEnd(column) ? 'right' : 'left';
  return { font: { ...FONT, bold: true }, fill: HEADER_FILL, numFmt: '@', alignment: { horizontal, ...alignment } };
}

/**
 * Returns styles of cells, the same object for the same style, because the library looks up each object once. A number
 * or date in a column of texts is aligned like these.
 */
function cellStyles(columns: readonly ExcelColumn[], styles: ColumnStyles) {
  const own = new Map<string, Partial<Style>>();
  return (index: number, format: string | undefined, ownType: FieldType | undefined): Partial<Style> => {
    const ofColumn = styles[index]!;
    if (!format) return ofColumn;
    const isAmongTexts = ownType !== undefined && !isAtEnd(columns[index]!);
    const key = `${index} ${isAmongTexts} ${format}`;
    const alignment = isAmongTexts && { alignment: { horizontal: 'left', ...ofColumn.alignment } as const };
    const style = own.get(key) ?? { ...ofColumn, numFmt: format, ...alignment };
    own.set(key, style);
    return style;
  };
}
