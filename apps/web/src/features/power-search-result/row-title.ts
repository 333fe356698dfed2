import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { ResultValue } from '@titlenet/catalogue/result-columns/result-field';
import { isbnOfResult, type ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import type { GridTitle } from '../../domain/title-grid/isbn-column.tsx';
import { type Address, addressOf } from '../../ui/address/links.ts';
import type { QueryInput } from '../../ui/address/query.ts';

const textOf = (value: ResultValue | undefined) => (typeof value === 'string' ? value : '');

const titles = new WeakMap<ResultRow, GridTitle>();

/** The title of a row of any search. */
export function titleOfRow(row: ResultRow): GridTitle {
  const cached = titles.get(row) ?? {
    companyCode: row.COMPANYCODE,
    productId: row.PRODUCT_ID,
    isbn: isbnOfResult(row),
    title: textOf(row.TITLE) || textOf(row.title),
    reissueNo: row.REISSUE_NO ?? 0,
  };
  titles.set(row, cached);
  return cached;
}

/** Target of a row's links: its own address (`innerUrl` with `queryParams`) [GRID-068], else the title's sheet. */
export function addressOfRow(row: ResultRow): Address {
  const innerUrl = textOf(row.innerUrl);
  if (!innerUrl.startsWith('/')) return titleSheetAddress(titleOfRow(row));
  const { queryParams } = row;
  const isMap = typeof queryParams === 'object' && queryParams !== null && !Array.isArray(queryParams);
  // The server sends a map of parameters.
  return addressOf(innerUrl, isMap ? (queryParams as QueryInput) : {});
}
