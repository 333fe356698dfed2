import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { filledTitle } from '@titlenet/catalogue/testing/filled-title';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

/** ISBNs of the filled title, and of a title whose sheet lists it. */
const FILLED = '9780062040800';
const LISTING = '9780062040817';
const UNKNOWN = '9780062040824';

const { bar, sheet, stored } = filledTitle();
// The identity of the title, and fields in which only certain values make sense.
const own = { isbn: FILLED, isbn10: '0062040804', reissueNo: 3, isAudio: true, ean: '9780062040800' };

const recordsOf = (companyCode: CompanyCode, index: number) => [
  titleRecord({
    companyCode,
    isbn: FILLED,
    productId: 100 + index,
    bar: { ...bar, ...own, productId: 100 + index, companyCode } as TitleRecord['bar'],
    sheet: sheet as TitleRecord['sheet'],
    stored: { ...stored, ltdGross: 800, ltdNet: 600, totalInPrint: 4_321 } as TitleRecord['stored'],
  }),
  titleRecord({
    companyCode,
    isbn: LISTING,
    productId: 200 + index,
    references: (['audioAndLargePrint', 'otherWorks', 'titleTrack', 'competitive'] as const).flatMap((list) => [
      { isbn: FILLED, list },
      { isbn: UNKNOWN, list, known: { title: 'Elsewhere', author: 'Reed, Olga', format: 'Paperback', source: 'Tor' } },
    ]),
  }),
];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, companyCodes.flatMap(recordsOf));
});
afterAll(() => server.close());

const get = async (url: string) =>
  (await server.app.inject({ url: `/api/TitleSheet/${url}`, headers: server.as('administrator') })).json();

describe.each(companyCodes.map((company, index) => ({ company, index })))('of $company', ({ company, index }) => {
  test('the title bar has the value of every field that was sent', async () => {
    const sent = { ...bar, ...own, productId: 100 + index, companyCode: company };
    expect(await get(`${company}/${100 + index}/bar`)).toEqual(sent);
  });

  test('the sheet has the value of every field that was sent', async () => {
    const { relatedEditions, sales, ...rest } = await get(`${company}/${100 + index}`);
    const { sales: sentSales, ...sent } = sheet;
    expect(rest).toEqual(sent);
    expect(sales).toMatchObject(sentSales!);
    expect(relatedEditions).toMatchObject({ audioAndLargePrint: [], otherWorks: [] });
  });

  test('other sheets show it as a related edition, each column with its own field', async () => {
    const { audioAndLargePrint, otherWorks } = (await get(`${company}/${200 + index}`)).relatedEditions;
    const row = {
      bookFormat: bar.formatDesc,
      isbn: FILLED,
      title: 'bar.title',
      onSale: bar.onSaleDate,
      release: bar.releaseDate,
      price: bar.price,
      canPrice: bar.canadianPrice,
      selectionNo: 'stored.selectionNo',
      presenter: 'bar.reader',
      noOfCassCds: bar.tapecount,
      tapeLength: 'bar.tapelength',
      cartonQty: bar.booksPerCarton,
      trim: 'bar.trimSize',
      pageCount: bar.pageCount,
      upc: 'bar.upc',
      productId: 100 + index,
      relation: null,
    };
    const unknown = { ...Object.fromEntries(Object.keys(row).map((name) => [name, null])), isbn: UNKNOWN };
    const expected = [row, { ...unknown, bookFormat: 'Paperback', title: 'Elsewhere' }];
    expect(audioAndLargePrint).toEqual(expected);
    expect(otherWorks).toEqual(expected);
  });

  test('other sheets compare with it, each column with its own field', async () => {
    const { titleTrack, competitive } = (await get(`${company}/${200 + index}`)).sales;
    const row = {
      title: 'bar.title',
      source: 'stored.publisher',
      author: 'bar.author1',
      isbn: FILLED,
      saleDate: bar.onSaleDate,
      format: bar.formatDesc,
      smCode: 'bar.salesMarketingCode',
      price: bar.price,
      priceCad: bar.canadianPrice,
      ltdGross: 800,
      ltdNet: 600,
      sellThru: 75,
      totalInPrint: 4_321,
      isModel: false,
      productId: 100 + index,
    };
    const unknown = { ...Object.fromEntries(Object.keys(row).map((name) => [name, null])), isbn: UNKNOWN };
    const known = { title: 'Elsewhere', author: 'Reed, Olga', format: 'Paperback', source: 'Tor', isModel: false };
    expect(titleTrack).toEqual([row, { ...unknown, ...known }]);
    expect(competitive).toEqual(titleTrack);
  });
});
