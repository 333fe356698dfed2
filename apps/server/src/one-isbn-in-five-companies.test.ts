import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { type PersonName, subjectOf } from '../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../test/test-titles.ts';
import { putMonthlySales } from './records/monthly-sales.queries.ts';

const ISBN = '9780062040800';
const ISBN10 = '0062040804';
const RELATED = '9780061122415';
/** The title of each company with the ISBN; all of them have one product id too. */
const titleOf = { '001': 'Trade', '003': 'Children', '180': 'Heartland', '006': 'Christian', '400': 'United' } as const;
type Holder = keyof typeof titleOf;
const holders = ['001', '003', '180', '006', '400'] as const satisfies readonly Holder[];

const booking = { nat: '0', frontPage: '0', airDate: null, vague: null, bookingDesc: null, tourCity: null, type: null };

const recordOf = (companyCode: Holder) =>
  titleRecord({
    companyCode,
    isbn: ISBN,
    productId: 77,
    bar: { title: titleOf[companyCode], imprintDesc: `Imprint ${companyCode}` },
    sheet: {
      publicity: { info: [{ ...booking, callSign: `CALL ${companyCode}`, showName: null }] },
      marketing: { promotion: `Promotion of ${companyCode}` },
      online: { onlineMember: `Member of ${companyCode}` },
      coopData: {
        coopContracts: [
          {
            marketType: null,
            subType: null,
            datePromoStart: null,
            datePromoEnd: null,
            contractDesc: `Contract of ${companyCode}`,
            customerName: null,
            coopAmount: null,
          },
        ],
      },
    },
    references: [{ isbn: RELATED, list: 'otherWorks' }],
  });

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { RATE_LIMIT_PER_PERSON: '100000' } });
  const related = holders.map((companyCode) =>
    titleRecord({ companyCode, isbn: RELATED, productId: 78, bar: { title: `Related of ${companyCode}` } }),
  );
  // The last company is saved first, so that no order of rows gives the right title by chance.
  await saveAsHouse(server.database, [...[...holders].reverse().map(recordOf), ...related]);
  const sale = { month: '2026-02', channel: 'Trade', gross: 10, returns: 1, dollars: 100 };
  await putMonthlySales(
    server.database.batch,
    holders.map((companyCode) => ({
      kind: 'sales-month' as const,
      companyCode,
      isbn: ISBN,
      account: `Account ${companyCode}`,
      ...sale,
    })),
  );
});
afterAll(() => server.close());

const get = (url: string, as: PersonName = 'employee') => server.app.inject({ url, headers: server.as(as) });
const post = (url: string, payload: object, as: PersonName = 'employee') =>
  server.app.inject({ method: 'POST', url, payload, headers: server.as(as) });

/** What each call by ISBN returns of a title. */
const callsByIsbn: Record<string, { url: string; textOf: (company: string) => string }> = {
  PublicityInfo: { url: `PublicityInfo?isbn=${ISBN}`, textOf: (company) => `CALL ${company}` },
  Advertising: { url: `Advertising?isbn10=${ISBN10}`, textOf: (company) => `Promotion of ${company}` },
  OnlineMarketing: { url: `OnlineMarketing?isbn10=${ISBN10}`, textOf: (company) => `Member of ${company}` },
};

describe.each(Object.entries(callsByIsbn))('%s', (_name, { url, textOf }) => {
  test.each(holders)('with company %s returns the title of this company (G-165)', async (company) => {
    const answer = await get(`/api/TitleSheet/${url}&companyCode=${company}`);
    expect(answer.body).toContain(textOf(company));
    expect(answer.headers['x-company-code']).toBe(company);
  });

  test.each([
    ['employee', '001'],
    ['children', '003'],
    ['hqna', '180'],
    ['hccp', '006'],
    ['uk', '400'],
  ] as const)(
    'without a company returns the first of the caller’s (%s: %s) and names it (G-165)',
    async (as, company) => {
      const answer = await get(`/api/TitleSheet/${url}`, as);
      expect(answer.body).toContain(textOf(company));
      expect(answer.headers['x-company-code']).toBe(company);
    },
  );

  test('with a company of others is answered like an unknown title (G-165)', async () => {
    const unknown = await get(`/api/TitleSheet/${url.replace(/=\d+/, '=9780062040879')}`, 'uk');
    const others = await get(`/api/TitleSheet/${url}&companyCode=003`, 'uk');
    expect([others.statusCode, others.body]).toEqual([200, unknown.body]);
    expect(others.headers['x-company-code']).toBeUndefined();
  });
});

test.each(holders)('bar, sheet and related editions of %s are those of the company', async (company) => {
  for (const id of [ISBN, '77']) {
    expect((await get(`/api/TitleSheet/${company}/${id}/bar`)).json()).toMatchObject({
      title: titleOf[company],
      companyCode: company,
    });
    const sheet = (await get(`/api/TitleSheet/${company}/${id}`)).json();
    expect(sheet.online.onlineMember).toBe(`Member of ${company}`);
    expect(sheet.relatedEditions.otherWorks).toMatchObject([{ title: `Related of ${company}` }]);
  }
  const coop = await get(`/api/TitleSheet/Coop?isbn10=${ISBN10}&companyCode=${company}`);
  expect(coop.body).toContain(`Contract of ${company}`);
});

test.each(holders)(
  'the cover of %s shows the title of the company, not of the first of its division',
  async (company) => {
    const url = `/images/covers/${company}/${ISBN}?width=200`;
    const answer = await server.app.inject({ url, headers: server.pictureCookie });
    expect(answer.body).toContain(`<title>${titleOf[company]}, Eleanor Marsh</title>`);
    expect(answer.headers['x-company-code']).toBe(company);
  },
);

test('the cover of a division is that of its first company whose pictures the person may see', async () => {
  const cover = async (name: PersonName) => {
    const cookie = server.pictureCookieOf(subjectOf(name));
    return (await server.app.inject({ url: `/images/covers/1/${ISBN}`, headers: { cookie } })).headers[
      'x-company-code'
    ];
  };
  expect([await cover('administrator'), await cover('children'), await cover('uk')]).toEqual(['001', '003', undefined]);
});

test.each(holders)('reports, drill-downs and their files of %s are those of the company', async (company) => {
  const bar = await get(`/api/Reports/${company}/${ISBN}/RevertedTitleBar`);
  expect(bar.json().title).toBe(titleOf[company]);
  const report = (await get(`/api/Reports/${company}/${ISBN}/ChannelReport`)).json();
  expect(report.header?.title).toBe(titleOf[company]);
  const query = `isbn=${ISBN}&companyCode=${company}&key=${encodeURIComponent('["Trade"]')}`;
  const accounts = (await get(`/api/Drilldown/salesByAccount?${query}`)).json();
  expect(accounts.rows.map((row: { account: string }) => row.account)).toEqual([`Account ${company}`]);
  const text = await textOfFile((await post(`/api/Export/Drilldown/salesByAccount?${query}`, {})).json());
  expect(text).toContain(`Account ${company}`);
  for (const other of holders.filter((code) => code !== company)) expect(text).not.toContain(`Account ${other}`);
});

async function textOfFile({ file }: { file: string }): Promise<string> {
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  const sheet = book.getWorksheet(1)!;
  const cells: string[] = [];
  for (let row = 1; row <= sheet.rowCount; row += 1)
    for (let column = 1; column <= sheet.columnCount; column += 1) cells.push(sheet.getCell(row, column).text);
  return cells.join('\n');
}

describe('files of selected titles', () => {
  const fields = [{ name: 'TITLE', title: 'Title' }];

  test('have the selected title, not those of other companies with its ISBN', async () => {
    const selected = [{ companyCode: '003', isbn: ISBN }];
    const text = await textOfFile((await post('/api/Export/1/excel', { selected, fields })).json());
    expect(text.split('\n')).toEqual(['Title', 'Children']);
  });

  test('keep the order of the selection, once each, without titles of other companies', async () => {
    const selected = ['003', '400', '001', '003'].map((companyCode) => ({ companyCode, isbn: ISBN }));
    const text = await textOfFile((await post('/api/Export/1/excel', { selected, fields })).json());
    expect(text.split('\n')).toEqual(['Title', 'Children', 'Trade']);
    const own = await textOfFile((await post('/api/Export/1/excel', { selected, fields }, 'children')).json());
    expect(own.split('\n')).toEqual(['Title', 'Children']);
  });

  test('have all titles of the search’s companies for an ISBN without a company', async () => {
    const text = await textOfFile((await post('/api/Export/1/excel', { isbns: [ISBN], fields })).json());
    expect(text.split('\n')).toEqual(['Title', 'Trade', 'Children']);
  });
});

test.each(holders)('the ONIX file of %s has the title of the company', async (companyCode) => {
  const { body } = await post('/api/Onix/Export', { companyCode, isbns: [ISBN] });
  const check = (await post('/api/Onix/Check', { companyCode, isbns: [ISBN] })).json();
  expect([...check.notExportable, { title: titleOf[companyCode] }][0]).toMatchObject({ title: titleOf[companyCode] });
  for (const other of holders.filter((code) => code !== companyCode)) expect(body).not.toContain(titleOf[other]);
});

test('search and user list name the company of each row', async () => {
  const found = (await post('/api/Searching/QuickSearch', { isbn: ISBN, company: 1 })).json();
  expect(found.data.map((row: { companyCode: string; title: string }) => [row.companyCode, row.title]).sort()).toEqual([
    ['001', 'Trade'],
    ['003', 'Children'],
  ]);
  const list = (await post('/api/UserLists', { name: 'Five' })).json();
  await post(`/api/UserLists/${list.id}/Isbns`, { isbns: [ISBN] });
  const { rows } = (await get(`/api/UserLists/${list.id}`)).json();
  expect(rows.map((row: { companyCode: string; title: string }) => [row.companyCode, row.title])).toEqual([
    ['001', 'Trade'],
    ['003', 'Children'],
    ['006', 'Christian'],
    ['180', 'Heartland'],
    ['400', 'United'],
  ]);
});

test('without a company, ISBN/Company names the first of the caller’s [API-12]', async () => {
  expect((await get(`/api/isbn/${ISBN}/Company`)).json()).toBe('001');
  expect((await get(`/api/isbn/${ISBN10}/Company`, 'hccp')).json()).toBe('006');
});
