import { Workbook } from '@cj-tech-master/excelts';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { projectionHeaderFields } from '@titlenet/contract/testing/projection-header';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { putReports } from '../../records/projection-reports.queries.ts';

const isbn = '9780062040800';

const header = {
  ...projectionHeaderFields,
  title: 'The Lantern Keeper',
  author: 'Marsh, Eleanor',
  isbn,
  reissueNumber: 2,
  salesGoal: 20000,
};

const account = {
  accountNumber: '0001001045',
  accountName: 'Booktown "National" & Sons',
  accountInitialOrder: 500,
  accountNetOrder: 480,
  initialProjection: 600,
  revisedProjections: 650,
  finalProjection: 700,
  accountTotalOnOrder: 620,
  variance: -80,
  latestQuantity: 700,
  latestQuantityTag: 'F',
  administratorComments: 'Second display approved.',
};
const other = {
  ...account,
  accountNumber: '0002000101',
  accountName: 'Corner Bookshops',
  accountInitialOrder: 0,
  revisedProjections: null,
  finalProjection: null,
  initialProjection: 100,
  accountTotalOnOrder: 130,
  variance: null,
  latestQuantity: 100,
  latestQuantityTag: 'I',
  administratorComments: null,
};
const nothing = Object.fromEntries(Object.keys(account).map((name) => [name, null]));
const divider = { ...nothing, accountNumber: 'ZZZZZZZZZZ', accountName: 'All other accounts' };
const keySales = {
  initialSales: 480,
  grossReorders: 40,
  grossSales: 520,
  netSales: -60,
  returns: 580,
  returnPercent: 111.5,
};

const projection = (change: object): HouseRecordOf<'projection'> =>
  ({
    kind: 'projection',
    companyCode: '001',
    isbn,
    region: 'us',
    header,
    data: [account, divider, other],
    ...change,
  }) as never;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ isbn }),
    titleRecord({ companyCode: '006', isbn: '9780310337508' }),
    titleRecord({ companyCode: '003', isbn: '9780061122415' }),
  ]);
  await putReports(server.database.batch, [
    projection({}),
    projection({ region: 'ca', header: { ...header, marketDescription: 'Canada', price: 31.99 } }),
    {
      ...projection({ data: [{ ...account, ...keySales }] }),
      kind: 'key-account',
    } as never,
    {
      ...projection({ region: 'ca', data: [{ ...account, ...keySales, accountName: 'Maple Leaf Books' }] }),
      kind: 'key-account',
    } as never,
    projection({
      companyCode: '003',
      isbn: '9780061122415',
      data: [
        account,
        { ...other, variance: 25 },
        {
          ...nothing,
          accountNumber: '',
          accountName: ' Total All Accounts: ',
          accountTotalOnOrder: 800,
          variance: -50,
        },
      ],
    }),
    // A feed may send reports that the company does not offer.
    projection({ companyCode: '006', isbn: '9780310337508', region: 'ca' }),
  ]);
});
afterAll(() => server.close());

const ask = async (path: string, as: PersonName = 'employee') => {
  const answer = await server.app.inject({ url: `/api/Reports/${path}`, headers: server.as(as) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('a projection report', () => {
  test('has product id, header and rows [REPORT-21..REPORT-23] [REPORT-17] [API-14]', async () => {
    const report = await ask(`001/${isbn}/ProjectionsUS`);
    expect(report.productId).toEqual(expect.any(Number));
    expect(report.header.title).toBe('The Lantern Keeper');
    expect(report.data.map((row: { accountName: string }) => row.accountName)).toEqual([
      'Booktown "National" & Sons',
      'All other accounts',
      'Corner Bookshops',
      'Total All Accounts:',
    ]);
  });

  test('has every header field [REPORT-24..REPORT-52]', async () => {
    expect((await ask(`001/${isbn}/ProjectionsUS`)).header).toEqual(header);
  });

  test('has every field of a row [REPORT-53..REPORT-64]', async () => {
    expect((await ask(`001/${isbn}/ProjectionsUS`)).data[0]).toEqual(account);
  });

  test('is another one for Canada [REPORT-18] [API-15]', async () => {
    const { header: canada } = await ask(`001/${isbn}/ProjectionsCA`);
    expect([canada.marketDescription, canada.price]).toEqual(['Canada', 31.99]);
  });

  test('gets the variance that the feed leaves out, and totals where the feed has none', async () => {
    const { data, differences } = await ask(`001/${isbn}/ProjectionsUS`);
    expect(data[2].variance).toBe(30);
    expect(data[3]).toMatchObject({
      accountInitialOrder: 500,
      accountNetOrder: 960,
      initialProjection: 700,
      revisedProjections: 650,
      finalProjection: 700,
      accountTotalOnOrder: 750,
      variance: -50,
      latestQuantity: 800,
      latestQuantityTag: null,
    });
    expect(differences).toEqual([]);
  });

  test('keeps the totals of the feed, and lists those that differ from the sums', async () => {
    const { data, differences } = await ask('003/9780061122415/ProjectionsUS');
    expect(data).toHaveLength(3);
    expect(data[2]).toMatchObject({ accountTotalOnOrder: 800, variance: -50 });
    expect(differences).toEqual([
      { row: 'Corner Bookshops', field: 'variance', stated: 25, computed: 30 },
      { row: 'Total All Accounts:', field: 'accountTotalOnOrder', stated: 800, computed: 750 },
      { row: 'Total All Accounts:', field: 'variance', stated: -50, computed: -55 },
    ]);
  });
});

describe('the reports of many titles [MULTI-27]', () => {
  const reportsOf = async (operation: string, titles: object[], as: PersonName = 'employee') => {
    const url = `/api/Reports/${operation}`;
    const answer = await server.app.inject({ method: 'POST', url, headers: server.as(as), payload: { titles } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().reports;
  };
  const title = (companyCode: string, number: string) => ({ companyCode, isbn: number });

  test('are those of the single calls, in the order of the titles', async () => {
    const asked = [title('003', '9780061122415'), title('001', '9780062040879'), title('001', '0062040804')];
    expect(await reportsOf('ProjectionsUS', asked)).toEqual([
      await ask('003/9780061122415/ProjectionsUS'),
      null,
      await ask(`001/${isbn}/ProjectionsUS`),
    ]);
    const [canada] = await reportsOf('KeyAccountsCA', [title('001', isbn)]);
    expect(canada.data[0].accountName).toBe('Maple Leaf Books');
  });

  test('of companies that do not have the report are without header, and titles of other companies unknown', async () => {
    const asked = [title('006', '9780310337508'), title('001', isbn)];
    expect(await reportsOf('ProjectionsCA', asked, 'hccp')).toMatchObject([{ header: null, data: [] }, null]);
  });
});

test('the Excel file has the name of a divider without its mark, and fits the width of a page', async () => {
  const url = `/api/Export/Report/001/${isbn}/projections`;
  const { file } = (await server.app.inject({ method: 'POST', url, headers: server.as('employee') })).json();
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  const sheet = book.getWorksheet('Accounts')!;
  expect([sheet.getCell('A2').value, sheet.getCell('B2').value]).toEqual(['0001001045', 'Booktown "National" & Sons']);
  expect([sheet.getCell('A3').value, sheet.getCell('B3').value]).toEqual([null, 'All other accounts']);
  expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 });
});

test.each([
  ['KeyAccountsUS', 'Booktown "National" & Sons', '[REPORT-19] [API-16]'],
  ['KeyAccountsCA', 'Maple Leaf Books', '[REPORT-20] [API-17]'],
])(
  '%s adds sales to each account of %s, returns above 100 % and negative net sales too [REPORT-65..REPORT-70] %s',
  async (name, accountName) => {
    const { data } = await ask(`001/${isbn}/${name}`);
    expect(data[0]).toEqual({ ...account, ...keySales, accountName });
    expect(data[1]).toMatchObject({
      accountName: 'Total All Accounts:',
      grossSales: 520,
      netSales: -60,
      returnPercent: 111.54,
    });
  },
);

test.each([
  ['0001-01-01T00:00:00', '2026-01-09T00:00:00', '2026-01-09T00:00:00'],
  ['1900-01-01T00:00:00', null, null],
  ['2026-02-04T13:30:00', '2026-01-09T00:00:00', '2026-02-04T00:00:00'],
])('orders as of %s and a forecast as of %s are as of %s [REPORT-116]', async (boDataAsOf, faDataAsOf, asOf) => {
  const own = { ...header, boDataAsOf, faDataAsOf, frDataAsOf: null };
  await putReports(server.database.batch, [
    projection({ companyCode: '003', isbn: '9780061122415', region: 'ca', header: own }),
  ]);
  expect(await ask('003/9780061122415/ProjectionsCA')).toMatchObject({ asOf });
});

test('a title without the report has no header, an unknown title is null', async () => {
  expect(await ask('003/9780061122415/KeyAccountsUS')).toMatchObject({
    header: null,
    data: [],
    productId: expect.any(Number),
  });
  expect(await ask('006/9780310337508/ProjectionsCA')).toMatchObject({ header: null, data: [] });
  expect(await ask('001/9780062040879/ProjectionsUS')).toBeNull();
  expect(await ask(`003/${isbn}/ProjectionsUS`)).toBeNull();
});

test('a company without access is denied', async () => {
  const answer = await server.app.inject({ url: `/api/Reports/001/${isbn}/ProjectionsUS`, headers: server.as('hccp') });
  expect(answer.statusCode).toBe(403);
});
