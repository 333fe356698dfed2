import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyStore } from '../../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importText } from './house-files.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStore(database.batch));

let sent = 0;
/** Sends records as lines, invalid values included. Blanks at the end make the file unique. */
const send = (...records: object[]) =>
  importText(database, records.map((record) => JSON.stringify(record)).join('\n') + ' '.repeat(++sent));

const ofTitle = { companyCode: '001', isbn: '9780062040800' };
const title = (members: object) => ({ kind: 'title', ...ofTitle, ...members });

async function shown() {
  const row = await database.batch
    .selectFrom('title')
    .innerJoin('title_document', 'title_id', 'id')
    .select(['bar', 'sheet', 'is_deleted', 'avail_stock'])
    .executeTakeFirstOrThrow();
  return {
    bar: JSON.parse(row.bar),
    isDeleted: row.is_deleted,
    stock: row.avail_stock,
    ...JSON.parse(`{${row.sheet}}`),
  };
}

const codesOf = async (attribute: number) => {
  const rows = await database.batch.selectFrom('term').select('code').where('attribute', '=', attribute).execute();
  return rows.map(({ code }) => code).sort();
};

const whole = title({
  bar: { title: 'The Lantern Keeper', price: 20, pageCount: 320, author1: 'Marsh, Eleanor', pubDate: '2026-03-01' },
  sheet: {
    editorial: { bookDescription: '<p>A storm.</p>', editor: 'Vale, Iris' },
    quotes: { harlequinQuotes: ['One.', 'Two.'] },
    subrights: { rights: [{ rights: 'Audio', condate: '2026-01-01' }] },
  },
  stored: { availStock: 5 },
  codes: { bisac: [{ code: 'FIC004000', description: 'FICTION / Classics' }] },
  references: [{ isbn: '9780061122415', list: 'otherWorks', known: { title: 'Tides' } }],
});

describe('in a title, what is stored stays where the value is [G-203]', () => {
  /** A record with this value beside a changed price; a name, because a title without one is an update. */
  const invalid = (group: string, value: unknown) => {
    const bar = { title: 'The Lantern Keeper', price: 21 };
    return group === 'bar' ? title({ bar: { ...bar, ...(value as object) } }) : title({ bar, [group]: value });
  };

  test.each<[string, object, object]>([
    [
      'a title of 20,001 letters',
      invalid('bar', { title: 'a'.repeat(20_001) }),
      { bar: { title: 'The Lantern Keeper' } },
    ],
    ['a title that is null', invalid('bar', { title: null }), { bar: { title: 'The Lantern Keeper' } }],
    ['a blank title', invalid('bar', { title: ' ' }), { bar: { title: 'The Lantern Keeper' } }],
    ['a number as text', invalid('bar', { pageCount: '400' }), { bar: { pageCount: 320 } }],
    ['a negative number', invalid('bar', { pageCount: -400 }), { bar: { pageCount: 320 } }],
    [
      'a date out of the calendar',
      invalid('bar', { pubDate: '2026-02-30' }),
      { bar: { pubDate: '2026-03-01T00:00:00' } },
    ],
    ['a name as a list', invalid('bar', { author1: ['Marsh'] }), { bar: { author1: 'Marsh, Eleanor' } }],
    [
      'a text of a million and one letters',
      invalid('sheet', { editorial: { bookDescription: 'a'.repeat(1_000_001) } }),
      { editorial: { bookDescription: '<p>A storm.</p>' } },
    ],
    [
      'a section that is none',
      invalid('sheet', { editorial: 'storm' }),
      { editorial: { bookDescription: '<p>A storm.</p>', editor: 'Vale, Iris' } },
    ],
    [
      'one of several texts too long',
      invalid('sheet', { quotes: { harlequinQuotes: ['Three.', 'a'.repeat(1_000_001)] } }),
      { quotes: { harlequinQuotes: ['One.', 'Two.'] } },
    ],
    [
      'a row with a wrong value',
      invalid('sheet', { subrights: { rights: [{ rights: 'Film', condate: 'soon' }] } }),
      { subrights: { rights: [{ rights: 'Audio', condate: '2026-01-01T00:00:00' }] } },
    ],
    ['stock in words', invalid('stored', { availStock: 'many' }), { stock: 5 }],
  ])('%s', async (_, record, kept) => {
    await send(whole);
    expect(await send(record)).toMatchObject({ updated: 1, rejected: [] });
    expect(await shown()).toMatchObject(kept);
    const { bar, isDeleted } = await shown();
    expect([bar.price, isDeleted]).toEqual([21, false]);
    expect(await send(record)).toMatchObject({ unchanged: 1 });
  });

  test('a negative price, with a warning', async () => {
    await send(whole);
    const report = await send(title({ bar: { title: 'The Keeper', price: -20 } }));
    expect(report.warned.warnings).toMatchObject([
      { path: 'bar.price', message: 'is negative: left out, a stored value stays', value: '-20', count: 1 },
    ]);
    expect((await shown()).bar).toMatchObject({ title: 'The Keeper', price: 20, pageCount: null });
  });

  test('codes and related titles', async () => {
    await send(whole);
    const code = { code: 'FIC000000', description: '' };
    const reference = { isbn: 'none', list: 'otherWorks' };
    expect(
      await send(title({ bar: { title: 'The Keeper' }, codes: { bisac: [code] }, references: [reference] })),
    ).toMatchObject({ updated: 1 });
    expect(await codesOf(4)).toEqual(['FIC004000']);
    const references = await database.batch.selectFrom('title_reference').select(['isbn', 'list']).execute();
    expect(references).toEqual([{ isbn: '9780061122415', list: 'otherWorks' }]);
  });

  test('but valid rows are taken where nothing is stored, and null removes', async () => {
    const quotes = ['Three.', 'a'.repeat(1_000_001)];
    await send(title({ bar: { title: 'The Keeper', price: 20 }, sheet: { quotes: { harlequinQuotes: quotes } } }));
    expect(await shown()).toMatchObject({ quotes: { harlequinQuotes: ['Three.'] } });
    await send(title({ bar: { title: 'The Keeper', price: null, pageCount: 'x' } }));
    expect((await shown()).bar).toMatchObject({ price: null, pageCount: null });
  });
});

describe('in other records what is stored stays too [G-203]:', () => {
  const tooLong = 'a'.repeat(30_000);

  test('publicity, with the members of its bookings that lists show', async () => {
    const booking = { airDate: '2026-03-05', callSign: 'WKLM', nat: '1', frontPage: '0', market: 'Boston' };
    await send(title({ bar: { title: 'Tides' } }));
    await send({
      kind: 'publicity',
      ...ofTitle,
      publicity: { publicist: 'Nora Feld', campaign: 'Old', info: [booking] },
    });
    const info = [
      { ...booking, callSign: 5, market: 'Paris' },
      { ...booking, market: 'Berlin' },
    ];
    expect(
      await send({ kind: 'publicity', ...ofTitle, publicity: { publicist: tooLong, campaign: 'New', info } }),
    ).toMatchObject({ updated: 1, warnings: 2 });
    expect((await shown()).publicity).toMatchObject({
      publicist: 'Nora Feld',
      campaign: 'New',
      info: [{ callSign: 'WKLM' }],
    });
    const events = await database.batch.selectFrom('publicity_event').select(['call_sign', 'market']).execute();
    expect(events).toEqual([{ call_sign: 'WKLM', market: 'Boston' }]);
  });

  test('co-op and contracts', async () => {
    await send(title({ bar: { title: 'Tides' } }));
    await send({ kind: 'coop', ...ofTitle, coopData: { coopContracts: [{ subType: 'Chain', coopAmount: 100 }] } });
    await send({ kind: 'contract', ...ofTitle, contracts: { purchaseQty: 10, purchaseType: 'Old' } });
    await send({ kind: 'coop', ...ofTitle, coopData: { coopContracts: [{ subType: 'Club', coopAmount: 'x' }] } });
    await send({ kind: 'contract', ...ofTitle, contracts: { purchaseQty: -10, purchaseType: 'New' } });
    const { coopData, contracts } = await shown();
    expect(coopData.coopContracts).toMatchObject([{ subType: 'Chain', coopAmount: 100 }]);
    expect(contracts).toMatchObject({ purchaseQty: 10, purchaseType: 'New' });
    expect(await database.batch.selectFrom('promotion').select('kind').execute()).toHaveLength(1);
  });

  test('awards, with the lists by which the title is found', async () => {
    const list = { id: 12, audience: 'TR', name: 'Golden Owl', year: 2026 };
    await send(title({ bar: { title: 'Tides' } }));
    await send({ kind: 'award', ...ofTitle, lists: [list], awards: { bestsellers: ['#3'] } });
    await send({ kind: 'award', ...ofTitle, lists: [{ ...list, year: 'x' }], awards: { bestsellers: ['#2'] } });
    expect((await shown()).awards).toMatchObject({ authorAwards: '<p>Golden Owl, 2026</p>', bestsellers: ['#2'] });
    expect(await database.batch.selectFrom('award_title').select(['award_id', 'year']).execute()).toEqual([
      { award_id: 12, year: 2026 },
    ]);
    expect(await codesOf(26)).toEqual(['12']);
    // A text that the record states is used.
    await send({ kind: 'award', ...ofTitle, lists: [{ ...list, year: 'x' }], awards: { authorAwards: 'Owl' } });
    expect((await shown()).awards).toMatchObject({ authorAwards: 'Owl' });
  });

  test('the photo of a person', async () => {
    const photoUrl = 'https://photos.test/p1.jpg';
    await send({ kind: 'person', id: 'p1', name: 'Marsh, Eleanor', photoUrl });
    expect(await send({ kind: 'person', id: 'p1', name: 'Marsh, Ellen', photoUrl: 'p1.jpg' })).toMatchObject({
      updated: 1,
    });
    const people = () => database.batch.selectFrom('person').select(['name', 'photo_url']).execute();
    expect(await people()).toEqual([{ name: 'Marsh, Ellen', photo_url: photoUrl }]);
    await send({ kind: 'person', id: 'p1', name: 'Marsh, Ellen', photoUrl: null });
    expect(await people()).toEqual([{ name: 'Marsh, Ellen', photo_url: null }]);
  });

  test('a list of which no ISBN is valid, and a ranking with an invalid title', async () => {
    const list = { kind: 'list', name: 'Spring', owner: 'nora' };
    const ranking = { kind: 'trade-category', report: 'Mystery' };
    await send({ ...list, isbns: [ofTitle.isbn] }, { ...ranking, titles: [ofTitle] });
    const other = { ...ofTitle, isbn: '9780061122415' };
    const report = await send({ ...list, isbns: ['x'] }, { ...ranking, titles: [other, { ...ofTitle, isbn: 'x' }] });
    expect(report.rejected).toMatchObject([
      { line: 1, reason: 'isbns: none of them is an ISBN' },
      { line: 2, reason: 'titles.1.isbn: is no ISBN' },
    ]);
    const items = () => database.batch.selectFrom('user_list_item').select('isbn').orderBy('isbn').execute();
    expect(await items()).toEqual([{ isbn: '9780062040800' }]);
    const ranks = await database.batch.selectFrom('trade_category_title').select(['isbn', 'rank']).execute();
    expect(ranks).toEqual([{ isbn: '9780062040800', rank: 1 }]);
    await send({ ...list, isbns: ['x', other.isbn] });
    expect(await items()).toEqual([{ isbn: '9780061122415' }]);
  });
});
