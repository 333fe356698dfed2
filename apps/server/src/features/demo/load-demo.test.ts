import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { demoGrants } from '../../cli/demo-grants.ts';
import { demoTitles } from './demo-titles.ts';
import { loadDemo } from './load-demo.ts';
import { storedDigest } from '../../../test/stored-digest.ts';

const options = { titles: 300, seed: 1, referenceDate: '2026-11-01' };
const demo = { ...options, grants: demoGrants };

describe('loading the demo', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await loadDemo({ database, ...demo });
  });
  afterAll(() => database.drop());

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

  test('lets the demo people in', async () => {
    const granted = await database.db.selectFrom('permission').selectAll().execute();
    expect(granted).toHaveLength(demoGrants.length);
    expect(granted.find(({ subject }) => subject === 'demo-trade')).toMatchObject({
      display_name: 'Theo Radcliffe',
      companies: ['001', '018'],
      roles: ['employee', 'user'],
    });
    expect(granted.find(({ subject }) => subject === 'demo-nobody')?.companies).toEqual([]);
  });

  test('knows a person for every photo', async () => {
    const people = new Set((await database.db.selectFrom('person').select('id').execute()).map(({ id }) => id));
    const ids = [...demoTitles(options)].flatMap(({ sheet }) => {
      const { authorId, artistId, readerId, performerId } = sheet.editorial ?? {};
      return [authorId, artistId, readerId, performerId].filter((id) => id && id !== '0' && id !== '(none)');
    });
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !people.has(id!))).toEqual([]);
  });

  test('changes nothing the second time, nor what somebody was granted since', async () => {
    const before = await storedDigest(database);
    await database.db
      .updateTable('permission')
      .set({ roles: ['user'] })
      .where('subject', '=', 'demo-uk')
      .execute();
    const report = await loadDemo({ database, ...demo });
    expect(report).toMatchObject({ added: 0, updated: 0, unchanged: 300 });
    expect(await storedDigest(database)).toEqual(before);
    const { roles } = await database.db
      .selectFrom('permission')
      .select('roles')
      .where('subject', '=', 'demo-uk')
      .executeTakeFirstOrThrow();
    expect(roles).toEqual(['user']);
  });
});
