import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import { isbnWithReissue } from '@titlenet/catalogue/rules/reissue';
import type { ExcelFile } from '@titlenet/contract/search-export';
import { exportTable } from '@titlenet/contract/table-export';
import { exportableBody } from '../../actions/excel/exportable-body.ts';
import { callApi } from '../../ui/api/call-api.ts';
import type { ListExport } from './list-definition.ts';

type ExportedType = 'text' | 'code' | 'date' | 'integer';

/** Exports rows of titles with the given columns. */
export async function exportTitleTable<Row extends { isbn: string | null; reissueNo: number }>(
  columns: readonly (ListColumn & { readonly type: ExportedType })[],
  rows: readonly Row[],
  { name, description, signal }: ListExport<Row>,
): Promise<ExcelFile> {
  const body = exportableBody(exportTable, {
    name,
    description,
    columns: columns.map(({ name, label, type }) => ({ name, label, type })),
    rows: rows.map(({ isbn, reissueNo, ...row }) => ({ ...row, isbn: isbnWithReissue(isbn ?? '', reissueNo) })),
  });
  return callApi(exportTable, { body }, { signal, blocking: false });
}
