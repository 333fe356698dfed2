import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { drillDownPanelTitle } from '@titlenet/catalogue/reports/drill-down';
import type { ExcelSheet } from '../../excel/excel-sheet.ts';
import { sheetName } from '../../excel/list-file.ts';
import { columnsOfReport, withBlankTexts } from '../../excel/report-sheets.ts';
import { type DrillDownRows, drillDownTotals } from './drill-down.ts';

interface SheetOptions {
  companyCode: CompanyCode;
  isbn: string;
  /** The company's day, `YYYY-MM-DD`. */
  day: string;
  productAddress: string;
  /** The `_id` of the rows that the sheet has; absent: all. */
  selected: readonly string[] | undefined;
}

const MAX_TITLE_IN_FILE_NAME = 60;

/**
 * A drill-down table as a sheet: what it is of above its head, all or the selected rows, and their totals.
 */
export function drillDownSheet(table: DrillDownRows, options: SheetOptions): ExcelSheet {
  const { companyCode, isbn, day, productAddress, selected } = options;
  const chosen = selected && new Set(selected);
  const rows = chosen ? table.rows.filter(({ _id }) => chosen.has(_id)) : table.rows;
  const isSelection = rows.length < table.rows.length;
  const columns = columnsOfReport(table.columns, table.periods, table.rows);
  const totals = drillDownTotals(table.columns, rows);
  const label = isSelection ? 'Total of Selected Rows:' : 'Total:';
  // Every table has columns.
  const totalsRow = totals && { ...totals, [columns[0]!.name]: label };
  const choice = `${formatCount(rows.length)} of ${formatCount(table.rows.length)} rows`;
  return {
    name: sheetName(table.header),
    heading: [
      [table.title, isbn, formatDate(day, 'M/d/yyyy')].filter(Boolean).join(' · '),
      isSelection ? `${table.header} · ${choice}` : table.header,
    ],
    columns,
    rows: JSON.stringify([...rows.map((row) => withBlankTexts(table.columns, row)), ...(totalsRow ? [totalsRow] : [])]),
    totalsRows: totalsRow ? 1 : 0,
    currency: companyOf(companyCode).currency,
    productAddress,
  };
}

/** The panel's name without spaces (DRILL-18), then title, ISBN and day. */
export function drillDownFileName(title: string, isbn: string, day: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.join('').slice(0, MAX_TITLE_IN_FILE_NAME);
  return `${[drillDownPanelTitle.replaceAll(' ', ''), name, isbn, day].filter(Boolean).join('-')}.xlsx`;
}
