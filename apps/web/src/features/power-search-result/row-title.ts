import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { ResultValue } from '@titlenet/catalogue/result-columns/result-field';
import { isbnOfResult, type ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import type { GridTitle } from '../../domain/title-grid/isbn-column.tsx';
import { type Address, addressOf } from '../../ui/address/links.ts';
import type { QueryInput } from '../../ui/address/query.ts';

const textOf = (value: ResultValue | undefined) => (typeof value === 'string' ? value : '');

const titles = new WeakMap<ResultRow, GridTitle>();

/** The title that a row of any source stands for. */
export function titleOfRow(row: ResultRow): GridTitle {
  const known = titles.get(row) ?? {
    companyCode: row.COMPANYCODE,
    productId: row.PRODUCT_ID,
    isbn: isbnOfResult(row),
    title: textOf(row.TITLE) || textOf(row.title),
    reissueNo: row.REISSUE_NO ?? 0,
  };
  titles.set(row, known);
  return known;
}

/** What identifies a row in its result: an ISBN may be the title of several companies. */
export function keyOfRow(row: ResultRow): string {
  return `${row.COMPANYCODE}:${row.PRODUCT_ID}:${isbnOfResult(row)}`;
}

/** Where a row's link cells lead: an address of its own (`innerUrl` with `queryParams`, CS §3), else its title's sheet. */
export function addressOfRow(row: ResultRow): Address {
  const innerUrl = textOf(row.innerUrl);
  if (!innerUrl.startsWith('/')) return titleSheetAddress(titleOfRow(row));
  const { queryParams } = row;
  const isMap = typeof queryParams === 'object' && queryParams !== null && !Array.isArray(queryParams);
  return addressOf(innerUrl, isMap ? (queryParams as QueryInput) : {});
}
