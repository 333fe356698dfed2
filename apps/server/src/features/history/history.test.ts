import { type TitleHistory, titleHistorySchema } from '@titlenet/contract/title-history';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { saveTitles } from '../../write-titles/save-titles.ts';

let server: TestApp;
const keeper = titleRecord({ productId: 4711, bar: { price: 24.99, onSaleDate: '2026-03-03T00:00:00' } });

beforeAll(async () => {
  server = await createTestApp();
  const { db } = server.database;
  const run = { file_digest: null, started_by: null, finished_at: null, outcome: null, report: null };
  await db
    .insertInto('feed_run')
    .values([
      { ...run, file_name: '/feeds/in/spring.xml', options: 'onix 001' },
      { ...run, file_name: 'night.jsonl', options: 'house {"form":"lines"}' },
      { ...run, file_name: 'demo catalogue', options: '{"titles":1,"seed":1}' },
    ])
    .execute();
  await saveAsHouse(server.database, [keeper]);
  const bars = [{ price: 26 }, { price: 26, pageCount: 320 }, { price: 26, pageCount: 336 }];
  for (const [index, bar] of bars.entries())
    await saveTitles(db, [{ ...keeper, bar: { ...keeper.bar, ...bar } }], {
      isInHouse: true,
      runId: index + 1,
      terms: new TermRegistry(),
    });
  const keynote = 'k'.repeat(5_000);
  await saveAsHouse(server.database, [
    { ...keeper, bar: { ...keeper.bar, ...bars[2] }, sheet: { editorial: { keynote } }, isDeleted: false },
  ]);
});
afterAll(() => server.close());

const get = (url: string, as: PersonName = 'employee') =>
  server.app.inject({ url: `/api/Titles/${url}`, headers: server.as(as) });

describe('the history of a title', () => {
  test('lists what changed, newest first, with old value, new value and feed', async () => {
    const answer = (await get('001/4711/history')).json();
    expect(titleHistorySchema.safeParse(answer).error).toBeUndefined();
    expect(answer.changes).toMatchObject([
      { field: 'editorial.keynote', oldValue: null, feed: null },
      { field: 'bar.pageCount', oldValue: '320', newValue: '336', feed: { kind: 'house', fileName: 'demo catalogue' } },
      { field: 'bar.pageCount', oldValue: null, newValue: '320', feed: { kind: 'house', fileName: 'night.jsonl' } },
      { field: 'bar.price', oldValue: '24.99', newValue: '26', feed: { kind: 'onix', fileName: 'spring.xml' } },
    ]);
    expect(answer.next).toBeNull();
    expect(answer.changes[0].newValue).toHaveLength(4_000);
  });

  test('of some fields alone [SHEET-192]', async () => {
    const fieldsIn = async (fields: string) =>
      ((await get(`001/4711/history?fields=${fields}`)).json() as TitleHistory).changes.map(({ field }) => field);
    expect(await fieldsIn('bar.price,editorial.keynote')).toEqual(['editorial.keynote', 'bar.price']);
    expect(await fieldsIn('bar.onSaleDate')).toEqual([]);
    expect((await get('001/4711/history?fields=bar;price')).statusCode).toBe(400);
  });

  test('contains deletion and restoration, other editions and the codes that are searched, each with its feed', async () => {
    const isbn = '9780062040817';
    const record = titleRecord({ productId: 4712, isbn });
    const codes = { bisac: [{ code: 'FIC000000', description: 'Fiction' }] };
    const editions = (...isbns: string[]) => isbns.map((one) => ({ isbn: one, list: 'otherWorks' as const }));
    const sent = [
      { ...record, references: editions('9780061122415'), codes },
      { ...record, references: editions('9780061122415'), codes, isDeleted: true },
      { ...record, references: [...editions('9780061122439'), { isbn, list: 'competitive' as const }], codes: {} },
    ];
    await saveAsHouse(server.database, [record]);
    for (const [index, record] of sent.entries())
      await saveTitles(server.database.db, [record], { isInHouse: true, runId: index + 1, terms: new TermRegistry() });
    const { changes } = (await get('001/4712/history')).json() as TitleHistory;
    const told = changes.map(({ field, oldValue, newValue, feed }) => [feed?.runId, field, oldValue, newValue]);
    const bisac = '[{"code":"FIC000000","description":"Fiction"}]';
    const first = '[{"isbn":"9780061122415"}]';
    expect(told.toSorted()).toEqual([
      [1, 'codes.bisac', null, bisac],
      [1, 'relatedEditions.otherWorks', null, first],
      [2, 'isDeleted', null, 'Y'],
      [3, 'codes.bisac', bisac, null],
      [3, 'isDeleted', 'Y', null],
      [3, 'relatedEditions.otherWorks', first, '[{"isbn":"9780061122439"}]'],
      [3, 'sales.competitive', null, '[{"isbn":"9780062040817"}]'],
    ]);
  });

  test('contains each fact of edition, supply and relations [PROV-14]', async () => {
    const record = titleRecord({ productId: 4714, isbn: '9780062040831' });
    const none = { market: null, marketStatus: null, supplier: null, role: null, availability: null, returns: null };
    const price = { currency: 'USD', priceType: '01', qualifier: null, minimumOrder: null, tax: null, market: null };
    const dates = { startDate: null, endDate: null };
    const related = (isbn: string, relation: string) => ({ isbn, list: 'byFormat' as const, relations: [relation] });
    const bar = {
      editionNumber: 2,
      editionStatement: 'Second edition',
      editionTypes: ['Revised'],
      weight: '350 g',
      thickness: '0.9 in',
      publisher: 'Headland Press',
      furtherDates: ['09 2026-01-02', '10 2026-01-03', '11 1995', '12 2020-03', '13 2024-06-01', '23 2026-01-05'],
    };
    const subrights = {
      supply: [{ ...none, supplier: 'Kelp', marketStatus: '04', returns: '02 Y', minimumOrder: 12 }],
      salesRestrictions: [{ restriction: '06', outlets: null, note: null, market: null, ...dates }],
      prices: [{ ...price, amount: 20, discount: '02 STDX', ...dates }],
      partsOfCountries: ['For sale: Québec, Canada'],
    };
    const references = [
      related('9780061122439', '06'),
      related('9780061122446', '03'),
      related('9780061122453', '05'),
      related('9780061122460', '13'),
    ];
    await saveAsHouse(server.database, [record]);
    await saveAsHouse(server.database, [
      { ...record, bar: { ...record.bar, ...bar }, sheet: { ...record.sheet, subrights }, references },
    ]);
    const { changes } = (await get('001/4714/history')).json() as TitleHistory;
    const sectioned = (section: string, names: object) => Object.keys(names).map((name) => `${section}.${name}`);
    expect(changes.map(({ field }) => field).toSorted()).toEqual(
      [
        ...sectioned('bar', bar),
        ...sectioned('subrights', subrights),
        'relatedEditions.otherFormats',
        'relatedEditions.replaces',
        'relatedEditions.replacedBy',
        'relatedEditions.ebookOf',
      ].toSorted(),
    );
    const values = changes.map(({ newValue }) => newValue).join();
    for (const value of ['"11 1995"', '"Kelp"', '"04"', '"02 Y"', '12', '"06"', '"02 STDX"', 'Headland Press'])
      expect(values).toContain(value);
  });

  test('does not show a title as deleted that has no name yet', async () => {
    const nameless = titleRecord({ productId: 4713, isbn: '9780062040824', bar: { title: '' } });
    await saveAsHouse(server.database, [nameless]);
    await saveAsHouse(server.database, [{ ...nameless, bar: { ...nameless.bar, title: 'Named' } }]);
    expect((await get('001/4713/history')).json().changes).toMatchObject([{ field: 'bar.title', newValue: 'Named' }]);
  });

  test('is found by ISBN and has pages', async () => {
    const first = (await get('001/9780062040800/history?limit=3')).json();
    expect(first.changes).toHaveLength(3);
    const second = (await get(`001/9780062040800/history?limit=3&before=${first.next}`)).json();
    expect(second).toMatchObject({ changes: [{ field: 'bar.price' }], next: null });
  });

  test('can be limited to changes since a time', async () => {
    expect((await get('001/4711/history?since=2999-01-01')).json()).toEqual({ changes: [], next: null });
    expect((await get('001/4711/history?since=2000-01-01T10:00:00')).json().changes).toHaveLength(4);
  });

  test('is null for an unknown title, denied without permission for the company, refused for an invalid page', async () => {
    expect((await get('001/99/history')).json()).toBeNull();
    expect((await get('001/2147483648/history')).json()).toBeNull();
    expect((await get('001/4711/history', 'hqna')).statusCode).toBe(403);
    for (const query of ['limit=0', 'limit=201', 'before=x', 'since=yesterday'])
      expect((await get(`001/4711/history?${query}`)).statusCode).toBe(400);
  });
});
