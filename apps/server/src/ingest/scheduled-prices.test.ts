import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { onixTitleRecord } from '@titlenet/onix/read/onix-title-record';
import { newTitle } from '@titlenet/onix/testing/onix-snippets';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { mergeRecords } from '../records/merge-records.ts';
import { findFeedFiles } from './feed-files.ts';
import { msUntilNextCheck } from './hourly.ts';
import { importFeed } from './import-feed.ts';
import { message } from './onix/onix-messages.test-data.ts';
import { activateDuePrices, activateScheduledPricesDaily } from './scheduled-prices.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate title, term, feed_run restart identity cascade`.execute(database.db));

const DAY_MS = 86_400_000;
const price = (amount: number, from = '', until = '') => `<Price><PriceType>01</PriceType>
  <PriceAmount>${amount}</PriceAmount><CurrencyCode>USD</CurrencyCode>
  ${from && `<PriceDate><PriceDateRole>14</PriceDateRole><Date>${from}</Date></PriceDate>`}
  ${until && `<PriceDate><PriceDateRole>15</PriceDateRole><Date>${until}</Date></PriceDate>`}</Price>`;
const supply = (prices: string) => `<ProductSupply><SupplyDetail>${prices}</SupplyDetail></ProductSupply>`;
const content = (prices: string) => `
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780062040800</IDValue></ProductIdentifier>
  <DescriptiveDetail><ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement>
  <TitleElementLevel>01</TitleElementLevel><TitleText>The Lantern Keeper</TitleText></TitleElement></TitleDetail>
  </DescriptiveDetail>${supply(prices)}`;

/** Twenty dollars until the end of March, fifteen in April, then eighteen. */
const spring = price(20, '', '20260331') + price(15, '20260401', '20260430') + price(18, '20260501');

/** A record as an import on this day reads it. */
async function readOn(today: string, prices: string, sentDate = '2026-02-20T12:00:00') {
  const title = await newTitle(content(prices), { today, company: () => '001' });
  return onixTitleRecord(title, { senderIdentifiers: [], senderName: 'Harbour Press', sentDate });
}

const shownPrice = async () => {
  const row = await database.db
    .selectFrom('title')
    .innerJoin('title_document', 'title_id', 'id')
    .select(['price', 'bar', 'edition'])
    .executeTakeFirstOrThrow();
  return [row.price, JSON.parse(row.bar).price, JSON.parse(row.edition).price];
};
/** Noon UTC is the same day for every company. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const activate = (day: string) => activateDuePrices(database, noonOf(day));
const storedSource = () => database.db.selectFrom('title_source').selectAll().executeTakeFirstOrThrow();
const priceChanges = async () =>
  (
    await database.db
      .selectFrom('title_change')
      .leftJoin('feed_run', 'feed_run.id', 'run_id')
      .select(['old_value', 'new_value', 'file_name', 'outcome'])
      .where('field', '=', 'bar.price')
      .orderBy('title_change.id')
      .execute()
  ).map((row) => Object.values(row).join(' '));

test('a scheduled price becomes current on its day, in search, sheet, other sheets and history', async () => {
  await saveAsFeed(database, [await readOn('2026-03-01', spring)]);
  expect(await activate('2026-03-31')).toEqual([]);
  expect(await shownPrice()).toEqual([20, 20, 20]);
  expect(await activate('2026-04-01')).toMatchObject([{ read: 1, updated: 1, rejectedCount: 0 }]);
  expect(await shownPrice()).toEqual([15, 15, 15]);
  expect(await activate('2026-04-01')).toEqual([]);
  await activate('2026-05-02');
  expect(await shownPrice()).toEqual([18, 18, 18]);
  expect(await priceChanges()).toEqual(['20 15 prices of 2026-04-01 complete', '15 18 prices of 2026-05-02 complete']);
});

test('a price turns on at midnight of its company: in London some hours before New York [API-69]', async () => {
  const british = content(spring.replaceAll('USD', 'GBP')).replace('9780062040800', '9780008100001');
  const title = await newTitle(british, { today: '2026-03-01', company: () => '400' });
  const header = { senderIdentifiers: [], senderName: 'Harbour Press', sentDate: '2026-02-20T12:00:00' };
  await saveAsFeed(database, [await readOn('2026-03-01', spring), onixTitleRecord(title, header)]);
  const shown = async (moment: string) => {
    await activateDuePrices(database, new Date(moment));
    const titles = await database.db
      .selectFrom('title')
      .select(['company_code', 'price'])
      .orderBy('company_code')
      .execute();
    return titles.map(({ company_code, price }) => `${company_code} ${price}`);
  };
  // Both have summer time: midnight is at 23:00 UTC in London, at 04:00 UTC in New York.
  expect(await shown('2026-03-31T22:59:00Z')).toEqual(['001 20', '400 20']);
  expect(await shown('2026-03-31T23:01:00Z')).toEqual(['001 20', '400 15']);
  expect(await shown('2026-04-01T03:59:00Z')).toEqual(['001 20', '400 15']);
  expect(await shown('2026-04-01T04:01:00Z')).toEqual(['001 15', '400 15']);
});

test('a message of the evening in New York has the price of that day [API-69]', async () => {
  const prices = price(20, '', '20260331') + price(15, '20260401');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-01T02:00:00Z') });
  try {
    const american = await newTitle(content(prices), { today: undefined, company: () => '001' });
    expect(american.bar.price).toBe(20);
    const british = await newTitle(content(prices.replaceAll('USD', 'GBP')), {
      today: undefined,
      company: () => '400',
    });
    expect(british.bar.price).toBe(15);
  } finally {
    vi.useRealTimers();
  }
});

test('a server that was stopped for long shows the price of today', async () => {
  await saveAsFeed(database, [await readOn('2026-03-01', spring)]);
  await activate('2026-08-01');
  expect([await shownPrice(), (await storedSource()).prices_turn_on]).toEqual([[18, 18, 18], null]);
});

test('a record with an activated price is stored as its sender would send it that day', async () => {
  await saveAsFeed(database, [await readOn('2026-03-01', spring)]);
  await activate('2026-04-01');
  const again = await readOn('2026-04-01', spring, '2026-04-01T06:00:00');
  expect(await saveAsFeed(database, [again])).toEqual(['unchanged']);
  expect((await storedSource()).prices_turn_on).toBe('2026-05-01');
});

test('the price of the house feed has precedence; when it is removed, the price of the ONIX feed is shown', async () => {
  const house = titleRecord({ bar: { price: 99 } });
  await saveAsHouse(database, [house]);
  await saveAsFeed(database, [await readOn('2026-03-01', spring)]);
  await activate('2026-04-01');
  expect(await shownPrice()).toEqual([99, 99, 99]);
  await saveAsHouse(database, [{ ...house, bar: { title: 'The Lantern Keeper' } }]);
  expect(await shownPrice()).toEqual([15, 15, 15]);
});

test('scheduled prices are those of the sender whose prices are shown', async () => {
  const feed = await readOn('2026-03-01', spring);
  const mergedWith = (house: TitleRecord) =>
    mergeRecords([
      { record: feed, isInHouse: false, sentAt: '2026-02-20T12:00:00.000Z' },
      { record: house, isInHouse: true, sentAt: '2026-01-01T00:00:00.000Z' },
    ]).scheduledPrices;
  expect(mergedWith(titleRecord())).toHaveLength(2);
  expect(mergedWith(titleRecord({ bar: { price: 99 } }))).toBeUndefined();
});

test('an update of the prices also replaces the scheduled ones', async () => {
  await saveAsFeed(database, [await readOn('2026-03-01', spring)]);
  const title = await newTitle(content(price(30)), { today: '2026-03-02', company: () => '001' });
  const update = { ...title, isBlockUpdate: true, notificationType: '04', blocks: ['ProductSupply' as const] };
  const header = { senderIdentifiers: [], senderName: 'Harbour Press', sentDate: '2026-03-02T12:00:00' };
  await saveAsFeed(database, [onixTitleRecord(update, header)]);
  expect(await activate('2026-04-01')).toEqual([]);
  expect(await shownPrice()).toEqual([30, 30, 30]);
});

test('imported scheduled prices are stored, and a server activates them when it starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'titlenet-prices-'));
  const day = (days: number) => companyDay('001', new Date(Date.now() + days * DAY_MS));
  const product = `<Product><RecordReference>hp-1</RecordReference><NotificationType>03</NotificationType>${content(
    price(20) + price(15, day(30).replaceAll('-', '')),
  )}</Product>`;
  await writeFile(join(folder, 'feed.xml'), message([product]));
  const [file] = await findFeedFiles([join(folder, 'feed.xml')]);
  const options = { company: '001' as const, imprintCompanies: new Map(), startedBy: 'test', onProgress() {} };
  await importFeed(file!, { ...options, database, list: { owner: 'house', isShared: true } });
  expect([await shownPrice(), (await storedSource()).prices_turn_on]).toEqual([[20, 20, 20], day(30)]);
  await rm(folder, { recursive: true });

  // The days go by.
  await database.db
    .updateTable('title_source')
    .set({ prices_turn_on: day(0) })
    .execute();
  await sql`update title_source set record = replace(record::text, ${day(30)}, ${day(0)})`.execute(database.db);
  const server = new AbortController();
  const shown = new Promise<void>((resolve) => {
    void activateScheduledPricesDaily(database, { ...quietLog, info: () => resolve() }, server.signal);
  });
  await shown;
  server.abort();
  expect(await shownPrice()).toEqual([15, 15, 15]);
});

test('a price that cannot be stored is retried once a day, with a run that reports it', async () => {
  await saveAsFeed(database, [await readOn('2026-03-01', spring)]);
  await sql`update title_source set record = replace(record::text, '"price":15', '"price":1e300')`.execute(database.db);
  const failed = new Map<string, string>();
  const turn = (day: string) => activateDuePrices(database, noonOf(day), { failed });
  expect(await turn('2026-04-01')).toMatchObject([{ read: 1, updated: 0, rejectedCount: 1 }]);
  expect(await turn('2026-04-01')).toEqual([]);
  expect(await turn('2026-04-02')).toMatchObject([{ read: 1, rejectedCount: 1 }]);
  expect(await shownPrice()).toEqual([20, 20, 20]);
});

test.each([
  ['2026-11-22T10:15:00Z', 2_700_001],
  ['2026-11-22T23:59:50Z', 10_001],
])('after %s a server looks again in %i ms', (time, wait) => {
  expect(msUntilNextCheck(Date.parse(time))).toBe(wait);
});
