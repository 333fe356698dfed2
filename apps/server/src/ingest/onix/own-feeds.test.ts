import { ownFeeds } from '@titlenet/onix/testing/feeds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { findFeedFiles } from '../feed-files.ts';
import { importFeed } from '../import-feed.ts';
import type { ImportReport } from '../runs/import-report.ts';

let database: TestDatabase;
const reports = new Map<string, ImportReport>();
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { database, company: '001', imprintCompanies: new Map(), startedBy: 'test' } as const;
  for (const { name, path } of ownFeeds) {
    const [file] = await findFeedFiles([path]);
    const list = { owner: 'house', isShared: true };
    reports.set(name, await importFeed(file!, { ...options, list, onProgress: () => undefined }));
  }
});
afterAll(() => database.drop());

const nothing = { added: 0, updated: 0, unchanged: 0, older: 0, deleted: 0, rejectedCount: 0, warnings: 0 };

// In the order of the names: the updates follow the records that they change.
test.each<[string, Partial<typeof nothing>]>([
  ['bare-product.xml', { added: 1, warnings: 2 }],
  ['cp1252-as-utf-8.xml', { added: 1, warnings: 1 }],
  ['currencies-3.0.xml', { added: 3, warnings: 1 }],
  ['reference-2.1.xml', { added: 1 }],
  ['reference-3.0.xml', { added: 3 }],
  ['reference-3.1.xml', { added: 1 }],
  ['short-2.1.xml', { added: 1 }],
  ['short-3.0.xml', { added: 2 }],
  ['truncated.xml', { added: 1, rejectedCount: 1 }],
  // A price, a deletion, a deletion of an unknown record, a test record.
  ['updates-3.0.xml', { updated: 1, deleted: 2, rejectedCount: 1 }],
  ['wrong-values.xml', { added: 3, warnings: 4 }],
])('%s is imported with %o', (name, expected) => {
  expect(reports.get(name)).toMatchObject({ ...nothing, ...expected, unreadable: null });
});

test('every feed of the folder is listed above', () => {
  expect(ownFeeds).toHaveLength(11);
});

test('the titles are stored as the feeds state them', async () => {
  const stored = await database.db
    .selectFrom('title')
    .select(['isbn', 'title', 'price', 'is_deleted'])
    .where('isbn', 'in', ['9780062040800', '9780061122415', '9780069900046'])
    .orderBy('isbn')
    .execute();
  expect(stored.map((row) => ({ ...row, price: Number(row.price) }))).toEqual([
    { isbn: '9780061122415', title: '灯台守', price: 0, is_deleted: true },
    { isbn: '9780062040800', title: 'The Lantern & the Keeper’s “Daughter”', price: 15.99, is_deleted: false },
    { isbn: '9780069900046', title: 'L’Étoile', price: 17.95, is_deleted: false },
  ]);
});
