import type { WorksheetWriter } from '@cj-tech-master/excelts';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { FieldType } from '@titlenet/catalogue/field';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import { cellValue, isbnOfResult, type ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import { isRightToLeft } from '@titlenet/catalogue/text/direction';
import { rowHeight, type SizedColumn } from './column-widths.ts';
import { columnFormat, type ExcelCell, excelCell } from './excel-cell.ts';
import type { ExcelColumn, ExcelSheet } from './excel-sheet.ts';
import { BOLD_FONT, type CellStyle, cellStyles } from './workbook-styles.ts';

function sheetAddress(sheet: ExcelSheet, row: ResultRow): string {
  const title = { companyCode: row.COMPANYCODE, productId: row.PRODUCT_ID, isbn: isbnOfResult(row) };
  return `${sheet.productAddress.replace(/\/$/, '')}/#${titleSheetAddress(title)}`;
}

/** The columns of a sheet as they are written. */
interface WrittenColumns {
  readonly styles: readonly CellStyle[];
  readonly sizes: readonly SizedColumn[];
}

/** Writes the rows of a sheet one by one. */
export function writeRows(
  page: WorksheetWriter,
  sheet: ExcelSheet,
  rows: readonly ResultRow[],
  { styles, sizes }: WrittenColumns,
): void {
  const styleOfCell = cellStyles(sheet.columns, styles);
  const firstTotals = rows.length - (sheet.totalsRows ?? 0);
  rows.forEach((row, rowIndex) => {
    const written = page.addRow([]);
    const isTotals = rowIndex >= firstTotals || isSubtotal(sheet, row);
    const cells = sheet.columns.map((column) => cellOf(sheet, row, column, isTotals));
    const height = rowHeight(
      cells.map(({ value }) => value),
      sizes,
    );
    if (height !== undefined) written.height = height;
    cells.forEach(({ value, format, ownType }, index) => {
      if (value === null) return;
      const cell = written.getCell(index + 1);
      const isLink = sheet.columns[index]?.isSheetLink && typeof value === 'string';
      cell.value = isLink ? { text: value, hyperlink: sheetAddress(sheet, row) } : value;
      const isRtl = typeof value === 'string' && isRightToLeft(value);
      const style = styleOfCell(index, { format, ownType, isRightToLeft: isRtl });
      cell.style = isTotals ? { ...style, font: BOLD_FONT } : style;
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
  const typed = { ...column, type: ownType, currency: ownCurrency(sheet, row) ?? column.currency };
  const { value, format = columnFormat(typed, sheet.currency) } = excelCell(typed, raw);
  return { value, ...(format && { format }), ownType };
}

function typesOfCells({ typesMember }: ExcelSheet, row: ResultRow): Readonly<Record<string, FieldType | undefined>> {
  // The member has types by column.
  return (typesMember && (row[typesMember] as Record<string, FieldType> | undefined)) || {};
}

/** The currency of a row's amounts, if it has its own. */
const ownCurrency = ({ currencyMember }: ExcelSheet, row: ResultRow) =>
  // The member has codes of currencies.
  currencyMember === undefined ? undefined : (row[currencyMember] as Currency | undefined);

/** The format of an amount whose row has another currency than the sheet. */
function ownCurrencyFormat(sheet: ExcelSheet, row: ResultRow, column: ExcelColumn): string | undefined {
  const own = column.type === 'money' ? ownCurrency(sheet, row) : undefined;
  return own && own !== sheet.currency ? columnFormat(column, own) : undefined;
}
