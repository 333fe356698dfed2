import { goldenLines } from '@titlenet/catalogue/testing/golden-sheet/golden-sheet';
import { titleBarSchema, titleSheetSchema } from '@titlenet/contract/title-sheet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { refreshFigures } from '../../write-titles/refresh-figures.ts';

let server: TestApp;
const keeper = titleRecord({
  productId: 4711,
  bar: {
    price: 24.99,
    canadianPrice: 31,
    onSaleDate: '2026-03-03T00:00:00',
    tapDescription: 'HCCA KIDS',
    imageThumbnailURL: 'https://covers.example/thumb.jpg',
    formatDesc: 'Hardcover',
    casBusinessUnit: 'GT',
  },
  sheet: {
    editorial: { editor: 'Quill, Ann' },
    quotes: { quotations: [{ linkId: 12, linkName: 'Reed, Olga', quote: 'Bright.', source: null, title: null }] },
  },
  references: [
    { isbn: '9780061122415', list: 'audioAndLargePrint' },
    { isbn: '9780000000002', list: 'otherWorks', known: { format: 'Paperback' } },
    { isbn: '9780061122415', list: 'titleTrack', isModel: true },
    { isbn: '9780000000019', list: 'competitive', known: { title: 'The Other Lantern' } },
  ],
});
const audio = titleRecord({
  isbn: '9780061122415',
  productId: 4712,
  bar: { title: 'The Lantern Keeper CD', price: 39.99, reader: 'Vale, Iris', tapecount: 8, pubSeason: 'SP' },
  codes: { pubSeason: [{ code: 'SP', description: 'Spring' }] },
  stored: { ltdGross: 200, ltdNet: 150 },
});

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [keeper, audio, titleRecord({ companyCode: '006', isbn: '9780310337508' })]);
});
afterAll(() => server.close());

const get = (url: string, as: PersonName = 'employee', headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/TitleSheet/${url}`, headers: { ...server.as(as), ...headers } });

describe('the title bar', () => {
  test('holds every field of the spec [SHEET-093..SHEET-168, SHEET-180]', async () => {
    const bar = (await get('001/4711/bar')).json();
    expect(titleBarSchema.safeParse(bar).error).toBeUndefined();
    const golden = goldenLines
      .filter(({ path }) => /^bar\.\w+$/.test(path))
      .map(({ path }) => path.slice('bar.'.length));
    expect(Object.keys(bar).sort()).toEqual(['productId', 'companyCode', ...golden].sort());
    expect(bar).toMatchObject({ isbn: '9780062040800', isbn10: '0062040804', productId: 4711, companyCode: '001' });
  });

  test('has the TAP description and the addresses of pictures [SHEET-148, SHEET-166]', async () => {
    const bar = (await get('001/4711/bar')).json();
    expect(bar).toMatchObject({
      tapDescription: 'HCCA KIDS',
      imageThumbnailURL: 'https://covers.example/thumb.jpg',
    });
  });

  test('has the descriptions of codes that the feed sent', async () => {
    expect((await get('001/4712/bar')).json()).toMatchObject({
      pubSeason: 'SP',
      descriptions: { pubSeason: 'Spring' },
    });
  });

  test('dates travel as YYYY-MM-DDTHH:mm:ss [FORMAT-01]', async () => {
    expect((await get('001/4711/bar')).json().onSaleDate).toBe('2026-03-03T00:00:00');
  });

  test('is smaller on request [SHEET-169]', async () => {
    const small = (await get('001/4711/bar?small=true')).json();
    expect(small).toEqual({ tacDescription: 'Hardcover', casBusinessUnit: 'GT', productId: 4711 });
  });

  test('is found by ISBN, also HCCP’s', async () => {
    expect((await get('001/9780062040800/bar')).json().productId).toBe(4711);
    expect((await get('006/9780310337508/bar')).json().companyCode).toBe('006');
  });
});

describe('the sheet', () => {
  test('has the eleven sections [SHEET-073, SHEET-181]', async () => {
    const sheet = (await get('001/4711')).json();
    expect(titleSheetSchema.safeParse(sheet).error).toBeUndefined();
    expect(Object.keys(sheet).sort()).toEqual(
      [
        ...['editorial', 'marketing', 'online', 'publicity', 'subrights', 'relatedEditions', 'sales', 'quotes'],
        ...['awards', 'coopData', 'contracts'],
      ].sort(),
    );
    expect(sheet.editorial.editor).toBe('Quill, Ann');
  });

  test('lists empty sections [SHEET-072]', async () => {
    const sheet = (await get('001/4711')).json();
    expect(sheet.awards.hasNoData).toBe(true);
    expect(sheet.editorial.hasNoData).toBeUndefined();
    expect(sheet.relatedEditions.hasNoData).toBeUndefined();
    expect((await get('001/4712')).json().relatedEditions.hasNoData).toBe(true);
  });

  test('has the ids for the links of its rows, and the sources of quotes [RELAT-18, SALES-24, SALES-01, SALES-02, SALES-18, QUOTE-02, QUOTE-03]', async () => {
    const sheet = (await get('001/4711')).json();
    expect(sheet.relatedEditions.audioAndLargePrint[0].productId).toBe(4712);
    expect(sheet.sales.titleTrack[0].isModel).toBe(true);
    expect(sheet.sales.competitive).toMatchObject([{ isbn: '9780000000019', isModel: false, productId: null }]);
    expect(sheet.quotes.quotations).toMatchObject([{ linkId: 12, linkName: 'Reed, Olga' }]);
  });

  test('shows other titles as they are now (G-169)', async () => {
    const sheet = (await get('001/4711')).json();
    expect(sheet.relatedEditions.audioAndLargePrint).toMatchObject([
      { isbn: '9780061122415', price: 39.99, productId: 4712, presenter: 'Vale, Iris' },
    ]);
    expect(sheet.relatedEditions.otherWorks).toMatchObject([
      { isbn: '9780000000002', bookFormat: 'Paperback', productId: null },
    ]);
    expect(sheet.sales.titleTrack).toMatchObject([
      { isbn: '9780061122415', ltdNet: 150, sellThru: 75, isModel: true, productId: 4712 },
    ]);

    await saveAsHouse(server.database, [{ ...audio, bar: { ...audio.bar, price: 44 } }]);
    expect((await get('001/4711')).json().relatedEditions.audioAndLargePrint[0].price).toBe(44);
  });

  test('lists related products by the kind of their relation, with the facts of the catalogue [RELAT-20]', async () => {
    const of = (isbn: string, ...relations: string[]) => ({ isbn, list: 'byFormat' as const, relations });
    const references = [
      of('9780061122415', '13'),
      of('9780060935467', '03', '06'),
      of('9780061120084', '05'),
      of('9780062040824', '06'),
      of('9780062040831', '23'),
    ];
    await saveAsHouse(server.database, [titleRecord({ isbn: '9780062040879', productId: 4721, references })]);
    const { relatedEditions } = (await get('001/4721')).json();
    const found = Object.entries<{ isbn: string; relation: string | null }[]>(relatedEditions).flatMap(([name, rows]) =>
      rows.map(({ isbn, relation }) => [name, isbn, relation]),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        ['replaces', '9780060935467', 'Replaces, Alternative format'],
        ['replacedBy', '9780061120084', 'Replaced by'],
        ['ebookOf', '9780061122415', 'Based on print'],
        ['otherFormats', '9780062040824', 'Alternative format'],
        ['otherWorks', '9780062040831', 'Similar'],
      ]),
    );
    expect(found).toHaveLength(5);
    expect(relatedEditions.ebookOf[0].productId).toBe(4712);
  });

  test('shows what the feed sent about titles outside the catalogue: date, code, prices, figures (G-169)', async () => {
    const known = {
      title: 'The Other Lantern',
      author: 'Reed, Olga',
      format: 'Audio CD',
      source: 'Tower & Tide',
      onSaleDate: '2026-02-01T00:00:00',
      releaseDate: '2026-01-20T00:00:00',
      salesMarketingCode: 'AV1',
      price: 18.5,
      canadianPrice: 24,
      ltdGross: 4_000,
      ltdNet: 3_000,
      totalInPrint: 5_500,
      selectionNo: 'S12',
      reader: 'Vale, Iris',
      tapecount: 6,
      tapelength: '7:30',
      booksPerCarton: 24,
      trimSize: '5 x 8',
      pageCount: 320,
      upc: '012345678905',
    };
    const isbn = '9780000000026';
    const references = [
      { isbn, list: 'otherWorks' as const, known },
      { isbn, list: 'competitive' as const, known },
    ];
    await saveAsHouse(server.database, [titleRecord({ isbn: '9780062040886', productId: 4720, references })]);
    const { relatedEditions, sales } = (await get('001/4720')).json();
    expect(relatedEditions.otherWorks).toEqual([
      {
        bookFormat: 'Audio CD',
        isbn,
        title: 'The Other Lantern',
        onSale: '2026-02-01T00:00:00',
        release: '2026-01-20T00:00:00',
        price: 18.5,
        canPrice: 24,
        selectionNo: 'S12',
        presenter: 'Vale, Iris',
        noOfCassCds: 6,
        tapeLength: '7:30',
        cartonQty: 24,
        trim: '5 x 8',
        pageCount: 320,
        upc: '012345678905',
        productId: null,
        relation: null,
      },
    ]);
    expect(sales.competitive).toEqual([
      {
        title: 'The Other Lantern',
        source: 'Tower & Tide',
        author: 'Reed, Olga',
        isbn,
        saleDate: '2026-02-01T00:00:00',
        format: 'Audio CD',
        smCode: 'AV1',
        price: 18.5,
        priceCad: 24,
        ltdGross: 4_000,
        ltdNet: 3_000,
        sellThru: 75,
        totalInPrint: 5_500,
        isModel: false,
        productId: null,
      },
    ]);
  });

  test('shows new dates and sales of related titles at once (G-169)', async () => {
    const unsold = { ...audio, stored: {} };
    await saveAsHouse(server.database, [unsold]);
    const shown = async (etag = '') => {
      const answer = await get('001/4711', 'employee', { 'if-none-match': etag });
      const { relatedEditions, sales } = answer.json();
      const [related, compared] = [relatedEditions.audioAndLargePrint[0], sales.titleTrack[0]];
      return { etag: String(answer.headers.etag), dates: [related.onSale, compared.saleDate], net: compared.ltdNet };
    };
    const before = await shown();
    expect(before).toMatchObject({ dates: [null, null], net: null });

    const onSaleDate = '2026-09-01T00:00:00';
    await saveAsHouse(server.database, [{ ...unsold, bar: { ...unsold.bar, onSaleDate } }]);
    const dated = await shown(before.etag);
    expect(dated).toMatchObject({ dates: [onSaleDate, onSaleDate], net: null });

    const sold = { month: '2026-02', channel: 'Trade', account: 'A', gross: 90, returns: 10, dollars: 800 };
    const title = { companyCode: '001', isbn: '9780061122415' } as const;
    await putMonthlySales(server.database.batch, [{ kind: 'sales-month', ...title, ...sold }]);
    await refreshFigures(server.database.batch, { runId: null, terms: new TermRegistry() });
    expect(await shown(dated.etag)).toMatchObject({ dates: dated.dates, net: 80 });
  });

  test('is answered 304 while nothing changed, and completely after a change', async () => {
    const first = await get('001/4712');
    const etag = String(first.headers.etag);
    expect((await get('001/4712', 'employee', { 'if-none-match': etag })).statusCode).toBe(304);
    await saveAsHouse(server.database, [{ ...audio, sheet: { editorial: { keynote: 'Now with maps' } } }]);
    const again = await get('001/4712', 'employee', { 'if-none-match': etag });
    expect(again.json().editorial.keynote).toBe('Now with maps');
  });
});

test('a title that is read during its change is up to date right after the commit', async () => {
  const before = (await get('001/4712/bar')).json();
  let during: Promise<unknown> | undefined;
  await server.database.batch.transaction().execute(async (trx) => {
    await sql`update title_document set bar = replace(bar, 'Vale, Iris', 'Vale, Ida')`.execute(trx);
    during = get('001/4712/bar');
    await sql`select 1`.execute(trx);
  });
  await during;
  expect((await get('001/4712/bar')).json()).toEqual({ ...before, reader: 'Vale, Ida' });
});

describe('a deleted title', () => {
  const url = '001/9780062040862';
  const lost = titleRecord({ isbn: '9780062040862', productId: 4713, sheet: { editorial: { editor: 'Quill, Ann' } } });

  test('is marked in its bar, keeps its sheet, and is restored completely', async () => {
    await saveAsHouse(server.database, [lost]);
    const before = await get(`${url}/bar`);
    expect(before.json().isDeleted).toBeUndefined();
    await saveAsHouse(server.database, [{ ...lost, isDeleted: true }]);
    const etag = String(before.headers.etag);
    const bar = (await get(`${url}/bar`, 'employee', { 'if-none-match': etag })).json();
    expect(titleBarSchema.safeParse(bar).error).toBeUndefined();
    expect(bar).toEqual({ ...before.json(), isDeleted: true });
    expect((await get(url)).json().editorial.editor).toBe('Quill, Ann');
    await saveAsHouse(server.database, [lost]);
    expect((await get(`${url}/bar`)).headers.etag).toBe(etag);
  });

  test('that never had a name is not found', async () => {
    const { db } = server.database;
    await saveAsHouse(server.database, [{ ...lost, isbn: '9780062040879', productId: 4714 }]);
    await db.updateTable('title').set({ title: '', is_deleted: true }).where('product_id', '=', 4714).execute();
    expect((await get('001/4714/bar')).json()).toBeNull();
    expect((await get('001/4714')).json()).toBeNull();
  });
});

describe('titles that do not exist or are not accessible', () => {
  test.each(['001/99', '001/99/bar', '001/9780062040817', '001/2147483648'])('%s answers null', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toBeNull();
  });

  test.each(['001/4711', '001/4711/bar', '001/99'])(
    '%s is denied without permission for the company [PERM-17]',
    async (url) => {
      expect((await get(url, 'hqna')).statusCode).toBe(403);
    },
  );

  test.each(['001/abc', '999/4711', '001/12345678901234'])('%s is not the address of a title', async (url) => {
    expect([400, 403]).toContain((await get(url)).statusCode);
  });
});
