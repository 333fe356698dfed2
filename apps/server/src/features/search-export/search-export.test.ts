import { Workbook } from '@cj-tech-master/excelts';
import { chosenFields, resultFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multiplyTitle } from '../../../test/multiply-title.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

let server: TestApp;

const titles = [
  { isbn: '9780062040800', bar: { title: 'Lantern Vol 10', author1: 'Marsh, Eleanor', price: 24.99 } },
  { isbn: '9780061122415', bar: { title: 'Lantern Vol 2', author1: '=1+1', onSaleDate: '2026-03-05T00:00:00' } },
  { isbn: '9780061120084', bar: { title: 'The Tides', author1: 'Ash, A.' } },
  { isbn: '9780007525492', companyCode: '003', bar: { title: 'Lantern for Children' } },
  { isbn: '9780373209774', companyCode: '180', bar: { title: 'Lantern Bay', price: 7.99, canadianPrice: 9.99 } },
  { isbn: '9780373209781', companyCode: '180', bar: { title: 'Harbour Bay' } },
  { isbn: '9780310337508', companyCode: '006', bar: { title: 'A Lantern', answerCode: 'IP' } },
  { isbn: '9780310337515', companyCode: '006', bar: { title: 'Feet' } },
] as const;

beforeAll(async () => {
  server = await createTestApp({ environment: { PUBLIC_URL: 'https://titlenet.test' } });
  await saveAsHouse(
    server.database,
    titles.map((title) => titleRecord(title)),
  );
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('preference').execute());

const send = (path: string, payload: object, as: PersonName = 'employee') =>
  server.app.inject({ method: 'POST', url: `/api/Export/${path}`, headers: server.as(as), payload });

async function exported(path: string, payload: object, as?: PersonName) {
  const answer = await send(path, payload, as);
  expect(answer.statusCode, answer.body).toBe(200);
  const { file, fileName } = answer.json<{ file: string; fileName: string }>();
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  const sheet = book.getWorksheet(1)!;
  const lines = Array.from({ length: sheet.rowCount }, (_, line) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.getCell(line + 1, column + 1).text),
  );
  return { fileName, sheet, header: lines[0]!, rows: lines.slice(1) };
}

const multiply = (isbn: string, count: number) => multiplyTitle(server.database.batch, isbn, count);

const titleColumn = { fields: [{ name: 'TITLE', title: 'Title' }] };
const lantern = { title: 'lantern' };

/** YYYY-MM-DD in New York, which is the day of people of its companies. */
const newYorkDay = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

describe('POST /api/Export/{company}/excel', () => {
  test('returns a workbook in base64 and its name [EXPORT-01]', async () => {
    const { fileName, header, rows } = await exported('1/excel', { criteria: lantern });
    expect(fileName).toBe(`SearchResults_${newYorkDay()}.xlsx`);
    const standard = chosenFields(resultSource('HarperCollins'), []);
    expect(header).toEqual(standard.map(({ label }) => label));
    expect(rows).toHaveLength(3);
  });

  test('has all rows of the search, in its order', async () => {
    const titlesOf = async (sortBy: string) =>
      (await exported('1/excel', { criteria: { ...lantern, sortBy }, ...titleColumn })).rows.flat();
    expect(await titlesOf('title')).toEqual(['Lantern for Children', 'Lantern Vol 2', 'Lantern Vol 10']);
    expect(await titlesOf('isbn')).toEqual(['Lantern for Children', 'Lantern Vol 2', 'Lantern Vol 10']);
    expect(await titlesOf('price desc')).toEqual(expect.arrayContaining(['Lantern Vol 10']));
  });

  test('has the columns that the grid has, under their titles and in their order', async () => {
    const fields = [
      { name: 'PRICE', title: 'List price' },
      { name: 'ISBN', title: '' },
    ];
    const { header, rows, sheet } = await exported('001/excel', { isbns: ['978-0-06-204080-0'], fields });
    expect([header, rows]).toEqual([['List price', 'ISBN'], [['24.99', '9780062040800']]]);
    expect(sheet.getCell('A2').value).toBe(24.99);
    expect(sheet.getCell('B2').value).toMatchObject({
      hyperlink: expect.stringMatching(/^https:\/\/titlenet\.test\/#\/titleSheet\/\d+\?companyCode=001$/),
    });
  });

  test('has the fields that the user has chosen if the request names none', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/Account/Preference?company=001',
      headers: server.as('employee'),
      payload: ['ON_SALE_DATE'],
    });
    const { header, sheet } = await exported('1/excel', { isbns: ['9780061122415'] });
    expect(header).toEqual(['ISBN', 'Title', 'On Sale Date']);
    expect(sheet.getCell('C2').value).toEqual(new Date(Date.UTC(2026, 2, 5)));
  });

  test('of a selection has its titles in its order and no others', async () => {
    const isbns = ['9780061120084', '9780373209774', '9780062040800', '9780062040879'];
    expect((await exported('1/excel', { isbns, ...titleColumn })).rows.flat()).toEqual(['The Tides', 'Lantern Vol 10']);
  });

  test("has only the caller’s titles, and of a company only that one's (G-81)", async () => {
    const found = async (company: string, as?: PersonName) =>
      (await exported(`${company}/excel`, { criteria: lantern, ...titleColumn }, as)).rows.flat();
    expect(await found('1', 'children')).toEqual(['Lantern for Children']);
    expect(await found('003')).toEqual(['Lantern for Children']);
    expect((await send('180/excel', { criteria: lantern }, 'trade')).statusCode).toBe(403);
    expect((await send('003/excel', { criteria: lantern }, 'trade')).statusCode).toBe(403);
  });

  test('a text that looks like a formula stays a text', async () => {
    const fields = [{ name: 'AUTHOR_1', title: 'Author' }];
    const { sheet } = await exported('1/excel', { isbns: ['9780061122415'], fields });
    expect([sheet.getCell('A2').value, sheet.getCell('A2').formula]).toEqual(['=1+1', undefined]);
  });

  test('a search without hits returns a file with its header', async () => {
    expect((await exported('1/excel', { criteria: { title: 'zzzz' }, ...titleColumn })).rows).toEqual([]);
  });

  test('is rejected if a column is unknown, the criteria are invalid, or the division has no power search', async () => {
    const refused = async (path: string, payload: object) => {
      const answer = await send(path, payload, 'administrator');
      expect(answer.statusCode, answer.body).toBe(400);
      return answer.json<{ message: string; issues?: { path: string; message: string }[] }>();
    };
    const unknown = { fields: [{ name: 'PASSWORD', title: 'x' }], isbns: ['9780062040800'] };
    expect((await refused('1/excel', unknown)).issues).toEqual([
      { path: 'body/fields/0/name', message: 'Unknown field PASSWORD' },
    ]);
    expect((await refused('1/excel', { criteria: {} })).issues?.[0]?.message).toBe(
      'Please add more criteria to further refine your search.',
    );
    await refused('1/excel', { criteria: { title: 'x', sortBy: 'title; drop table title' } });
    await refused('1/excel', {});
    await refused('400/excel', { criteria: lantern });
    await refused('7/excel', { criteria: lantern });
    await refused('excel/excel', { criteria: lantern });
  });

  test('is rejected above the maximum instead of truncated', async () => {
    const crowd = titleRecord({ isbn: '9780061120091', bar: { title: 'Crowd' } });
    await saveAsHouse(server.database, [crowd]);
    await multiply(crowd.isbn!, 2000);
    const answer = await send('1/excel', { criteria: { title: 'crowd' }, ...titleColumn });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('2,001 Titles. (*note: over maximum size, please refine your search.)');
    await saveAsHouse(server.database, [{ ...crowd, isDeleted: true }]);
    expect((await exported('1/excel', { criteria: { title: 'crowd' }, ...titleColumn })).rows).toHaveLength(2000);
  });

  test('is recorded in the audit trail', async () => {
    await exported('1/excel', { isbns: ['9780061120084'], ...titleColumn });
    await server.app.audit.flush();
    const [event] = await server.database.db
      .selectFrom('audit_event')
      .select(['subject', 'detail'])
      .where('action', '=', 'excel-export')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(event).toEqual({ subject: 'demo-employee', detail: { search: 'HarperCollins', titles: '1', fields: '1' } });
  });
});

describe('the exports of HQNA and HCCP', () => {
  test('/excel/hqna returns the selected titles with prices of both currencies [EXPORT-02]', async () => {
    const { header, rows, fileName } = await exported('excel/hqna', {
      isbns: ['9780373209774'],
      fields: [
        { name: 'title', title: 'Title' },
        { name: 'prices.USD', title: 'Price' },
        { name: 'Price_CAD', title: 'CA Price' },
      ],
    });
    expect(fileName).toMatch(/^SearchResults_[\d-]{10}\.xlsx$/);
    expect([header, ...rows]).toEqual([
      ['Title', 'Price', 'CA Price'],
      ['Lantern Bay', '7.99', '9.99'],
    ]);
  });

  test('/excel/hqna returns a selected title without an ISBN, which is named by its product id', async () => {
    const source = { sender: 'house', recordReference: 'HQNA-LOOSE' };
    await saveAsHouse(server.database, [
      titleRecord({ companyCode: '180', isbn: null, source, bar: { title: 'Loose Bay' } }),
    ]);
    const { product_id: productId } = await server.database.db
      .selectFrom('title')
      .select('product_id')
      .where('company_code', '=', '180')
      .where('isbn', 'is', null)
      .executeTakeFirstOrThrow();
    const { rows } = await exported('excel/hqna', {
      selected: [
        { companyCode: '180', productId },
        { companyCode: '180', isbn: '9780373209774' },
        { companyCode: '001', productId },
      ],
      fields: [{ name: 'title', title: 'Title' }],
    });
    await server.database.db.deleteFrom('title').where('product_id', '=', productId).execute();
    expect(rows).toEqual([['Loose Bay'], ['Lantern Bay']]);
  });

  test('/excel/hqna runs a search too', async () => {
    const criteria = { title_Value: 'bay', title_Switch: 2, isHqna: true };
    const { rows } = await exported('excel/hqna', { criteria, fields: [{ name: 'title', title: 'Title' }] });
    expect(rows.flat().sort()).toEqual(['Harbour Bay', 'Lantern Bay']);
  });

  test('/excel/hccp returns the titles of the criteria that are sent [EXPORT-03]', async () => {
    const criteria = { title: 'lantern', titleSwitch: 1 };
    const fields = [
      { name: 'TITLE', title: 'Title' },
      { name: 'ANSWER_CODE', title: 'Answer Code' },
    ];
    expect((await exported('excel/hccp', { criteria, fields }, 'hccp')).rows).toEqual([['A Lantern', 'IP']]);
    const { sheet } = await exported('excel/hccp', { criteria }, 'hccp');
    expect(sheet.getCell('A2').value).toMatchObject({
      text: '9780310337508',
      hyperlink: 'https://titlenet.test/#/titleSheet/9780310337508?companyCode=006',
    });
  });

  test('paths are case-insensitive', async () => {
    expect((await send('Excel/HCCP', { isbns: ['9780310337508'] }, 'hccp')).statusCode).toBe(200);
  });

  test('every field of every source can be exported', async () => {
    for (const [path, name] of [
      ['1/excel', 'HarperCollins'],
      ['excel/hqna', 'Hqna'],
      ['excel/hccp', 'Hccp'],
    ] as const) {
      const fields = resultFields(resultSource(name)).map((field) => ({ name: field.name, title: field.label }));
      const { header, rows } = await exported(path, { isbns: titles.map(({ isbn }) => isbn), fields });
      expect(header).toEqual(fields.map(({ title }) => title));
      expect(rows.length).toBeGreaterThan(0);
    }
  });
});
