import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { fileOf } from './feed-file.test-data.ts';
import { importFeed } from './import-feed.ts';
import type { ImportOptions } from './onix/import-onix.ts';
import { keeper, message, product, type TestProduct, tides } from './onix/onix-messages.test-data.ts';
import { retryRejected } from './retry-rejected.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate title, term, feed_run restart identity cascade`.execute(database.batch));

const optionsOf = (more: Partial<ImportOptions> = {}) => ({
  database,
  imprintCompanies: new Map(),
  startedBy: 'test',
  list: { owner: 'house', isShared: true },
  onProgress: () => undefined,
  ...more,
});

const importText = (text: string, more: Partial<ImportOptions> = {}) =>
  importFeed(fileOf(text), optionsOf({ company: '001', ...more }));

const send = (products: readonly TestProduct[], day: string, more: Partial<ImportOptions> = {}) =>
  importText(message(products.map(product), `202601${day}T1200`), more);

async function barOf(isbn: string) {
  const row = await database.batch
    .selectFrom('title')
    .innerJoin('title_document', 'title_id', 'id')
    .select(['bar', 'sheet', 'is_deleted', 'company_code'])
    .where('isbn', '=', isbn)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, price, pubDate, onSaleDate } = JSON.parse(row.bar);
  const { onixRetailerDescription } = JSON.parse(`{${row.sheet}}`).editorial;
  return { title, price, pubDate, onSaleDate, description: onixRetailerDescription, isDeleted: row.is_deleted };
}

describe('a block update', () => {
  const whole = { ...keeper, price: '20.00', published: '20260310', description: 'Lamps.' };
  const update = (parts: Partial<TestProduct>): TestProduct => ({
    reference: keeper.reference,
    isbn: keeper.isbn,
    notification: '04',
    ...parts,
  });

  test('replaces its blocks and leaves the others', async () => {
    await send([whole], '01');
    expect(await send([update({ price: '25.00' })], '02')).toMatchObject({ updated: 1, rejected: [] });
    expect(await barOf(keeper.isbn)).toMatchObject({
      title: 'The Lantern Keeper',
      price: 25,
      pubDate: '2026-03-10T00:00:00',
      description: 'Lamps.',
    });
  });

  test('removes data that are missing in its block', async () => {
    await send([whole], '01');
    const emptied = product(update({})).replace('</Product>', '<CollateralDetail/></Product>');
    await importText(message([emptied], '20260102T1200'));
    expect(await barOf(keeper.isbn)).toMatchObject({ description: null, price: 20 });
  });

  test('of the publication date also replaces an on-sale date that was derived from it', async () => {
    await send([whole], '01');
    await send([update({ published: '20260401' })], '02');
    const date = '2026-04-01T00:00:00';
    expect(await barOf(keeper.isbn)).toMatchObject({ pubDate: date, onSaleDate: date, price: 20 });
  });

  test.each([['123'], ['132'], ['213'], ['231'], ['312'], ['321']])(
    'gives the same whatever the order of messages: %s',
    async (order) => {
      const messages: Record<string, () => Promise<unknown>> = {
        1: () => send([whole], '01'),
        2: () => send([update({ price: '25.00' })], '02'),
        3: () => send([{ ...whole, title: 'The Lantern Keepers', price: '21.00', description: 'New.' }], '03'),
      };
      const late = () => send([update({ description: 'Newest.' })], '04');
      await late();
      for (const one of order) await messages[one]!();
      expect(await barOf(keeper.isbn)).toMatchObject({
        title: 'The Lantern Keepers',
        price: 21,
        description: 'Newest.',
      });
    },
  );

  test('of an unknown record is stored but not shown until the whole record arrives', async () => {
    await send([update({ price: '25.00' })], '02');
    expect(await barOf(keeper.isbn)).toMatchObject({ isDeleted: true });
    await send([whole], '01');
    expect(await barOf(keeper.isbn)).toMatchObject({ isDeleted: false, title: 'The Lantern Keeper', price: 25 });
  });

  test('of a deleted title does not restore it, and one sent before the deletion does not prevent it', async () => {
    await send([whole], '01');
    await send([update({ price: '25.00' })], '03');
    await send([update({ notification: '05' })], '02');
    expect(await barOf(keeper.isbn)).toMatchObject({ isDeleted: true });
    await send([update({ price: '26.00' })], '04');
    expect(await barOf(keeper.isbn)).toMatchObject({ isDeleted: true, price: 26 });
  });

  test('without an imprint is assigned to the company of the stored record', async () => {
    const byImprint = { company: undefined, imprintCompanies: new Map([['harbour press', '003' as const]]) };
    await send([{ ...whole, imprint: 'Harbour Press' }], '01', byImprint);
    expect(await send([update({ price: '25.00' })], '02', byImprint)).toMatchObject({ updated: 1, rejected: [] });
    expect(await send([update({ notification: '05' })], '03', byImprint)).toMatchObject({ deleted: 1 });
    const unknown = await send([{ ...update({ price: '1.00' }), reference: 'hp-unknown' }], '02', byImprint);
    expect(unknown.rejected).toMatchObject([{ reason: 'names no imprint: say which company the titles are of' }]);
  });
});

describe('rejected records', () => {
  const byImprint = (...names: string[]) => ({
    company: undefined,
    imprintCompanies: new Map(names.map((name) => [name, '003' as const])),
  });

  test('are imported on retry once their cause is fixed, and only once', async () => {
    const both = [
      { ...keeper, imprint: 'Harbour Press' },
      { ...tides, imprint: 'Elsewhere' },
    ];
    expect(await send(both, '01', byImprint('harbour press'))).toMatchObject({ added: 1, rejectedCount: 1 });

    const [still] = await retryRejected(optionsOf(byImprint('harbour press')));
    expect(still).toMatchObject({ read: 1, added: 0, rejectedCount: 1 });

    const [mended] = await retryRejected(optionsOf(byImprint('harbour press', 'elsewhere')));
    expect(mended).toMatchObject({ read: 1, added: 1, rejectedCount: 0 });
    expect(mended?.notices).toEqual(['Retry of run 1: 1 of 1 rejected records are imported, 0 are still rejected']);
    expect(await barOf(tides.isbn)).toMatchObject({ title: 'Tides' });
    expect(await retryRejected(optionsOf(byImprint('elsewhere')))).toEqual([]);
    // The file is now stored as imported completely.
    expect(await send(both, '01', byImprint())).toMatchObject({ isKnownFile: true });
  });

  test('never overwrite newer records', async () => {
    const elsewhere = { ...tides, imprint: 'Elsewhere' };
    await send([elsewhere], '01', byImprint());
    await send([{ ...elsewhere, title: 'Tides, Revised' }], '02', byImprint('elsewhere'));
    expect(await retryRejected(optionsOf(byImprint('elsewhere')))).toMatchObject([{ older: 1 }]);
    expect(await barOf(tides.isbn)).toMatchObject({ title: 'Tides, Revised' });
  });

  test('in Latin-1 keep their accents', async () => {
    const text = message([product({ ...keeper, title: 'Café', imprint: 'Elsewhere' })]).replace('UTF-8', 'ISO-8859-1');
    await importFeed(fileOf(Buffer.from(text, 'latin1')), optionsOf(byImprint()));
    expect(await retryRejected(optionsOf(byImprint('elsewhere')))).toMatchObject([{ added: 1 }]);
    expect(await barOf(keeper.isbn)).toMatchObject({ title: 'Café' });
  });

  test('can be retried for one run only, without test records', async () => {
    await send([{ ...keeper, imprint: 'Elsewhere' }], '01', byImprint());
    await send(
      [
        { ...tides, imprint: 'Elsewhere' },
        { ...tides, notification: '89' },
      ],
      '02',
      byImprint(),
    );
    const second = await retryRejected({ ...optionsOf(byImprint('elsewhere')), runId: 2 });
    expect(second).toMatchObject([{ read: 1, added: 1 }]);
    expect(await barOf(keeper.isbn)).toBeUndefined();
  });

  test('of the house feed are stored as their lines', async () => {
    const line = (companyCode: string) =>
      JSON.stringify({ kind: 'title', companyCode, isbn: keeper.isbn, bar: { titel: 'X' } });
    await importFeed(fileOf(`${line('001')}\n`, 'a.jsonl'), optionsOf());
    const [run] = await database.batch.selectFrom('feed_rejection').select(['record']).execute();
    expect(run?.record).toBe(line('001'));
    expect(await retryRejected(optionsOf())).toMatchObject([{ read: 1, rejectedCount: 1 }]);
  });

  test('are stored even if there are more than one statement can insert, and the report lists the first', async () => {
    const many = Array.from({ length: 1_203 }, (_, i) => ({ ...tides, reference: `hp-${i}`, imprint: 'Elsewhere' }));
    const report = await send(many, '01', byImprint());
    expect(report).toMatchObject({ read: 1_203, rejectedCount: 1_203 });
    expect(report.rejected).toHaveLength(1_000);
    const { count } = await database.batch
      .selectFrom('feed_rejection')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('record', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1_203);
  });
});

test('a cancelled import keeps the stored records and is reported as cancelled', async () => {
  const abort = new AbortController();
  const many = Array.from({ length: 400 }, (_, i) => ({ reference: `r-${i}`, title: `Title ${i}` }));
  const run = send(many, '01', {
    signal: abort.signal,
    onProgress: ({ bytes }) => bytes > 60_000 && abort.abort(),
  });
  await expect(run).rejects.toThrow(/aborted/);
  const [kept] = await database.batch.selectFrom('feed_run').select(['outcome']).execute();
  expect(kept).toEqual({ outcome: 'cancelled' });
});

test('a file of several megabytes is parsed in a worker thread with the same result', async () => {
  const filler = 'words '.repeat(3_000);
  const many = Array.from({ length: 90 }, (_, i) => ({
    reference: `r-${i}`,
    title: `Title ${i}`,
    description: filler,
  }));
  const bad = '<Product><RecordReference>bad</RecordReference><Title></Product>';
  const text = message([...many.map(product), bad]);
  expect(text.length).toBeGreaterThan(1.5e6);
  const report = await importText(text);
  expect(report).toMatchObject({ read: 91, added: 90, rejectedCount: 1, rejected: [{ recordReference: 'bad' }] });
  expect(await importText(text.replace('Title 7<', 'Title Seven<'))).toMatchObject({ updated: 1, unchanged: 89 });
});
