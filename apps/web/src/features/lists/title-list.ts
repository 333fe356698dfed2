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
  exportRows: async (rows, { name, description, ranked, signal }) => {
    const titles = listColumns.map(({ label }) => label);
    const exported = rows.map((row) => ({ ...exportedRow(row), rankFigure: ranked?.byRow.get(row) }));
    const rankFigure = ranked && { label: ranked.column.label, type: ranked.column.type };
    const body = exportableBody(exportList, { name, description, titles, rankFigure, rows: exported });
    return callApi(exportList, { body }, { signal, blocking: false });
  },
};
