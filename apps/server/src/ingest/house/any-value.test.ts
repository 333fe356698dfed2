import { filledTitle } from '@titlenet/catalogue/testing/filled-title';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importText } from './house-files.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Distinct texts, because the database compresses repeated ones before it measures them. */
const distinctTexts = (count: number, separator: string) =>
  Array.from({ length: count }, (_, index) => (index * 104_729).toString(36)).join(separator);

const values: readonly (readonly [string, unknown])[] = [
  ['a number of thirteen digits', 1e12],
  ['a negative number of thirteen digits', -1e12],
  ['the largest number', Number.MAX_VALUE],
  ['the largest integer', Number.MAX_SAFE_INTEGER],
  ['2³¹', 2 ** 31],
  ['a fraction', 1 / 3],
  ['the first day', '0001-01-01'],
  ['the last second', '9999-12-31T23:59:59'],
  ['no date', '2026-02-30'],
  ['words', 'a lot'],
  ['a text of 3,000 words', distinctTexts(3_000, ' ')],
  ['a word of 10,000 characters', distinctTexts(2_000, '')],
  ['500 characters without a blank', distinctTexts(200, '').slice(0, 500)],
  ['characters of two code units', '😀'.repeat(3_000)],
  ['NUL and half a character', 'a\0b\ud83d'],
  ['a truth value', true],
  ['an object', {}],
  ['a list in a list', [['x']]],
  ['a list of numbers', [1, 2]],
];

/** Replaces all values below; lists and rows stay. The sender of a price is no member of a feed (G-500). */
function withValue(fields: object, value: unknown): object {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== 'sender')
      .map(([name, before]) => {
        const isTable = Array.isArray(before) && typeof before[0] === 'object';
        return [name, isTable ? [withValue(before[0] as object, value)] : value];
      }),
  );
}

const { bar, stored, sheet } = filledTitle();
const { productId: _id, companyCode: _company, isbn: _isbn, ...ownBar } = bar;

/**
 * Titles of which one part has this value in all fields. The title has a name, because one without a name is not shown.
 */
function titlesWith(value: unknown): object[] {
  const named = { title: 'Any' };
  const parts = [
    { bar: { ...withValue(ownBar, value), ...named } },
    { bar: withValue(ownBar, value) },
    { bar: named, stored: withValue(stored, value) },
    ...Object.entries(sheet).map(([name, fields]) => ({ bar: named, sheet: { [name]: withValue(fields, value) } })),
  ];
  return ['001', '180', '400'].flatMap((companyCode) =>
    parts.map((part, index) => ({ kind: 'title', companyCode, recordReference: `part ${index}`, ...part })),
  );
}

test.each(values)('no title of the house is rejected for %s in its fields', async (_, value) => {
  const lines = titlesWith(value).map((record) => JSON.stringify(record));
  const report = await importText(database, lines.join('\n'));
  expect(report.rejected.map(({ recordReference, reason }) => `${recordReference}: ${reason}`)).toEqual([]);
  expect(report.read).toBe(lines.length);
});
