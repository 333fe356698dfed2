import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyStore } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { fileOf } from './feed-file.test-data.ts';
import { importRecords, oneOfEach, type SentRecord } from './house/house-files.test-data.ts';
import { importFeed } from './import-feed.ts';
import type { ImportOptions } from './onix/import-onix.ts';
import { keeper, message, product } from './onix/onix-messages.test-data.ts';
import { retryRejected } from './retry-rejected.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStore(database.batch));

const optionsOf = (more: Partial<ImportOptions> = {}) => ({
  database,
  imprintCompanies: new Map(),
  startedBy: 'test',
  list: { owner: 'house', isShared: true },
  onProgress: () => undefined,
  ...more,
});
const send = (text: string, more: Partial<ImportOptions> = {}) =>
  importFeed(fileOf(text), optionsOf({ company: '001', ...more }));

async function barOf() {
  const row = await database.batch.selectFrom('title_document').select('bar').executeTakeFirstOrThrow();
  const { title, price, onixDate } = JSON.parse(row.bar);
  return { title, price, onixDate };
}

const LATER = 'Later than its receipt: counts as sent when it was received';
const MINUTE = 60_000;
const at = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
const now = () => at(Date.now());
const today = () => new Date().toISOString().slice(0, 10);

const priced = (price: string, sent: string, datestamp?: string) =>
  message([product({ ...keeper, price })], sent).replace(
    '<Product>',
    datestamp ? `<Product datestamp="${datestamp}">` : '<Product>',
  );
const old = (price: string, sent: string) => `<?xml version="1.0"?>
<ONIXMessage><Header><FromCompany>Harbour Press</FromCompany><SentDate>${sent}</SentDate></Header>
<Product><RecordReference>hp-1</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780062040800</IDValue></ProductIdentifier>
<ProductForm>BB</ProductForm><Title><TitleType>01</TitleType><TitleText>The Lantern Keeper</TitleText></Title>
<SupplyDetail><Price><PriceTypeCode>01</PriceTypeCode><PriceAmount>${price}</PriceAmount>
<CurrencyCode>USD</CurrencyCode></Price></SupplyDetail></Product></ONIXMessage>`;
const short = (price: string, sent: string) => `<?xml version="1.0"?>
<ONIXmessage release="3.0"><header><sender><x298>Harbour Press</x298></sender><x307>${sent}</x307></header>
<product><a001>hp-1</a001><a002>03</a002><productidentifier><b221>15</b221><b244>9780062040800</b244></productidentifier>
<descriptivedetail><x314>00</x314><b012>BB</b012><titledetail><b202>01</b202><titleelement><x409>01</x409>
<b203>The Lantern Keeper</b203></titleelement></titledetail></descriptivedetail>
<productsupply><supplydetail><price><x462>01</x462><j151>${price}</j151><j152>USD</j152></price></supplydetail>
</productsupply></product></ONIXmessage>`;

describe('an ONIX message from the future', () => {
  test.each([
    ['3.0', (price: string, sent: string) => priced(price, sent), '20990101T0900Z', 'Header/SentDateTime'],
    [
      '3.1',
      (price: string, sent: string) => priced(price, sent).replace('"3.0"', '"3.1"'),
      '20990101',
      'Header/SentDateTime',
    ],
    ['3.0 in short tags', short, '20990101T0900', 'Header/SentDateTime'],
    ['2.1', old, '20990101', 'Header/SentDate'],
    [
      '3.0 with a datestamp',
      (price: string, sent: string) => priced(price, '20260101', sent),
      '20990101',
      'Product/@datestamp',
    ],
  ])('of %s counts as sent when it was received, with a warning [G-201]', async (_, textOf, sent, path) => {
    const report = await send(textOf('20.00', sent));
    expect(report.warned.warnings).toMatchObject([
      { path, message: LATER, value: expect.stringMatching(/^2099/), count: 1 },
    ]);
    expect((await barOf()).onixDate.slice(0, 10)).toBe(today());
    expect(await send(textOf('25.00', now()))).toMatchObject({ updated: 1, warnings: 0 });
    expect(await barOf()).toMatchObject({ price: 25 });
  });

  test('that states no more than a day is replaced by a correction of the day of its receipt [G-201]', async () => {
    const day = now().slice(0, 8);
    await send(priced('20.00', '20990101'));
    expect(await send(priced('25.00', day))).toMatchObject({ updated: 1, warnings: 0 });
    // The day may have begun in the zone of the sender.
    const next = at(Date.parse(today()) + 24 * 60 * MINUTE).slice(0, 8);
    const isNear = Date.parse(today()) + 24 * 60 * MINUTE - Date.now() < 14 * 60 * MINUTE;
    expect(await send(priced('26.00', next))).toMatchObject({ updated: 1, warnings: isNear ? 0 : 1 });
  });

  test('does not win over the newer message of another sender [G-201]', async () => {
    await send(priced('20.00', '20990101'));
    expect(await send(priced('25.00', now()).replace('Harbour Press', 'Aurora'))).toMatchObject({ updated: 1 });
    expect(await barOf()).toMatchObject({ price: 25 });
  });

  test('with block updates does not keep later ones from being used [G-201]', async () => {
    const update = (price: string, sent: string) => priced(price, sent).replace('>03<', '>04<');
    await send(priced('20.00', '20260101'));
    await send(update('21.00', '20990101'));
    expect(await send(update('22.00', now()))).toMatchObject({ updated: 1 });
    expect(await send(priced('23.00', now()))).toMatchObject({ updated: 1 });
    expect(await barOf()).toMatchObject({ price: 23 });
  });

  test.each(['ONIXMessage', 'Header', 'DescriptiveDetail', 'ProductSupply', 'Price'])(
    'is not one with a datestamp of %s, which is not used [G-201]',
    async (element) => {
      const text = priced('20.00', '20260101').replace(`<${element}`, `<${element} datestamp="20990101"`);
      expect(await send(text)).toMatchObject({ added: 1, warnings: 0 });
      expect(await barOf()).toMatchObject({ onixDate: '2026-01-01T00:00:00' });
      expect(await send(priced('25.00', '20260102'))).toMatchObject({ updated: 1 });
    },
  );

  test('by less than five minutes has no warning [G-201]', async () => {
    expect(await send(priced('20.00', at(Date.now() + 3 * MINUTE)))).toMatchObject({ added: 1, warnings: 0 });
    expect(await send(priced('25.00', now()))).toMatchObject({ updated: 1 });
    expect(await send(priced('26.00', at(Date.now() + 8 * MINUTE)))).toMatchObject({
      warned: { warnings: [{ message: LATER }] },
    });
  });

  test('times with a zone are compared in UTC [G-201]', async () => {
    // 17:00 and 16:30 UTC.
    await send(priced('20.00', '20260101T1200-0500'));
    expect(await send(priced('25.00', '20260101T1630Z'))).toMatchObject({ older: 1 });
    expect(await barOf()).toEqual({ title: 'The Lantern Keeper', price: 20, onixDate: '2026-01-01T17:00:00' });
  });
});

describe('a rejected record from the future', () => {
  const byImprint = (name: string) => ({ company: undefined, imprintCompanies: new Map([[name, '003' as const]]) });
  const hourAgo = () => sql`update feed_run set started_at = started_at - interval '1 hour'`.execute(database.batch);

  test('counts on retry as sent when it was received first [G-201]', async () => {
    const titled = (title: string, sent: string) => message([product({ ...keeper, title, imprint: 'Quay' })], sent);
    await send(titled('First', '20990101'), byImprint('harbour'));
    await hourAgo();
    await send(titled('Second', at(Date.now() - 30 * MINUTE)), byImprint('quay'));
    expect(await retryRejected(optionsOf(byImprint('quay')))).toMatchObject([
      { older: 1, warned: { warnings: [{ message: LATER }] } },
    ]);
    expect(await barOf()).toMatchObject({ title: 'Second' });
  });

  test('keeps on retry an own time that is not in the future [G-201]', async () => {
    const titled = (title: string, sent: string) => message([product({ ...keeper, title, imprint: 'Quay' })], sent);
    await send(titled('First', '20260102'), byImprint('harbour'));
    await send(titled('Second', '20260101'), byImprint('quay'));
    expect(await retryRejected(optionsOf(byImprint('quay')))).toMatchObject([{ updated: 1, warnings: 0 }]);
    expect(await barOf()).toMatchObject({ title: 'First' });
  });

  test.each([
    ['without a time', {}],
    ['from the future', { sentAt: '2099-01-01T00:00:00Z' }],
  ])('of the house feed %s counts on retry as sent when it was received first [G-201]', async (_, time) => {
    const line = (title: string, more = {}) =>
      JSON.stringify({ kind: 'title', companyCode: '001', isbn: keeper.isbn, bar: { title }, ...more });
    await importFeed(
      fileOf(line('First', time), 'a.jsonl'),
      optionsOf({ uploader: { subject: 'tina', companies: ['003'] } }),
    );
    await hourAgo();
    await importFeed(fileOf(line('Second'), 'b.jsonl'), optionsOf());
    expect(await retryRejected(optionsOf())).toMatchObject([{ read: 1, rejected: [], older: 1 }]);
    expect(await barOf()).toMatchObject({ title: 'Second' });
  });
});

/** A correction of each kind of record. */
const corrections: { [K in keyof typeof oneOfEach]: SentRecord } = {
  ...oneOfEach,
  title: { ...oneOfEach.title, bar: { title: 'Corrected' } },
  publicity: { ...oneOfEach.publicity, publicity: { publicist: 'Corrected' } },
  coop: { ...oneOfEach.coop, coopData: { coopContracts: [] } },
  award: { ...oneOfEach.award, awards: { bestsellers: ['Corrected'] } },
  contract: { ...oneOfEach.contract, contracts: { msDueByContract: '2025-02-28' } },
  'sales-month': { ...oneOfEach['sales-month'], gross: 121 },
  'sales-week': { ...oneOfEach['sales-week'], channels: [] },
  'pending-order': { ...oneOfEach['pending-order'], quantity: 401 },
  projection: { ...oneOfEach.projection, data: [] },
  'key-account': { ...oneOfEach['key-account'], data: [] },
  person: { ...oneOfEach.person, name: 'Corrected' },
  lookup: { ...oneOfEach.lookup, description: 'Corrected' },
  list: { ...oneOfEach.list, isbns: ['9780062040800'] },
  'trade-category': { ...oneOfEach['trade-category'], titles: [{ companyCode: '001', isbn: '9780062040800' }] },
  permission: { ...oneOfEach.permission, displayName: 'Corrected' },
};

test.each(Object.entries(corrections))(
  'a record of the house feed of kind %s from the future counts as sent when it was received, with a warning [G-201]',
  async (kind, correction) => {
    const sent = oneOfEach[kind as keyof typeof oneOfEach];
    const report = await importRecords(database, [{ ...sent, sentAt: '2099-01-01T00:00:00' }]);
    expect(report).toMatchObject({
      added: 1,
      warned: { warnings: [{ path: 'sentAt', message: LATER, value: '2099-01-01T00:00:00.000Z', count: 1 }] },
    });
    const corrected = await importRecords(database, [{ ...correction, sentAt: new Date().toISOString() }]);
    // A record that waits for its title counts as added.
    expect(corrected).toMatchObject({ older: 0, unchanged: 0, warnings: 0, rejected: [] });
  },
);
