import { demoTitles } from '@titlenet/demo-catalogue/demo-titles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeDigest } from '../../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { demoGrants } from '../../cli/demo-grants.ts';
import { type DemoReport, loadDemo } from './load-demo.ts';

const options = { titles: 300, seed: 1, referenceDate: '2026-11-01' };
const demo = { ...options, grants: demoGrants };

describe('loading the demo', () => {
  let database: TestDatabase;
  let report: DemoReport;
  beforeAll(async () => {
    database = await createTestDatabase();
    report = await loadDemo({ database, ...demo });
  });
  afterAll(() => database.drop());

  test('counts each title once, as added', () => {
    expect(report).toMatchObject({ read: 300, added: 300, updated: 0, unchanged: 0 });
  });

  test('stores every title with its bar and its sheet', async () => {
    const records = [...demoTitles(options)];
    const rows = await database.db
      .selectFrom('title')
      .innerJoin('title_document', 'title_id', 'id')
      .select(['company_code', 'isbn', 'product_id', 'title', 'bar', 'sheet'])
      .execute();
    expect(rows).toHaveLength(300);
    for (const { companyCode, isbn, productId, bar, sheet } of records.filter((record) => record.isbn)) {
      const row = rows.find((one) => one.company_code === companyCode && one.isbn === isbn)!;
      expect(row).toMatchObject({ product_id: productId, title: bar.title });
      expect(JSON.parse(row.bar)).toMatchObject({ price: bar.price, onSaleDate: bar.onSaleDate, author1: bar.author1 });
      expect(JSON.parse(`{${row.sheet}}`).editorial.editor).toBe(sheet.editorial?.editor ?? null);
    }
  });

  test('has a history of changes of titles of several companies, without the demo being loaded twice', async () => {
    const { rows } = await sql<{ company_code: string; field: string }>`
      select distinct company_code, field from title_change join title on title.id = title_id
      where field like 'bar.%'`.execute(database.db);
    expect(new Set(rows.map((row) => row.company_code)).size).toBeGreaterThan(2);
    expect(new Set(rows.map(({ field }) => field))).toEqual(
      new Set(['bar.price', 'bar.longSubtitle', 'bar.firstPrintAnnounced']),
    );
  });

  test('grants the permissions of the demo people', async () => {
    const granted = await database.db.selectFrom('permission').selectAll().execute();
    expect(granted).toHaveLength(demoGrants.length);
    expect(granted.find(({ subject }) => subject === 'demo-trade')).toMatchObject({
      display_name: 'Theo Radcliffe',
      companies: ['001', '018'],
      roles: ['employee', 'user'],
    });
    expect(granted.find(({ subject }) => subject === 'demo-nobody')?.companies).toEqual([]);
  });

  test('stores a person for every photo', async () => {
    const people = new Set((await database.db.selectFrom('person').select('id').execute()).map(({ id }) => id));
    const ids = [...demoTitles(options)].flatMap(({ sheet }) => {
      const { authorId, artistId, readerId, performerId } = sheet.editorial ?? {};
      return [authorId, artistId, readerId, performerId].filter((id) => id && id !== '0' && id !== '(none)');
    });
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !people.has(id!))).toEqual([]);
  });

  test('stores monthly sales by channel that sum to the figures of each title', async () => {
    const { rows } = await sql<Record<string, number>>`
      select last13_units, last13_dollars::float8, sold.*
      from title join (
        select company_code, isbn, sum(net)::integer as units, sum(dollars)::float8 as dollars,
          count(distinct month)::integer as months, count(distinct channel)::integer as channels
        from monthly_sales where month > date '2026-10-01' - interval '13 months' group by company_code, isbn
      ) sold using (company_code, isbn)`.execute(database.db);
    expect(rows.length).toBeGreaterThan(150);
    for (const row of rows) {
      expect(row.units).toBe(row.last13_units);
      expect(row.dollars).toBeCloseTo(row.last13_dollars!, 2);
    }
    expect(Math.max(...rows.map(({ months }) => months!))).toBe(13);
    expect(Math.max(...rows.map(({ channels }) => channels!))).toBe(5);
    const { rows: earlier } = await sql`select 1 from monthly_sales where month < date '2025-10-01'`.execute(
      database.db,
    );
    expect(earlier.length).toBeGreaterThan(0);
    expect(await database.db.selectFrom('stale_figures').selectAll().execute()).toEqual([]);
  });

  test('stores projections around the on-sale date for the markets of the company, with correct totals', async () => {
    const rows = await database.db.selectFrom('projection_report').selectAll().execute();
    expect(new Set(rows.map(({ region, kind }) => `${region} ${kind}`)).size).toBe(4);
    expect(rows.filter(({ company_code }) => company_code === '400')).toEqual([]);
    expect(rows.filter(({ company_code, region }) => company_code === '006' && region === 'ca')).toEqual([]);
    const wrong = new Set<string>();
    for (const { report, isbn: title } of rows) {
      const { data } = JSON.parse(report) as { data: Record<string, number | string | null>[] };
      const accounts = data.filter(({ accountNumber }) => accountNumber && accountNumber !== 'ZZZZZZZZZZ');
      const [total] = data.filter(({ accountName }) => accountName === 'Total All Accounts:');
      for (const name of ['initialProjection', 'finalProjection', 'accountTotalOnOrder', 'variance']) {
        const known = accounts.flatMap((row) => row[name] ?? []) as number[];
        const sum = known.length === 0 ? null : known.reduce((all, copies) => all + copies, 0);
        // One deliberate title states a total that its accounts do not sum to.
        if (name === 'initialProjection' && total![name] !== sum) wrong.add(title);
        else expect(total![name], name).toBe(sum);
      }
      expect(data.filter(({ accountNumber }) => accountNumber === 'ZZZZZZZZZZ')).toHaveLength(1);
      for (const row of accounts)
        expect(row.variance).toBe(
          Number(row.accountTotalOnOrder) -
            Number(row.finalProjection ?? row.revisedProjections ?? row.initialProjection),
        );
    }
    expect(wrong.size).toBe(1);
  });

  test('stores the day and market of bookings', async () => {
    const events = await database.db.selectFrom('publicity_event').selectAll().execute();
    expect(events.length).toBeGreaterThan(100);
    expect(events.filter(({ market }) => market === null)).toEqual([]);
    expect(events.filter(({ date_added }) => date_added > '2026-11-01')).toEqual([]);
    expect(events.every(({ is_national, market }) => !is_national || market === 'National')).toBe(true);
  });

  test('lists titles under the awards of their audience', async () => {
    const { rows } = await sql<{ audience: string; company_code: string; award: string }>`
      select audience, company_code, name as award from award_title
      join award_list on id = award_id and (audience = 'CH') = (company_code in ('003', '035'))`.execute(database.db);
    const all = await database.db.selectFrom('award_title').selectAll().execute();
    expect(rows).toHaveLength(all.length);
    expect(new Set(rows.map(({ audience }) => audience))).toEqual(new Set(['CH', 'TR']));
  });

  test('ranks the titles of trade categories by sales', async () => {
    const { rows } = await sql<{ report: string; rank: number; last13_units: number }>`
      select report, rank, last13_units from trade_category_title join title using (company_code, isbn)
      order by report, rank`.execute(database.db);
    expect(new Set(rows.map(({ report }) => report)).size).toBeGreaterThan(4);
    rows.forEach(({ report, rank, last13_units }, index) => {
      const before = rows[index - 1];
      if (before?.report !== report) expect(rank).toBe(1);
      else {
        expect(rank).toBe(before.rank + 1);
        expect(last13_units).toBeLessThanOrEqual(before.last13_units);
      }
    });
  });

  test('stores user lists with titles of the companies of their owner', async () => {
    const { rows } = await sql<{ name: string; owner: string; is_shared: boolean; seen: boolean }>`
      select name, owner, is_shared, company_code = any (companies) as seen
      from user_list join user_list_item on list_id = user_list.id
      join permission on subject = owner join title using (isbn)
      where company_code = any (companies)`.execute(database.db);
    expect(new Set(rows.map(({ owner }) => owner)).size).toBeGreaterThan(3);
    expect(new Set(rows.map(({ is_shared }) => is_shared)).size).toBe(2);
    const items = await database.db.selectFrom('user_list_item').selectAll().execute();
    expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(5);
    expect(rows.length).toBeGreaterThanOrEqual(items.length);
  });

  test('makes packs of user lists, with sections and notes, which all people may read [PACK-23]', async () => {
    const { rows } = await sql<{ name: string; headings: number; titles: number; notes: number }>`
      select pack.name, count(distinct heading)::integer as headings, count(*)::integer as titles,
        count(*) filter (where internal_note <> '' or accounts_note <> '')::integer as notes
      from pack join pack_section on pack_section.pack_id = pack.id join pack_title on section_id = pack_section.id
      where for_all = 'reader' group by pack.name order by pack.name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(['Front of store, spring', 'Reading groups']);
    expect(rows[0]).toMatchObject({ headings: 2, notes: 3 });
    expect(rows[1]).toMatchObject({ headings: 1, notes: 1 });
    for (const { titles } of rows) expect(titles).toBeGreaterThan(1);
  });

  test('changes nothing when repeated, and keeps permissions that were granted since', async () => {
    await database.db
      .updateTable('permission')
      .set({ roles: ['user'] })
      .where('subject', '=', 'demo-uk')
      .execute();
    const before = await storeDigest(database.batch);
    const report = await loadDemo({ database, ...demo });
    expect(report).toMatchObject({ added: 0, updated: 0, unchanged: 300 });
    expect(await storeDigest(database.batch)).toBe(before);
  });
});
