import { screen, within } from '@testing-library/react';
import type { SearchSource } from '@titlenet/catalogue/enumerations';
import { required } from '@titlenet/catalogue/required';
import { columnDefinitions, hccpColumnDefinitions } from '@titlenet/catalogue/result-columns/column-definitions';
import { chosenFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import type { ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import { fakeServer, type Handler } from '../../../test/fake-server.ts';
import { powerSearchHandlers } from '../../../test/power-search.ts';
import { renderApp } from '../../../test/render-app.tsx';

export const endpoints = {
  HarperCollins: 'POST /api/Searching/PowerSearch/HarperCollins',
  Hqna: 'POST /api/Searching/PowerSearch/Hqna',
  Hccp: 'POST /api/Searching/PowerSearch/HCCP',
} as const;

/** A row of the main result with the given changes. */
export function mainRow(change: Partial<ResultRow> = {}): ResultRow {
  return {
    PRODUCT_ID: 42,
    COMPANYCODE: '001',
    REISSUE_NO: 0,
    ISBN: '9780061120084',
    ISBN_13: '9780061120084',
    TITLE: 'To Kill a Mockingbird',
    AUTHOR_1: 'Lee, Harper',
    COMPLIANCETEXT: null,
    ...change,
  };
}

export const hqnaRow = (change: Partial<ResultRow> = {}): ResultRow => ({
  PRODUCT_ID: 7,
  COMPANYCODE: '180',
  REISSUE_NO: 0,
  ISBN_13: '9780373000012',
  isbn: '9780373000012',
  title: 'Bay',
  author: 'Doe, Jo',
  ...change,
});

export const hccpRow = (change: Partial<ResultRow> = {}): ResultRow => ({
  PRODUCT_ID: 8,
  COMPANYCODE: '006',
  REISSUE_NO: 0,
  ISBN: '9780310000000',
  TITLE: 'Psalms',
  AUTHOR: 'Smith, Ann',
  ...change,
});

/** A response as the server sends it; `fields` are the saved names, the standard set if empty. */
export function responseOf(
  source: SearchSource,
  data: readonly ResultRow[],
  { fields = [], ...rest }: { fields?: string[] } & Record<string, unknown> = {},
) {
  const chosen = chosenFields(resultSource(source), fields);
  return {
    data,
    titles: source === 'Hccp' ? hccpColumnDefinitions(resultSource(source), chosen) : columnDefinitions(chosen),
    total: data.length,
    noData: data.length === 0,
    moreCriteriaRequired: false,
    maxResultSize: 2000,
    complianceIndicator: resultSource(source).hasCompliance,
    ...rest,
  };
}

const path = '/Searching/PowerSearch';
export const mainAddress = `${path}/HarperCollins/result?title=mock&titleSwitch=1&company=1&sortBy=title&isShowCover=false&isShowAuthor=false`;
export const hqnaAddress = `${path}/HQNA/result?title_Value=bay&title_Switch=1&isHqna=true&sortBy=Title&isShowCover=false`;
export const hccpAddress = `${path}/HCCP/result?title=psalm&titleSwitch=2&sortBy=1`;

/** Opens a result; the handlers response its search. */
export function openResult(address: string, handlers: Record<string, Handler>) {
  const server = fakeServer({ ...powerSearchHandlers(), ...handlers });
  return { server, ...renderApp(address) };
}

export const openMain = (rows: readonly ResultRow[], options = {}, address = mainAddress) =>
  openResult(address, { [endpoints.HarperCollins]: () => responseOf('HarperCollins', rows, options) });
export const openHqna = (rows: readonly ResultRow[], options = {}) =>
  openResult(hqnaAddress, { [endpoints.Hqna]: () => responseOf('Hqna', rows, options) });
export const openHccp = (rows: readonly ResultRow[], options = {}) =>
  openResult(hccpAddress, { [endpoints.Hccp]: () => responseOf('Hccp', rows, options) });

export const grid = () => screen.findByRole('grid', { name: 'Power search result' });

export const heads = async () =>
  within(await grid())
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('title') ?? 'Select all');

export const dataRows = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1);

/** The cell of a row (from 0) in the column with this header. */
export async function cellUnder(head: string, row = 0): Promise<HTMLElement> {
  const index = (await heads()).indexOf(head);
  const cells = within(required((await dataRows())[row], `row ${row}`)).getAllByRole('gridcell');
  return required(cells[index], head);
}

export const cellTexts = async (head: string) => {
  const index = (await heads()).indexOf(head);
  return (await dataRows()).map((row) => within(row).getAllByRole('gridcell')[index]?.textContent);
};
