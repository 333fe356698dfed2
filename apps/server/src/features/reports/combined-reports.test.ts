import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { importRecords, oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';

const [first, second, without, others] = ['9780000000002', '9780000000019', '9780000000026', '9780000000033'] as const;
/** The feed names neither title nor ISBN in the headers of their reports. */
const [unnamed, alsoUnnamed] = ['9780000000057', '9780000000064'] as const;

type Company = '001' | '006';

const titleOf = (isbn: string, title: string, productId: number, companyCode: Company = '001'): SentRecord => ({
  ...oneOfEach.title,
  companyCode,
  isbn,
  productId,
  bar: { title },
});

const row = (accountNumber: string, ordered: number, projected: number, accountName = `Shop ${accountNumber}`) => ({
  accountNumber,
  accountName,
  accountTotalOnOrder: ordered,
  finalProjection: projected,
});

const reportOf = (
  isbn: string,
  title: string,
  data: ReturnType<typeof row>[],
  companyCode: Company = '001',
  header: object = { title, isbn, boDataAsOf: '2026-02-04' },
): SentRecord => ({
  ...oneOfEach.projection,
  companyCode,
  isbn,
  header: { reissueNumber: 0, ...header },
  data,
});

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await importRecords(server.database, [
    titleOf(first, 'Harbour Lights', 71),
    titleOf(second, 'Night Ferry', 72),
    titleOf(without, 'No Plans', 73),
    titleOf(others, 'Elsewhere', 74, '006'),
    reportOf(first, 'Harbour Lights', [
      row('1', 100, 90),
      row('ZZZZZZZZZZ', 0, 0, 'All other accounts'),
      row('2', 5, 2),
    ]),
    reportOf(second, 'Night Ferry', [row('2', 10, 40)]),
    reportOf(others, 'Elsewhere', [row('1', 1, 1)], '006'),
    titleOf(unnamed, 'Low Tide', 75),
    titleOf(alsoUnnamed, 'High Tide', 76),
    reportOf(unnamed, '', [row('1', 30, 20)], '001', { boDataAsOf: '0001-01-01' }),
    reportOf(alsoUnnamed, '', [row('1', 8, 9)], '001', { boDataAsOf: '2026-02-04T13:30:00', faDataAsOf: '2026-01-02' }),
  ]);
});
afterAll(() => server.close());

async function ask(isbns: readonly string[], body: object = {}, as: 'administrator' | 'trade' = 'administrator') {
  const payload = { titles: isbns.map((isbn) => ({ companyCode: isbn === others ? '006' : '001', isbn })), ...body };
  const url = '/api/Export/CombinedReport/projections';
  return server.app.inject({ method: 'POST', url, headers: server.as(as), payload });
}

async function bookOf(isbns: readonly string[], body: object = {}, as?: 'trade'): Promise<Workbook> {
  const answer = await ask(isbns, body, as);
  expect(answer.statusCode, answer.body).toBe(200);
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(answer.json().file, 'base64'));
  return book;
}

/** The rows of a sheet as records by column title, and the lines above its head. */
function contentOf(sheet: Worksheet, firstColumn: string) {
  const lines = Array.from({ length: sheet.rowCount }, (_, index) =>
    (sheet.getRow(index + 1).values as unknown[]).slice(1),
  );
  const head = lines.findIndex(([cell]) => cell === firstColumn);
  const names = lines[head]!.map(String);
  return {
    heading: lines.slice(0, head).map(([cell]) => String(cell)),
    rows: lines
      .slice(head + 1)
      .map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]))),
  };
}

test('one workbook has the titles by variance, the accounts across them, and every account of every title [MULTI-33, MULTI-64] [G-776]', async () => {
  const asked = [first, second, first, without, '9780000000040', 'nonsense'];
  const book = await bookOf(asked, { withoutIsbn: ['Calendar'] });
  expect(book.worksheets.map(({ name }) => name)).toEqual([
    'Titles',
    'Accounts',
    'Title × Account',
    'Without a Report',
  ]);
  const titles = contentOf(book.getWorksheet('Titles')!, 'Title');
  expect(titles.heading[0]).toMatch(/^Marketing Projection Report · 2 titles · /);
  expect(titles.heading[1]).toBe('Source: Marketing projections · As of 2/4/2026');
  expect(titles.rows).toMatchObject([
    { Title: 'Night Ferry', ISBN: second, Accounts: 1, 'Total On Order': 10, 'Latest Projection': 40, Variance: -30 },
    { Title: 'Harbour Lights', ISBN: first, Accounts: 2, 'Total On Order': 105, 'Latest Projection': 92, Variance: 13 },
    { Title: 'Total All Titles:', 'Total On Order': 115, 'Latest Projection': 132, Variance: -17 },
  ]);
  // An ISBN is on one line.
  expect(book.getWorksheet('Titles')!.getColumn(3).width).toBeGreaterThanOrEqual(13);
  const accounts = contentOf(book.getWorksheet('Accounts')!, 'Account');
  expect(accounts.rows).toMatchObject([
    { Account: 'Shop 2', 'Account No.': '2', Company: '001', Titles: 2, 'Total On Order': 15, Variance: -27 },
    { Account: 'Shop 1', 'Account No.': '1', Titles: 1, 'Total On Order': 100, Variance: 10 },
    { Account: 'Total All Accounts:', 'Total On Order': 115, Variance: -17 },
  ]);
  const ofTwo = contentOf((await bookOf([first, others])).getWorksheet('Accounts')!, 'Account').rows;
  expect(ofTwo.filter((one) => one['Account No.'] === '1')).toMatchObject([
    { Company: '006', Titles: 1, 'Total On Order': 1 },
    { Company: '001', Titles: 1, 'Total On Order': 100 },
  ]);
  const all = contentOf(book.getWorksheet('Title × Account')!, 'Title').rows;
  expect(all.map((one) => [one.Title, one.ISBN, one.Account, one.Variance])).toEqual([
    ['Harbour Lights', first, 'Shop 1', 10],
    ['Harbour Lights', first, 'Shop 2', 3],
    ['Night Ferry', second, 'Shop 2', -30],
  ]);
  expect(contentOf(book.getWorksheet('Without a Report')!, 'Title').rows).toEqual([
    { Title: 'No Plans', ISBN: without, Reason: 'There is no such report of this title.' },
    { Title: null, ISBN: '9780000000040', Reason: 'Not found in Company Code: 001.' },
    { Title: null, ISBN: 'nonsense', Reason: 'Not found in Company Code: 001.' },
    { Title: 'Calendar', ISBN: null, Reason: 'Reports need an ISBN, which this title does not have.' },
  ]);
});

test('titles that the feed does not name in its headers are those of the catalogue, and all are counted [MULTI-41] [REPORT-116]', async () => {
  const book = await bookOf([unnamed, alsoUnnamed, second], { hasTitleSheets: true });
  const titles = contentOf(book.getWorksheet('Titles')!, 'Title');
  expect(titles.heading).toEqual([
    expect.stringMatching(/ · 3 titles · /),
    'Source: Marketing projections · As of 2/4/2026',
    '1 report does not say as of which day the figures are.',
  ]);
  expect(titles.rows).toMatchObject([
    { Title: 'Night Ferry', ISBN: second, Variance: -30 },
    { Title: 'High Tide', ISBN: alsoUnnamed, Variance: -1 },
    { Title: 'Low Tide', ISBN: unnamed, Variance: 10 },
    { Title: 'Total All Titles:', 'Total On Order': 48, Variance: -21 },
  ]);
  const all = contentOf(book.getWorksheet('Title × Account')!, 'Title').rows;
  expect(all.map(({ Title }) => Title)).toEqual(['Low Tide', 'High Tide', 'Night Ferry']);
  expect(contentOf(book.getWorksheet(unnamed)!, 'Account No.').heading.slice(0, 2)).toEqual([
    `Low Tide · ${unnamed} · Marketing Projection Report`,
    'Source: Marketing projections',
  ]);
});

test('where asked each title has a sheet, with its name above the head [MULTI-34]', async () => {
  const book = await bookOf([first, second], { hasTitleSheets: true });
  expect(book.worksheets.map(({ name }) => name).slice(3)).toEqual([first, second]);
  const { heading, rows } = contentOf(book.getWorksheet(first)!, 'Account No.');
  expect(heading[0]).toBe(`Harbour Lights · ${first} · Marketing Projection Report`);
  expect(rows.at(-1)).toMatchObject({ Account: 'Total All Accounts:', Variance: 13 });
});

test('a title of another company is unknown, and too many sheets are refused [MULTI-34] [G-165]', async () => {
  const book = await bookOf([others], {}, 'trade');
  expect(book.worksheets.map(({ name }) => name)).toEqual(['Without a Report']);
  expect(contentOf(book.getWorksheet('Without a Report')!, 'Title').rows).toEqual([
    { Title: null, ISBN: others, Reason: 'Not found in Company Code: 006.' },
  ]);
  const many = Array.from({ length: 201 }, (_, index) => String(9_780_000_100_000 + index));
  expect((await ask(many, { hasTitleSheets: true })).statusCode).toBe(400);
});
