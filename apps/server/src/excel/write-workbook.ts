import { Writable } from 'node:stream';
import { WorkbookWriter, type WorksheetWriter } from '@cj-tech-master/excelts';
import type { ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import { type SizedColumn, sizedColumns } from './column-widths.ts';
import { columnFormat } from './excel-cell.ts';
import type { ExcelColumn, ExcelSheet } from './excel-sheet.ts';
import { headerAndFooter, pageSetup } from './workbook-page.ts';
import { writeRows } from './workbook-rows.ts';
import { alignmentAfter, BOLD_FONT, columnStyle, headerStyle } from './workbook-styles.ts';

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
 * Writes a workbook (G-85). Each sheet has a frozen bold header with filters and typed cells, in columns that cut no
 * value. Printed pages repeat the header, ISBN and title, and have numbers (G-471). Rows are written one by one, so that
 * the cells of all rows are never in memory together.
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
  // `flat` of a read-only list loses its type.
  for (const sheet of [sheets].flat() as ExcelSheet[]) writeSheet(book, sheet);
  await book.commit();
  return bytes();
}

function writeSheet(book: WorkbookWriter, sheet: ExcelSheet): void {
  const { totalsRows = 0, heading = [] } = sheet;
  const headerRow = heading.length + 1;
  // `rows` is the JSON text of such rows.
  const rows = JSON.parse(sheet.rows) as ResultRow[];
  const sizes = sizedColumns(sheet, rows);
  const page = book.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', ySplit: headerRow }],
    pageSetup: pageSetup(sheet, sizes, headerRow),
    headerFooter: headerAndFooter(sheet),
    autoFilter: {
      from: { row: headerRow, col: 1 },
      to: { row: headerRow + rows.length - totalsRows, col: sheet.columns.length },
    },
  });
  const hasWrapped = sizes.some(({ isWrapped }) => isWrapped);
  const styles = sheet.columns.map((column, index) =>
    columnStyle(column, columnFormat(column, sheet.currency), {
      ...alignmentAfter(column, sheet.columns[index - 1]),
      ...(sizes[index]?.isWrapped && { wrapText: true }),
      ...(hasWrapped && { vertical: 'top' as const }),
    }),
  );
  page.columns = sizes.map(({ width }, index) => ({ width, style: styles[index] }));
  writeHeading(page, heading);
  writeHeader(page, sheet.columns, sizes);
  writeRows(page, sheet, rows, { styles, sizes });
  allowNumbersAsText(page, sheet.columns, headerRow + 1, headerRow + rows.length);
  page.commit();
}

function writeHeading(page: WorksheetWriter, lines: readonly string[]): void {
  for (const line of lines) {
    const written = page.addRow([line]);
    written.getCell(1).style = { numFmt: '@', font: BOLD_FONT };
    written.commit();
  }
}

function writeHeader(page: WorksheetWriter, columns: readonly ExcelColumn[], sizes: readonly SizedColumn[]): void {
  const header = page.addRow(columns.map(({ title }) => title));
  columns.forEach((column, index) => {
    const alignment = alignmentAfter(column, columns[index - 1]);
    const style = headerStyle(column, { ...alignment, wrapText: sizes[index]?.isTitleWrapped ?? false });
    header.getCell(index + 1).style = style;
  });
  header.commit();
}

/** Numbers in text columns, such as ISBNs, are texts on purpose; Excel would mark each of them as an error. */
function allowNumbersAsText(page: WorksheetWriter, columns: readonly ExcelColumn[], first: number, last: number): void {
  const indexes = columns.flatMap((column, index) => (columnFormat(column, 'USD') === '@' ? [index + 1] : []));
  if (indexes.length === 0 || last < first) return;
  const letters = indexes.map((index) => page.getColumn(index).letter);
  const ref = letters.map((letter) => `${letter}${first}:${letter}${last}`).join(' ');
  page.ignoredErrors.push({ ref, numberStoredAsText: true });
}
