import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { refreshDueFigures } from '../due-figures.ts';
import { importRecords, importText, oneOfEach, type SentRecord } from './house-files.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  sql`truncate title, term, feed_run, in_house_fragment, stale_figures, sales_window, reported_period, sent_period, monthly_sales
    restart identity cascade`.execute(database.batch),
);

afterEach(() => void vi.useRealTimers());

/** Noon in New York. */
const onDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T17:00:00Z`) });

const tides = '9780061122415';
const figures = (isbn = '9780062040800') =>
  database.batch
    .selectFrom('title')
    .select(['ltd_gross', 'ltd_returns', 'ltd_net', 'ltd_dollars', 'last13_units', 'last13_dollars'])
    .where('isbn', '=', isbn)
    .executeTakeFirst();

const month = (month: string, gross: number, more: Partial<SentRecord> = {}): SentRecord =>
  ({ ...oneOfEach['sales-month'], month, gross, returns: 1, dollars: gross * 10, ...more }) as SentRecord;
const second: SentRecord = { ...oneOfEach.title, isbn: tides, productId: 78 };

test('figures are sums of all channels and accounts; the last thirteen months of the company are separate', async () => {
  await importRecords(database, [
    oneOfEach.title,
    second,
    month('2024-01', 100),
    month('2025-06', 10),
    month('2025-06', 20, { account: 'Corner' }),
    month('2025-01', 5),
    month('2025-02', 7),
    month('2026-02', 1, { isbn: tides }),
  ]);
  expect(await figures()).toEqual({
    ltd_gross: 142,
    ltd_returns: 5,
    ltd_net: 137,
    ltd_dollars: 1420,
    // February 2025 to February 2026, in which another title sold.
    last13_units: 34,
    last13_dollars: 370,
  });
});

test('a new month removes the oldest one from titles without sales in it', async () => {
  await importRecords(database, [oneOfEach.title, second, month('2025-01', 10), month('2026-01', 3, { isbn: tides })]);
  expect(await figures()).toMatchObject({ ltd_net: 9, last13_units: 9 });
  await importRecords(database, [month('2026-02', 4, { isbn: tides })]);
  expect(await figures()).toMatchObject({ ltd_net: 9, last13_units: 0 });
  expect(await figures(tides)).toMatchObject({ ltd_net: 5, last13_units: 5 });
});

test('the thirteen months end with the newest complete month, and the running one counts to date only [G-180]', async () => {
  onDay('2026-11-23');
  await importRecords(database, [
    oneOfEach.title,
    month('2025-09', 10),
    month('2025-10', 20),
    month('2026-10', 40),
    month('2026-11', 80),
  ]);
  expect(await figures()).toMatchObject({ ltd_gross: 150, last13_units: 58 });
  onDay('2026-12-01');
  expect(await refreshDueFigures(database)).toBeUndefined();
  await importRecords(database, [month('2026-11', 80)]);
  expect(await figures()).toMatchObject({ ltd_gross: 150, last13_units: 118 });
});

test('figures follow within the hour when a month is complete because a later one is over [G-180, G-892]', async () => {
  onDay('2026-10-31');
  await importRecords(database, [oneOfEach.title, month('2025-09', 10), month('2026-10', 40)]);
  onDay('2026-11-30');
  await importRecords(database, [month('2026-11', 80)]);
  expect(await figures()).toMatchObject({ ltd_gross: 130, last13_units: 9 });
  onDay('2026-12-01');
  await refreshDueFigures(database);
  expect(await figures()).toMatchObject({ ltd_gross: 130, last13_units: 39 });
  expect(await refreshDueFigures(database)).toBeUndefined();
});

test('records of titles outside the catalogue and a taken-back month move the thirteen months [G-180, G-183]', async () => {
  onDay('2026-11-23');
  const outside = { isbn: '9780007525492' };
  await importRecords(database, [oneOfEach.title, second, month('2025-08', 5), month('2026-10', 8, outside)]);
  expect(await figures()).toMatchObject({ last13_units: 4 });
  await importRecords(database, [month('2026-09', 7, { isbn: tides })]);
  expect(await figures()).toMatchObject({ last13_units: 0, ltd_net: 4 });
  expect(await figures(tides)).toMatchObject({ last13_units: 6 });
  await importRecords(database, [month('2026-09', 7, { isbn: tides, isDeleted: true })]);
  expect(await figures()).toMatchObject({ last13_units: 4 });
  expect(await figures(tides)).toMatchObject({ ltd_gross: null, ltd_net: null, last13_units: null });
});

test('figures of a month that has not begun count when it begins [G-184]', async () => {
  onDay('2026-11-23');
  await importRecords(database, [oneOfEach.title, month('2026-10', 10)]);
  await sql`update monthly_sales set month = '2027-02-01'`.execute(database.batch);
  await sql`insert into stale_figures values ('001', '9780062040800')`.execute(database.batch);
  await refreshDueFigures(database, { isUnfinished: true });
  expect(await figures()).toMatchObject({ ltd_gross: null });
  onDay('2027-02-01');
  await refreshDueFigures(database);
  expect(await figures()).toMatchObject({ ltd_gross: 10, last13_units: 0 });
});

test('a corrected month replaces the previous figures', async () => {
  await importRecords(database, [oneOfEach.title, month('2026-01', 10)]);
  expect(await importRecords(database, [month('2026-01', 12)])).toMatchObject({ updated: 1 });
  expect(await figures()).toMatchObject({ ltd_gross: 12 });
});

test('sums have room for more than an integer, and do not block later imports [G-191]', async () => {
  await importRecords(database, [
    oneOfEach.title,
    month('2026-01', 2_147_483_647, { returns: 0, dollars: 9_999_999_999 }),
    month('2026-01', 2_000_000_000, { account: 'Corner', returns: 0, dollars: 9_999_999_998.5 }),
    ...Array.from({ length: 120 }, (_, index) => month('2025-12', 1, { account: `${index}`, dollars: 9_000_000_000 })),
  ]);
  const expected = {
    ltd_gross: 4_147_483_767,
    ltd_returns: 120,
    ltd_net: 4_147_483_647,
    ltd_dollars: 1_099_999_999_997.5,
    last13_units: 4_147_483_647,
    last13_dollars: 1_099_999_999_997.5,
  };
  expect(await figures()).toEqual(expected);
  expect(await importRecords(database, [second, month('2026-01', 3, { isbn: tides })])).toMatchObject({
    added: 2,
    notices: [],
  });
  expect(await figures(tides)).toMatchObject({ ltd_net: 2 });
  expect(await figures()).toEqual(expected);
});

test('an impossible figure rejects its record only [G-191]', async () => {
  const report = await importRecords(database, [
    oneOfEach.title,
    month('2026-01', 2_147_483_648, { dollars: 1 }),
    month('2026-01', 2_147_483_647, { account: 'Corner', returns: -1, dollars: 1 }),
    month('2026-01', 7, { account: 'Booktown', dollars: 10_000_000_000 }),
    month('2026-01', 5, { account: 'Inlet' }),
    second,
    month('2026-01', 3, { isbn: tides }),
  ]);
  expect(report).toMatchObject({
    added: 4,
    rejected: [
      { line: 2, recordReference: '9780062040800', reason: expect.stringMatching(/^gross: .*2147483647/) },
      { line: 3, reason: 'net: gross less returns is more than 2147483647 copies' },
      { line: 4, reason: expect.stringMatching(/^dollars: .*9999999999/) },
    ],
  });
  expect([await figures(), await figures(tides)]).toMatchObject([{ ltd_gross: 5 }, { ltd_gross: 3 }]);
});

test('a record that takes a sum beyond 2^53 is rejected with its line; others of the file are stored [G-191]', async () => {
  await importRecords(database, [oneOfEach.title, second]);
  // 2^53 - 1 cents are 90,071,992,547,409.91 dollars, of which these rows leave 71,992,556,409.91.
  await sql`
    insert into monthly_sales (company_code, isbn, channel, account, month, gross, returns, net, dollars)
    select '001', '9780062040800', 'Trade', n::text, '2026-01-01', 0, 0, 0, 9999999999
    from generate_series(1, 9000) n`.execute(database.batch);
  const large = (account: string, dollars: number) => month('2026-02', 1, { account, dollars });
  const report = await importRecords(database, [
    large('first', 7_000_000_000),
    month('2026-02', 3, { isbn: tides }),
    large('second', 9_999_999_999),
    large('negative', -9_999_999_999),
    ...Array.from({ length: 5 }, (_, index) => large(`more ${index}`, 9_999_999_999)),
    large('small', 5),
  ]);
  expect(report.added).toBe(9);
  expect(report.rejected).toMatchObject([
    {
      line: 9,
      recordReference: '9780062040800',
      reason: 'cannot be stored: the sales of 9780062040800 add up to more than 9,007,199,254,740,991 copies or cents',
    },
  ]);
  expect(await figures(tides)).toMatchObject({ ltd_net: 2 });
});

test('figures of the house feed have precedence over sums', async () => {
  await importRecords(database, [{ ...oneOfEach.title, stored: { ltdNet: 5_000 } }, month('2026-01', 10)]);
  expect(await figures()).toMatchObject({ ltd_net: 5_000, ltd_gross: 10 });
});

test('figures that an interrupted import did not update are updated by the next one', async () => {
  await importRecords(database, [oneOfEach.title, month('2026-01', 10)]);
  await sql`update monthly_sales set gross = 30, net = 29`.execute(database.batch);
  await sql`insert into stale_figures values ('001', '9780062040800')`.execute(database.batch);
  await importRecords(database, [oneOfEach.person]);
  expect(await figures()).toMatchObject({ ltd_gross: 30, ltd_net: 29 });
});

test('a table has the same effect as lines', async () => {
  const table = [
    '"ISBN";Company;Month;Channel;Account;Gross;Returns;Dollars',
    '978-0-06-204080-0;001;2026-01-31;"Chain; large";"The ""Big"" One\nNorth";120;20;1060,50',
    '9780062040800;1;202602;Chain;;10;0;80',
    '9780062040800;1;2026-02;Chain;Other;ten;0;80',
  ].join('\r\n');
  await importRecords(database, [oneOfEach.title]);
  const report = await importText(database, table, { form: 'sales-month' });
  expect(report).toMatchObject({
    read: 3,
    added: 2,
    rejected: [{ line: 5, reason: expect.stringContaining('gross') }],
  });
  expect(await database.batch.selectFrom('monthly_sales').selectAll().orderBy('month').execute()).toMatchObject([
    { channel: 'Chain; large', account: 'The "Big" One\nNorth', month: '2026-01-01', dollars: 1060.5, net: 100 },
    { channel: 'Chain', account: '', month: '2026-02-01', gross: 10 },
  ]);
  expect(await figures()).toMatchObject({ ltd_gross: 130 });
});

describe.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['commas', ','],
])('in a table with %s [G-200]', (_, separator) => {
  const rowOf = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(separator);
  const imported = async (...rows: string[][]) => {
    const header = ['company', 'isbn', 'month', 'account', 'gross', 'returns', 'net', 'dollars'];
    const lines = [header, ...rows.map((row, index) => ['1', '9780062040800', '2026-02', `Shop ${index}`, ...row])];
    return importText(database, lines.map(rowOf).join('\n'), { form: 'sales-month' });
  };

  test.each([
    ['12.000', 'gross: "12.000" can be read as 12000 or as 12'],
    ['1.000', 'gross: "1.000" can be read as 1000 or as 1'],
    ['-1,000', 'gross: "-1,000" can be read as -1000 or as -1'],
    ['999,500', 'gross: "999,500" can be read as 999500 or as 999.5'],
    ['1.234,5', 'gross: "1.234,5" has separators of thousands'],
    ['1,234,567', 'gross: "1,234,567" has separators of thousands'],
    ['1 234', 'gross: "1 234" has separators of thousands'],
    ['1’234', 'gross: "1’234" has separators of thousands'],
    ['ten', 'gross: "ten" is no number'],
  ])('a quantity %s is rejected with line and reason, and the other rows are stored', async (gross, reason) => {
    const report = await imported(['5', '0', '', ''], [gross, '0', '', '1'], ['7', '0', '', '']);
    expect(report).toMatchObject({
      added: 2,
      rejected: [{ line: 3, recordReference: '9780062040800', reason: expect.stringContaining(reason) }],
    });
    const stored = await database.batch.selectFrom('monthly_sales').select('gross').orderBy('account').execute();
    expect(stored).toEqual([{ gross: 5 }, { gross: 7 }]);
  });

  test.each([
    ['returns', ['5', '1.000', '', '1']],
    ['net', ['5', '0', '2.000', '1']],
    ['dollars', ['5', '0', '', '1.234']],
    ['dollars', ['5', '0', '', '12,345']],
  ])('so are %s in %j', async (column, row) => {
    expect((await imported(row)).rejected).toMatchObject([
      { line: 2, reason: expect.stringMatching(new RegExp(`^${column}: .* can be read as`)) },
    ]);
  });

  test('numbers that can be read in one way are stored', async () => {
    const rows = [
      ['1234.000', '0.000', '12.0', '0.125'],
      ['12000', '-3', '', '1234567.89'],
    ];
    expect(await imported(...rows)).toMatchObject({ added: 2, rejected: [] });
    const columns = ['gross', 'returns', 'net', 'dollars'] as const;
    expect(await database.batch.selectFrom('monthly_sales').select(columns).orderBy('account').execute()).toEqual([
      { gross: 1234, returns: 0, net: 12, dollars: expect.closeTo(0.13, 2) },
      { gross: 12_000, returns: -3, net: 12_003, dollars: 1_234_567.89 },
    ]);
  });
});

test('rows of a table without a company belong to the named company, and are rejected without one', async () => {
  const table = 'isbn,month,gross\n9780062040800,2026-01,3\n';
  expect(await importText(database, table, { form: 'sales-month', company: '003' })).toMatchObject({ added: 1 });
  expect((await importText(database, table, { form: 'sales-month' })).rejected).toMatchObject([
    { reason: expect.stringContaining('companyCode') },
  ]);
});

describe('a table of sales loses no copies without a word [LIST-93]', () => {
  const tableOf = (header: string, ...rows: string[]) =>
    importText(database, [header, ...rows].join('\n'), { form: 'sales-month', company: '001' });
  const header = 'isbn,month,account,gross';

  test('a row that repeats a key is refused with both lines, and the first one counts', async () => {
    const report = await tableOf(
      header,
      '978-0-06-204080-0,2026-01,Shop,3',
      '9780062040800,2026-02,Shop,4',
      '9780062040800,2026-01-31,Shop,5',
    );
    expect(report).toMatchObject({
      added: 2,
      rejected: [
        {
          line: 4,
          recordReference: '9780062040800',
          reason: 'repeats line 2: same title, month, channel, account and market',
        },
      ],
    });
  });

  test('a cell beyond the columns is refused', async () => {
    expect(
      await tableOf(`${header},`, '9780062040800,2026-01,Shop,1,234', '9780062040800,2026-02,Shop,4,'),
    ).toMatchObject({
      added: 1,
      rejected: [{ line: 2, reason: '"234" is in column 5, which has no name' }],
    });
  });

  test.each([
    ['isbn,month,gross,Gross', '"Gross" repeats the column gross'],
    ['isbn,ean,month,gross', '"ean" repeats the column isbn'],
    ['isbn,month,gross,Retours', '"Retours" is no column of monthly sales'],
  ])('the header %s is refused', async (columns, reason) => {
    const { unreadable, added } = await tableOf(columns, '9780062040800,2026-01,3,4');
    expect([unreadable, added]).toEqual([
      expect.stringContaining(`has a wrong header in its first line: ${reason}`),
      0,
    ]);
  });

  test('a table without gross is refused, not read as a list', async () => {
    expect((await tableOf('isbn,month,net', '9780062040800,2026-01,3')).unreadable).toMatch(
      /^has no header with isbn, month, gross/,
    );
  });

  test.each([
    ['10/2026', 'month: "10/2026" is no month (YYYY-MM)'],
    ['Oct 2026', 'month: "Oct 2026" is no month (YYYY-MM)'],
    ['2026-13', 'month: "2026-13" is no month (YYYY-MM)'],
    ['', 'month: is blank, not a month (YYYY-MM)'],
    ['Total', 'month: "Total" is no month (YYYY-MM)'],
  ])('the month "%s" is refused with a sentence', async (month, reason) => {
    expect((await tableOf(header, `9780062040800,${month},Shop,3`)).rejected).toMatchObject([{ line: 2, reason }]);
  });

  test('a row of totals is refused with a sentence', async () => {
    const [total] = (await tableOf(header, 'Total,,,300')).rejected;
    expect(total?.reason).not.toMatch(/Error|Invalid/);
    expect(total?.reason).toMatch(/isbn: .*month: is blank/);
  });

  test('lines that end with CR are read', async () => {
    const report = await importText(
      database,
      `${header}\r9780062040800,2026-01,Shop,3\r9780062040800,2026-02,Shop,4\r`,
      {
        form: 'sales-month',
        company: '001',
      },
    );
    expect(report).toMatchObject({ added: 2, rejected: [] });
  });
});

test('another table is rejected with its header', async () => {
  const report = await importText(database, 'name,age\nx,3\n', { form: 'sales-month' });
  expect(report.unreadable).toMatch(/no header with isbn, month, gross: name,age/);
});
