import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyStore } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { importRecords, oneOfEach, type SentRecord } from '../ingest/house/house-files.test-data.ts';
import { up } from './migrations/0010-sent-times.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStore(database.batch));

const migrate = () => up(database.batch as Kysely<unknown>);

const FUTURE = '2099-01-01T00:00:00.000Z';
const bar = async () => {
  const { bar } = await database.batch.selectFrom('title_document').select('bar').executeTakeFirstOrThrow();
  return JSON.parse(bar);
};
const ofOnix = (sentAt: string, price: number, more = {}) =>
  titleRecord({
    source: { sender: 'Harbour Press', recordReference: 'hp-1', sentAt },
    bar: { title: 'The Lantern Keeper', price, onixDate: sentAt.slice(0, 19) },
    ...more,
  });
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('records of 2099 that an earlier version stored are replaced by corrections after the migration [G-201]', async () => {
  // As earlier versions stored them: a whole record, and a newer update of one field.
  await saveAsFeed(database, [ofOnix(FUTURE, 20)]);
  await saveAsFeed(database, [ofOnix('2099-02-01T00:00:00Z', 21, { replaces: { fields: ['bar.price'] } })]);
  expect(await saveAsFeed(database, [ofOnix(fromNow(0), 22)])).toEqual(['older']);
  await migrate();
  const { record } = await database.batch.selectFrom('title_source').select('record').executeTakeFirstOrThrow();
  expect(record).not.toContain('2099');
  expect(await saveAsFeed(database, [ofOnix('2026-01-01T00:00:00Z', 23)])).toEqual(['older']);
  expect(await saveAsFeed(database, [ofOnix(fromNow(1), 24)])).toEqual(['updated']);
  expect(await bar()).toMatchObject({ price: 24, onixDate: expect.not.stringContaining('2099') });
});

test('other times, and records without them, stay as they are [G-201]', async () => {
  await saveAsFeed(database, [ofOnix('2026-01-01T00:00:00Z', 20)]);
  await saveAsHouse(database, [titleRecord({ bar: { title: 'Tides' } })]);
  const stored = () => sql`select * from title_source order by sender`.execute(database.batch);
  const before = await stored();
  await migrate();
  expect((await stored()).rows).toEqual(before.rows);
});

test('many records of 2099 are all limited [G-201]', async () => {
  const records = Array.from({ length: 450 }, (_, index) =>
    titleRecord({
      isbn: null,
      source: { sender: 'Harbour Press', recordReference: `hp-${index}`, sentAt: FUTURE },
    }),
  );
  await saveAsFeed(database, records);
  await migrate();
  const left = await sql`
    select from title_source where sent_at > now() or record like '%2099%'`.execute(database.batch);
  expect(left.rows).toEqual([]);
});

const corrections: SentRecord[] = [
  { ...oneOfEach.publicity, publicity: { publicist: 'Corrected' } },
  { ...oneOfEach['sales-month'], gross: 121 },
  { ...oneOfEach['sales-week'], channels: [] },
  { ...oneOfEach['pending-order'], quantity: 401 },
  { ...oneOfEach.projection, data: [] },
  { ...oneOfEach.person, name: 'Corrected' },
  { ...oneOfEach.permission, displayName: 'Corrected' },
  { ...oneOfEach.lookup, description: 'Corrected' },
  { ...oneOfEach['trade-category'], titles: [] },
  { ...oneOfEach.list, isbns: [] },
];
const tables = {
  publicity: 'in_house_fragment',
  'sales-month': 'monthly_sales',
  'sales-week': 'weekly_sales',
  'pending-order': 'pending_order',
  projection: 'projection_report',
  person: 'person',
  permission: 'permission',
  lookup: 'term',
  'trade-category': 'trade_category',
  list: 'user_list',
} as const;

test.each(corrections.map((record) => [record.kind, record] as const))(
  'rows of 2099 of kind %s are replaced by corrections after the migration [G-201]',
  async (kind, correction) => {
    await importRecords(database, [oneOfEach[kind]]);
    const table = tables[kind as keyof typeof tables];
    await sql`update ${sql.table(table)} set sent_at = ${FUTURE}`.execute(database.batch);
    const corrected = () => importRecords(database, [{ ...correction, sentAt: fromNow(0) }]);
    expect(await corrected()).toMatchObject({ older: 1 });
    await migrate();
    expect(await corrected()).toMatchObject({ older: 0, unchanged: 0, rejected: [] });
  },
);

test('the label of a code from 2099 is replaced by that of a later message after the migration [G-201]', async () => {
  const labelled = (sentAt: string, formatDesc: string) =>
    titleRecord({ source: { sender: 'a', recordReference: 'r', sentAt }, bar: { title: 'x', tac: 'MM', formatDesc } });
  await saveAsFeed(database, [labelled(FUTURE, 'Wrong')]);
  await migrate();
  await saveAsFeed(database, [labelled(fromNow(1), 'Mass Market')]);
  const terms = await database.batch.selectFrom('term').select('description').where('code', '=', 'MM').execute();
  expect(terms).toEqual([{ description: 'Mass Market' }]);
});
