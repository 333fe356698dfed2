import { findCompany } from '@titlenet/catalogue/companies';
import { type ListRow, listColumns } from '@titlenet/catalogue/lists/list-row';
import { isbnWithReissue } from '@titlenet/catalogue/rules/reissue';
import { exportList } from '@titlenet/contract/list-export';
import { exportableBody } from '../../actions/excel/exportable-body.ts';
import { callApi } from '../../ui/api/call-api.ts';
import type { ListDefinition } from './list-definition.ts';

/** A row of the Excel file: the columns, and the currency of the price (G-167). */
function exportedRow({ companyCode, productId: _, isbn, reissueNo, ...row }: ListRow) {
  const currency = findCompany(companyCode)?.currency ?? 'USD';
  return { isbn: isbnWithReissue(isbn ?? '', reissueNo), ...row, currency };
}

/** Lists of titles: trade categories, awards, backlist views and bestsellers. */
export const titleList: ListDefinition<ListRow> = {
  name: 'titleList',
  columns: listColumns,
  titleOf: (row) => ({ ...row, isbn: row.isbn ?? '' }),
  hasCovers: true,
  order: [],
  exportRows: async (rows, { name, description, signal }) => {
    const titles = listColumns.map(({ label }) => label);
    const body = exportableBody(exportList, { name, description, titles, rows: rows.map(exportedRow) });
    return callApi(exportList, { body }, { signal, blocking: false });
  },
};
