import type { HouseKind } from '@titlenet/catalogue/house-record';
import { houseKindNames } from '@titlenet/contract/feeds/house-record';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { cacheClearedChannel } from '../../database/cache-cleared-channel.ts';
import { importRecords, importText, oneOfEach, type SentRecord } from './house-files.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  sql`truncate title, term, feed_run, in_house_fragment, stale_figures, sales_window, reported_period, sent_period, monthly_sales, weekly_sales,
    pending_order, projection_report,
    publicity_event, promotion, trade_category, trade_category_title, award_list, award_title, person, permission, user_list restart identity cascade`.execute(
    database.batch,
  ),
);

const rowsOf = async (table: string) =>
  (await sql<object>`select * from ${sql.table(table)}`.execute(database.batch)).rows;

async function sheetOf(isbn = '9780062040800') {
  const row = await database.batch
    .selectFrom('title_document')
    .innerJoin('title', 'id', 'title_id')
    .select(['bar', 'sheet', 'comparison', 'ltd_gross', 'ltd_net', 'last13_units', 'last13_dollars', 'is_deleted'])
    .where('isbn', '=', isbn)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    bar: JSON.parse(row.bar),
    sheet: JSON.parse(`{${row.sheet}}`),
    comparison: JSON.parse(row.comparison),
  };
}

const report = (text: string) => JSON.parse(text) as { header: object; data: object[] };

/** What must be in the store when a record of the kind went in, beside its title. */
const proofs: { [Kind in HouseKind]: () => Promise<void> } = {
  async title() {
    const { bar, sheet } = await sheetOf();
    expect(bar).toMatchObject({ productId: 77, title: 'The Lantern Keeper', price: 20 });
    expect(sheet.editorial.bookDescription).toBe('<p>A storm.</p>');
  },
  async publicity() {
    const { sheet } = await sheetOf();
    expect(sheet.publicity).toMatchObject({
      publicist: 'Nora Feld',
      info: [{ callSign: 'WKLM', nat: '1' }, { nat: '0' }],
    });
    expect(Object.keys(sheet.publicity.info[0])).not.toContain('market');
    expect(await rowsOf('publicity_event')).toMatchObject([
      { air_day: '2026-03-05', market: 'Boston', date_added: '2026-01-02', is_national: true, is_front_page: false },
      { air_day: '2026-04-07', market: null, date_added: expect.stringMatching(/^20/), is_front_page: true },
    ]);
  },
  async coop() {
    const { sheet } = await sheetOf();
    expect(sheet.coopData.coopContracts).toMatchObject([{ datePromoStart: '2026-03-01T00:00:00', coopAmount: 1250 }]);
    expect(await rowsOf('promotion')).toMatchObject([
      { kind: 'contract', starts: '2026-03-01', ends: null },
      { kind: 'placement', starts: null, ends: '2026-04-01' },
    ]);
  },
  async award() {
    const { sheet } = await sheetOf();
    expect(sheet.awards).toMatchObject({
      bestsellers: ['City List, #3, 4/5/2026'],
      authorAwards: '<p>Golden Owl &lt;Gold&gt;, 2026</p>',
    });
    expect(await rowsOf('award_list')).toEqual([{ id: 12, audience: 'TR', name: 'Golden Owl <Gold>', position: 4 }]);
    expect(await rowsOf('award_title')).toEqual([
      { award_id: 12, company_code: '001', isbn: '9780062040800', year: 2026 },
    ]);
    const terms = await database.batch.selectFrom('term').select(['code']).where('attribute', '=', 26).execute();
    expect(terms).toEqual([{ code: '12' }]);
  },
  async contract() {
    const { sheet } = await sheetOf();
    expect(sheet.contracts).toMatchObject({ splits: [{ stdSplit: '50/50' }], msDueByContract: '2025-01-31T00:00:00' });
  },
  async 'sales-month'() {
    expect(await rowsOf('monthly_sales')).toMatchObject([{ month: '2026-02-01', gross: 120, returns: 20, net: 100 }]);
    const { comparison, ...figures } = await sheetOf();
    expect(figures).toMatchObject({ ltd_gross: 120, ltd_net: 100, last13_units: 100, last13_dollars: 1060.5 });
    expect(comparison).toMatchObject({ ltdGross: 120, ltdNet: 100, sellThru: 83.33 });
  },
  async 'sales-week'() {
    const rows = (await rowsOf('weekly_sales')) as { channel: string }[];
    expect(rows.filter(({ channel }) => channel !== '')).toMatchObject([
      {
        ...{ week_ending: '2026-02-28', channel: 'Chain', account: 'Booktown', gross: 30, returns: 5, net: 25 },
        ...{ dollars: 265.12, units_sold: 21, on_hand: null, is_deleted: false },
      },
    ]);
    const weeks = (await rowsOf('reported_period')) as { unit: string; period: string }[];
    expect(weeks.map(({ unit, period }) => [unit, period])).toEqual([
      ['pointOfSale', '2026-02-28'],
      ['week', '2026-02-28'],
    ]);
  },
  async 'pending-order'() {
    expect(await rowsOf('pending_order')).toMatchObject([
      { account: 'Booktown', order_number: 'A-1001', line: 1, ship_date: '2026-03-02', quantity: 400, status: 'Open' },
    ]);
  },
  async projection() {
    const [row] = (await rowsOf('projection_report')) as { kind: string; region: string; report: string }[];
    expect(row).toMatchObject({ kind: 'projection', region: 'us' });
    expect(report(row!.report)).toMatchObject({
      header: { salesGoal: 5000, title: null },
      data: [{ finalProjection: 700, variance: null }],
    });
  },
  async 'key-account'() {
    const [row] = (await rowsOf('projection_report')) as { kind: string; region: string; report: string }[];
    expect(row).toMatchObject({ kind: 'key-account', region: 'ca' });
    expect(report(row!.report).data).toMatchObject([{ netSales: 70, returnPercent: null }]);
  },
  async person() {
    expect(await rowsOf('person')).toMatchObject([{ id: 'p1', photo_url: 'https://photos.test/p1.jpg' }]);
  },
  async lookup() {
    const terms = await database.batch.selectFrom('term').selectAll().where('attribute', '=', 10).execute();
    expect(terms).toMatchObject([{ code: 'HP', description: 'Harbour Press', folded: 'harbour press' }]);
  },
  async list() {
    expect(await rowsOf('user_list')).toMatchObject([{ name: 'Spring', owner: 'dev|employee', is_shared: true }]);
    const items = (await rowsOf('user_list_item')) as { isbn: string }[];
    expect(items.map(({ isbn }) => isbn).sort()).toEqual(['9780061122415', '9780062040800']);
  },
  async 'trade-category'() {
    expect(await rowsOf('trade_category_title')).toEqual([
      { report: 'Mystery', company_code: '180', isbn: '9780061122415', rank: 1 },
      { report: 'Mystery', company_code: '001', isbn: '9780062040800', rank: 2 },
    ]);
  },
  async permission() {
    expect(await rowsOf('permission')).toMatchObject([{ subject: 'dev|new', companies: ['001', '003'] }]);
  },
};

test('records whose title no feed has named yet are counted, one in the singular', async () => {
  expect((await importRecords(database, [oneOfEach.publicity])).notices).toEqual([
    '1 record is stored for a title that no feed has named yet',
  ]);
  expect((await importRecords(database, [oneOfEach.coop, oneOfEach.contract])).notices).toEqual([
    '2 records are stored for titles that no feed has named yet',
  ]);
});

describe.each(houseKindNames)('a record of kind %s', (kind) => {
  const withTitle = kind === 'title' ? [oneOfEach.title] : [oneOfEach.title, oneOfEach[kind]];

  test('is stored, and changes nothing when repeated', async () => {
    expect(await importRecords(database, withTitle)).toMatchObject({ added: withTitle.length, rejected: [] });
    await proofs[kind]();
    const changes = await rowsOf('title_change');
    expect(await importRecords(database, withTitle)).toMatchObject({
      unchanged: withTitle.length,
      added: 0,
      updated: 0,
    });
    await proofs[kind]();
    expect(await rowsOf('title_change')).toEqual(changes);
  });

  test('can precede its title', async () => {
    await importRecords(database, withTitle.toReversed());
    await proofs[kind]();
  });

  test('can precede its title in a separate file', async () => {
    for (const record of withTitle.toReversed())
      expect(await importRecords(database, [record])).toMatchObject({ added: 1 });
    await proofs[kind]();
  });
});

describe('messages out of order', () => {
  const older: { [Kind in HouseKind]: object } = {
    title: { bar: { title: 'Old' } },
    publicity: { publicity: { publicist: 'Old' } },
    coop: { coopData: {} },
    award: { awards: { bestsellers: [] } },
    contract: { contracts: { purchaseType: 'Old' } },
    'sales-month': { gross: 1, returns: 0 },
    'sales-week': { channels: [] },
    'pending-order': { quantity: 1 },
    projection: { data: [] },
    'key-account': { data: [] },
    person: { name: 'Old' },
    lookup: { description: 'Old' },
    list: { isbns: [] },
    'trade-category': { titles: [] },
    permission: { companies: [] },
  };

  test.each(houseKindNames)('of kind %s: the newest message wins', async (kind) => {
    const sent = (record: object, sentAt: string) => ({ ...record, sentAt }) as SentRecord;
    await importRecords(database, [sent(oneOfEach.title, '2025-01-01T00:00:00Z')]);
    await importRecords(database, [sent(oneOfEach[kind], '2026-05-01T00:00:00Z')]);
    const late = sent({ ...oneOfEach[kind], ...older[kind] }, '2026-04-01T00:00:00Z');
    expect(await importRecords(database, [late])).toMatchObject({ older: 1, updated: 0 });
    await proofs[kind]();
    const newer = sent({ ...oneOfEach[kind], ...older[kind] }, '2026-06-01T00:00:00Z');
    expect(await importRecords(database, [newer])).toMatchObject({ updated: 1 });
    await importRecords(database, [sent(oneOfEach[kind], '2026-07-01T00:00:00Z')]);
    await proofs[kind]();
  });
});

describe('a file with errors', () => {
  const person = (id: string) => JSON.stringify({ ...oneOfEach.person, id });

  test('only bad lines are rejected, with reason and location', async () => {
    const lines = [
      person('a'),
      '',
      '{"kind":"person","id":"b"',
      '{"kind":"person","id":"c","name":"C","age":3}',
      '{"kind":"person","id":"d","name":"D\\u0000"}',
      person('e'),
    ];
    const text = `\uFEFF${lines.join('\r\n')}`;
    const result = await importText(database, text);
    expect(result).toMatchObject({ read: 5, added: 2 });
    expect(result.rejected).toMatchObject([
      { line: 3, reason: expect.stringMatching(/^is not JSON/), recordReference: null },
      { line: 4, reason: expect.stringContaining('age'), recordReference: 'c' },
      { line: 5, reason: expect.stringContaining('NUL'), recordReference: 'd' },
    ]);
    const { offset, excerpt } = result.rejected[1]!;
    expect(Buffer.from(text).subarray(offset).toString()).toMatch(new RegExp(`^${excerpt!.replace(/[{}?]/g, '\\$&')}`));
    expect(await rowsOf('feed_rejection')).toMatchObject([
      { line: 3 },
      { line: 4, byte_offset: offset, excerpt },
      { line: 5 },
    ]);
    expect((await rowsOf('person')).length).toBe(2);
  });

  test('a bad line does not affect others, and its text is kept as far as it can be stored', async () => {
    const lines = [
      person('a'),
      '{"kind":"person","id":"\\u0000b"}',
      `{"id":"c","x":${'['.repeat(20_000)}"\\ud800"${']'.repeat(20_000)}}`,
      `{"kind":"person","id":"${'d'.repeat(5_000)}","${'long '.repeat(10_000)}":1}`,
      person('e'),
    ];
    expect(await importText(database, lines.join('\n'))).toMatchObject({ read: 5, added: 2, rejectedCount: 3 });
    const kept = (await rowsOf('feed_rejection')) as { record_reference: string; reason: string }[];
    expect(kept.map((row) => row.record_reference)).toEqual(['b', 'c', `${'d'.repeat(200)}…`]);
    expect(kept[2]!.reason).toHaveLength(1_001);
  });

  test('a table without the required headings is rejected, for any other content', async () => {
    const text = Buffer.from('is\0bn;month\n1;2');
    const { unreadable } = await importText(database, text, { form: 'sales-month' });
    expect(unreadable).toMatch(/^has no header with isbn, month, gross: is/);
    expect(await rowsOf('feed_run')).toMatchObject([{ outcome: 'unreadable' }]);
  });

  test('only the record that the database rejects is rejected', async () => {
    const named = (isbn: string, title: string): SentRecord => ({
      kind: 'title',
      companyCode: '001',
      isbn,
      bar: { title },
    });
    await sql`alter table title add constraint no_faults check (title <> 'Fault')`.execute(database.batch);
    const sent = [named('9780062040800', 'A'), named('9780061122415', 'Fault'), named('9780062040817', 'B')];
    const result = await importRecords(database, sent);
    await sql`alter table title drop constraint no_faults`.execute(database.batch);
    expect(result).toMatchObject({
      added: 2,
      rejected: [{ line: 2, reason: expect.stringMatching(/^cannot be stored/) }],
    });
  });

  test('a record with invalid values is imported without them, and the report warns of each', async () => {
    const titled = (isbn: string, price: unknown) => ({
      kind: 'title',
      companyCode: '001',
      isbn,
      bar: { title: 'T', price },
    });
    const lines = [titled('9780062040800', 'a lot'), titled('9780061122415', 1e12), titled('9780062040817', 12)];
    const result = await importText(database, lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(result).toMatchObject({ added: 3, rejectedCount: 0, warnings: 2 });
    expect(result.warned.warnings).toMatchObject([
      { path: 'bar.price', value: 'a lot', count: 1, examples: [{ isbn: '9780062040800', line: 1, offset: 0 }] },
      { path: 'bar.price', value: '1000000000000', count: 1, examples: [{ isbn: '9780061122415', line: 2 }] },
    ]);
    expect((await sheetOf('9780062040800')).bar.price).toBeNull();
    expect((await sheetOf('9780062040817')).bar.price).toBe(12);
  });

  test.each([
    ['UTF-16', Buffer.from(`\uFEFF${person('a')}`, 'utf16le'), /UTF-16/],
    ['something else', 'no record\n'.repeat(200), /none of its lines/],
  ])('%s is refused', async (_, bytes, reason) => {
    expect((await importText(database, bytes)).unreadable).toMatch(reason);
  });

  test('is skipped if it was imported completely, and read again if it had errors', async () => {
    const good = person('a');
    await importText(database, good);
    expect(await importText(database, good)).toMatchObject({ isKnownFile: true, read: 0 });
    await importText(database, `${good}\n{}`);
    expect(await importText(database, `${good}\n{}`)).toMatchObject({ isKnownFile: false, read: 2 });
  });
});

test('two concurrent imports store the same as one', async () => {
  const isbns = Array.from({ length: 40 }, (_, index) => `97800620${String(index).padStart(5, '0')}`);
  const records = isbns.flatMap((isbn, index): SentRecord[] => [
    { ...oneOfEach.publicity, isbn },
    { ...oneOfEach['sales-month'], isbn, gross: index },
    { ...oneOfEach.title, isbn, productId: index + 1 },
    { ...oneOfEach.coop, isbn },
    { ...oneOfEach.person, id: `p${index}` },
  ]);
  const both = await Promise.all([importRecords(database, records), importRecords(database, records.toReversed())]);
  expect(both.flatMap((one) => one.rejected)).toEqual([]);
  expect((await rowsOf('title')).length).toBe(40);
  expect((await rowsOf('publicity_event')).length).toBe(80);
  expect((await rowsOf('promotion')).length).toBe(80);
  expect((await rowsOf('person')).length).toBe(40);
  expect(await rowsOf('stale_figures')).toEqual([]);
  for (const [index, isbn] of isbns.entries()) {
    const { sheet, ltd_gross } = await sheetOf(isbn);
    expect([sheet.publicity.publicist, sheet.coopData.coopContracts.length, ltd_gross]).toEqual([
      'Nora Feld',
      1,
      index,
    ]);
  }
});

test('running servers are notified of new permissions', async () => {
  const received = Promise.withResolvers<string>();
  await database.listen(cacheClearedChannel, received.resolve);
  await importRecords(database, [oneOfEach.permission]);
  expect(await received.promise).toBe('house feed');
});
