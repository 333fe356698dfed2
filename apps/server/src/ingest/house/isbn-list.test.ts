import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importText } from './house-files.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const list = { name: 'Autumn', owner: 'dev|user', isShared: false };
const items = async () =>
  (await database.batch.selectFrom('user_list_item').select('isbn').orderBy('isbn').execute()).map(({ isbn }) => isbn);

test('a column of ISBNs with any punctuation becomes a list without duplicates; invalid ISBNs are reported', async () => {
  const text = [
    'ISBN-13',
    '978-0-06-204080-0',
    '“9780061122415”,',
    'ISBN-13: 978 0 06 204081 7;',
    '0-06-204080-4',
    '978–0–06–204082–4',
    'see below',
    '97800620408',
    '',
  ].join('\n');
  const report = await importText(database, text, { form: 'list', list });
  expect(report).toMatchObject({ added: 1, rejected: [{ line: 7, recordReference: 'see below' }, { line: 8 }] });
  expect(await items()).toEqual(['9780061122415', '9780062040800', '9780062040817', '9780062040824']);
  const lists = await database.batch.selectFrom('user_list').select(['name', 'owner', 'is_shared']).execute();
  expect(lists).toEqual([{ name: 'Autumn', owner: 'dev|user', is_shared: false }]);
});

test('another column of the same name replaces the list', async () => {
  expect(await importText(database, '9780062040800\n', { form: 'list', list })).toMatchObject({ updated: 1 });
  expect(await items()).toEqual(['9780062040800']);
});

test('an ISBN that a spreadsheet has rounded is reported [G-200]', async () => {
  // Its digits, 9780062912, are those of an ISBN-10 of another title.
  const text = '9780062040800\n9.7800629E+12\n"9,78006E+12"\n';
  expect((await importText(database, text, { form: 'list', list })).rejected).toEqual([
    expect.objectContaining({ line: 2, reason: 'is an ISBN that a spreadsheet has rounded' }),
    expect.objectContaining({ line: 3, reason: 'is an ISBN that a spreadsheet has rounded' }),
  ]);
  expect(await items()).toEqual(['9780062040800']);
});
