import { findCompany } from '@titlenet/catalogue/companies';
import { isbnOfRow, type QuickSearchColumn, type SearchRow } from '@titlenet/catalogue/quick-search-result';
import { isbnWithReissue } from '@titlenet/catalogue/rules/reissue';
import type { ExcelFile } from '@titlenet/contract/search-export';
import { exportTable } from '@titlenet/contract/table-export';
import { callApi } from '../../ui/api/call-api.ts';
import { exportableBody } from './exportable-body.ts';

interface SearchRowsExport {
  /** Name of the list. */
  name: string;
  /** What was searched for, or which list it is. */
  description: string;
  columns: readonly QuickSearchColumn[];
  /** Adds a column with the company, for rows of several. */
  hasCompany?: boolean;
  signal: AbortSignal;
}

const companyColumn = { name: 'companyCode', label: 'Company', type: 'text' } as const;
const fileTypes = { isbn: 'code', text: 'text', date: 'date' } as const;

const cellOf = ({ name, type }: QuickSearchColumn, row: SearchRow) =>
  type === 'isbn' ? isbnWithReissue(isbnOfRow(row), row.reissueNo) : row[name];

/** Exports rows of a quick search or of a user list to Excel. */
export async function exportSearchRows(
  rows: readonly SearchRow[],
  { name, description, columns, hasCompany = false, signal }: SearchRowsExport,
): Promise<ExcelFile> {
  const body = {
    name,
    description,
    columns: [
      ...columns.map((column) => ({ name: column.name, label: column.label, type: fileTypes[column.type] })),
      ...(hasCompany ? [companyColumn] : []),
    ],
    rows: rows.map((row) => ({
      ...Object.fromEntries(columns.map((column) => [column.name, cellOf(column, row)])),
      ...(hasCompany && { [companyColumn.name]: findCompany(row.companyCode)?.label ?? row.companyCode }),
    })),
  };
  return callApi(exportTable, { body: exportableBody(exportTable, body) }, { signal, blocking: false });
}
