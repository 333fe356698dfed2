import { Writable } from 'node:stream';
import { demoPeople } from '@titlenet/identity/demo-people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase, testDatabaseKind } from '../../../test/test-database.ts';
import { prepareFirstStart, printWelcome } from '../../cli/first-start.ts';
import { demoTitles } from './demo-titles.ts';
import { loadDemo } from './load-demo.ts';

const demo = { titles: 300, seed: 1, referenceDate: '2026-11-01' };

/** What the store holds, without numbers and times that the database gives. */
async function digest(database: TestDatabase): Promise<unknown> {
  const { rows } = await sql`
    select md5(string_agg(title.company_code || coalesce(title.isbn, record_key) || quick_row || bar || sheet || edition
      || comparison, '' order by title.company_code, title.isbn, record_key)) as titles, count(*)::integer as count,
      (select md5(string_agg(list || position || isbn || known, '' order by isbn, list, position, known))
        from title_reference) as refer,
      (select count(*)::integer from title_text) as texts,
      (select md5(string_agg(id || name, '' order by id)) from person) as people
    from title join title_document on title_id = id`.execute(database.db);
  return rows[0];
}

describe('loading the demo', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await loadDemo({ database, ...demo });
  });
  afterAll(() => database.drop());

  test('stores every title with its bar and its sheet', async () => {
    const records = [...demoTitles(demo)];
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

  test('lets the demo people in', async () => {
    const granted = await database.db.selectFrom('permission').selectAll().execute();
    expect(granted).toHaveLength(demoPeople.length);
    expect(granted.find(({ subject }) => subject === 'demo-trade')).toMatchObject({
      display_name: 'Theo Radcliffe',
      companies: ['001', '018'],
      roles: ['employee', 'user'],
    });
    expect(granted.find(({ subject }) => subject === 'demo-nobody')?.companies).toEqual([]);
  });

  test('knows a person for every photo', async () => {
    const people = new Set((await database.db.selectFrom('person').select('id').execute()).map(({ id }) => id));
    const ids = [...demoTitles(demo)].flatMap(({ sheet }) => {
      const { authorId, artistId, readerId, performerId } = sheet.editorial ?? {};
      return [authorId, artistId, readerId, performerId].filter((id) => id && id !== '0' && id !== '(none)');
    });
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !people.has(id!))).toEqual([]);
  });

  test('changes nothing the second time, nor what somebody was granted since', async () => {
    const before = await digest(database);
    await database.db
      .updateTable('permission')
      .set({ roles: ['user'] })
      .where('subject', '=', 'demo-uk')
      .execute();
    const report = await loadDemo({ database, ...demo });
    expect(report).toMatchObject({ added: 0, updated: 0, unchanged: 300 });
    expect(await digest(database)).toEqual(before);
    const { roles } = await database.db
      .selectFrom('permission')
      .select('roles')
      .where('subject', '=', 'demo-uk')
      .executeTakeFirstOrThrow();
    expect(roles).toEqual(['user']);
  });
});

describe('the first start', () => {
  let database: TestDatabase;
  let text = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  // More than two rounds, which are long on PostgreSQL.
  const titles = testDatabaseKind === 'postgres' ? 900 : 300;

  test('that was cut off goes on at the next one and ends with the whole demo', async () => {
    const stop = new AbortController();
    const cutOff = loadDemo({
      database,
      ...demo,
      titles,
      startedBy: 'first start',
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('cut off')),
    });
    await expect(cutOff).rejects.toThrow('cut off');
    const stored = await database.db.selectFrom('title').select('id').execute();
    expect(stored.length).toBeLessThan(titles);
    await prepareFirstStart(database, { titles: 5_000, out });
    const whole = await createTestDatabase();
    try {
      await loadDemo({ database: whole, ...demo, titles });
      expect(await digest(database)).toEqual(await digest(whole));
    } finally {
      await whole.drop();
    }
    expect(text).toContain(`${titles} of ${titles}`);
  });

  test('leaves a catalogue alone that something was fed to', async () => {
    text = '';
    const before = await digest(database);
    await prepareFirstStart(database, { titles: 5_000, out });
    expect(await digest(database)).toEqual(before);
    expect(text).toBe('');
  });

  test('ends with the address and everybody who may sign in', () => {
    text = '';
    printWelcome(out, { address: 'http://localhost:8080' });
    expect(text).toContain('TitleNet serves http://localhost:8080');
    for (const { name, displayName } of demoPeople) expect(text).toMatch(new RegExp(`${name} +${displayName}`));
    expect(text).toMatch(/nobody +Nora Boddy +no company/);
  });
});
