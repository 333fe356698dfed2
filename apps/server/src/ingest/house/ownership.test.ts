import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsFeed, titleRecord } from '../../../test/test-titles.ts';
import { importRecords, oneOfEach, type SentRecord } from './house-files.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  sql`truncate title, term, feed_run, in_house_fragment, stale_figures, sales_window, reported_period, sent_period, monthly_sales, publicity_event,
    promotion, award_list, award_title restart identity cascade`.execute(database.batch),
);

async function titleOf(isbn: string) {
  const row = await database.batch
    .selectFrom('title_document')
    .innerJoin('title', 'id', 'title_id')
    .select(['bar', 'sheet', 'is_deleted', 'ltd_net'])
    .where('isbn', '=', isbn)
    .executeTakeFirst();
  return row && { ...row, bar: JSON.parse(row.bar), sheet: JSON.parse(`{${row.sheet}}`) };
}
const keeper = '9780062040800';
const tides = '9780061122415';

/** A record of an ONIX feed, newer than all records of the house feed. */
const onix = (parts: Partial<TitleRecord> = {}) =>
  titleRecord({
    source: { sender: 'Harbour Press', recordReference: 'hp-1', sentAt: '2040-01-01T00:00:00Z' },
    sheet: {
      editorial: { bookDescription: '<p>From ONIX.</p>', authorBio: '<p>Of the author.</p>' },
      publicity: { campaign: '<p>From ONIX.</p>', publicist: 'Of ONIX' },
    },
    ...parts,
    bar: { title: 'Of ONIX', price: 5, pageCount: 99, ...parts.bar },
  });

const house: SentRecord[] = [oneOfEach.title, oneOfEach.publicity, oneOfEach.coop, oneOfEach['sales-month']];

describe('house feed and ONIX feed', () => {
  const orders: [string, (() => Promise<unknown>)[]][] = [
    ['the house first', [() => importRecords(database, house), () => saveAsFeed(database, [onix()])]],
    ['ONIX first', [() => saveAsFeed(database, [onix()]), () => importRecords(database, house)]],
    [
      'the parts first',
      [
        () => importRecords(database, house.slice(1)),
        () => saveAsFeed(database, [onix()]),
        () => importRecords(database, house.slice(0, 1)),
      ],
    ],
  ];

  test.each(orders)('are merged to one title, in which house data have precedence: %s', async (_, steps) => {
    for (const step of steps) await step();
    const { bar, sheet, ltd_net } = (await titleOf(keeper))!;
    expect(bar).toMatchObject({ title: 'The Lantern Keeper', price: 20, pageCount: 99 });
    expect(sheet.editorial).toMatchObject({ bookDescription: '<p>A storm.</p>', authorBio: '<p>Of the author.</p>' });
    expect(sheet.publicity).toMatchObject({ publicist: 'Nora Feld', campaign: '<p>From ONIX.</p>' });
    expect(ltd_net).toBe(100);
    expect(
      await database.batch.selectFrom('publicity_event').select('call_sign').orderBy('position').execute(),
    ).toEqual([{ call_sign: 'WKLM' }, { call_sign: null }]);
  });

  test('a title that only ONIX sends has all its parts', async () => {
    await importRecords(database, house.slice(1));
    expect(await titleOf(keeper)).toBeUndefined();
    await saveAsFeed(database, [onix()]);
    const { bar, sheet, ltd_net } = (await titleOf(keeper))!;
    expect([bar.title, sheet.publicity.publicist, sheet.coopData.coopContracts.length, ltd_net]).toEqual([
      'Of ONIX',
      'Nora Feld',
      1,
      100,
    ]);
    expect(await database.batch.selectFrom('promotion').select('kind').execute()).toHaveLength(2);
  });

  test('a house record without a title is not shown until a record with the title arrives', async () => {
    const codes: SentRecord = { ...oneOfEach.title, bar: { salesMarketingCode: 'AV' } };
    expect(await importRecords(database, [codes])).toMatchObject({ added: 1 });
    expect(await titleOf(keeper)).toMatchObject({ is_deleted: true });
    await saveAsFeed(database, [onix()]);
    expect(await titleOf(keeper)).toMatchObject({
      is_deleted: false,
      bar: { title: 'Of ONIX', salesMarketingCode: 'AV', productId: 77 },
    });
  });

  test('an empty house fragment restores the fields of other senders', async () => {
    await importRecords(database, house);
    await saveAsFeed(database, [onix()]);
    await importRecords(database, [{ ...oneOfEach.publicity, publicity: {} }]);
    expect((await titleOf(keeper))!.sheet.publicity).toMatchObject({ publicist: 'Old Publicist', info: [] });
    expect(await database.batch.selectFrom('publicity_event').selectAll().execute()).toEqual([]);
  });
});

describe('a retitled ISBN', () => {
  test('keeps its house data when ONIX sends another title', async () => {
    await importRecords(database, house.slice(1));
    await saveAsFeed(database, [onix()]);
    const newRecord = { source: { sender: 'Harbour Press', recordReference: 'hp-2', sentAt: '2041-01-01T00:00:00Z' } };
    await saveAsFeed(database, [onix({ ...newRecord, bar: { title: 'Another Name' } })]);
    expect(await titleOf(keeper)).toMatchObject({
      bar: { title: 'Another Name' },
      sheet: { publicity: { publicist: 'Nora Feld' } },
      ltd_net: 100,
    });
  });

  test('keeps its house data when the sender moves the record to another ISBN, which has none', async () => {
    await importRecords(database, house);
    await saveAsFeed(database, [onix()]);
    const moved = { source: { sender: 'Harbour Press', recordReference: 'hp-1', sentAt: '2041-01-01T00:00:00Z' } };
    await saveAsFeed(database, [onix({ ...moved, isbn: tides })]);
    expect(await titleOf(keeper)).toMatchObject({
      is_deleted: false,
      bar: { title: 'The Lantern Keeper', pageCount: null },
      sheet: { publicity: { publicist: 'Nora Feld' } },
      ltd_net: 100,
    });
    expect(await titleOf(tides)).toMatchObject({ bar: { title: 'Of ONIX' }, ltd_net: null });
  });
});

describe('a deleted title', () => {
  test('is on no list, and has all its data when it is restored', async () => {
    await importRecords(database, house);
    await importRecords(database, [{ ...oneOfEach.title, isDeleted: true }]);
    expect(await titleOf(keeper)).toMatchObject({ is_deleted: true });
    expect(await database.batch.selectFrom('publicity_event').selectAll().execute()).toEqual([]);
    await importRecords(database, [oneOfEach.title]);
    expect(await titleOf(keeper)).toMatchObject({
      is_deleted: false,
      sheet: { publicity: { publicist: 'Nora Feld' } },
    });
    expect(await database.batch.selectFrom('publicity_event').selectAll().execute()).toHaveLength(2);
  });
});

test('unchanged events keep the day on which they were added', async () => {
  const [, second] = oneOfEach.publicity.publicity.info!;
  const sent = (info: object[]) => ({ ...oneOfEach.publicity, publicity: { info } }) as SentRecord;
  await importRecords(database, [oneOfEach.title, sent([second!])]);
  await sql`update publicity_event set date_added = '2026-01-09'`.execute(database.batch);
  await importRecords(database, [sent([{ showName: 'New', nat: '0', frontPage: '0' }, second!])]);
  const events = await database.batch.selectFrom('publicity_event').select(['show_name', 'date_added']).execute();
  expect(events).toContainEqual({ show_name: 'The Book Hour (starred)', date_added: '2026-01-09' });
  expect(events.find((event) => event.show_name === 'New')!.date_added > '2026-01-09').toBe(true);
});

test('changes are stored with the import that made them', async () => {
  await importRecords(database, house);
  const { kind, companyCode, isbn } = oneOfEach.contract;
  await importRecords(database, [{ kind, companyCode, isbn, contracts: { purchaseType: 'Outright' } }]);
  const changes = await database.batch
    .selectFrom('title_change')
    .select(['field', 'old_value', 'new_value', 'run_id'])
    .where('field', 'like', 'contracts.%')
    .execute();
  expect(changes).toEqual([{ field: 'contracts.purchaseType', old_value: null, new_value: 'Outright', run_id: 2 }]);
});
