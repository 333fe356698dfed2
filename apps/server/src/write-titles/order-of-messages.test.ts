import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyStore } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { titleRecord } from '../../test/test-titles.ts';
import { findPerson } from '../pictures/covers.queries.ts';
import { putLookups } from '../records/reference-rows.queries.ts';
import { TermRegistry } from '../records/terms.queries.ts';
import { saveTitles } from './save-titles.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStore(database.batch));

const FIRST = '9780062040800';
const SECOND = '9780062040817';

function message(isbn: string, sentAt: string | null, parts: Partial<TitleRecord>): TitleRecord {
  return titleRecord({ isbn, source: { sender: 'Aurora Distribution', recordReference: isbn, sentAt }, ...parts });
}

/** Saves each record in a transaction of its own, as one import does. */
async function importInOrder(records: readonly TitleRecord[]): Promise<void> {
  const options = { isInHouse: false, runId: null, terms: new TermRegistry() };
  for (const record of records) await saveTitles(database.batch, [record], options);
}

const formatLabel = async () => {
  const rows = await database.batch
    .selectFrom('term')
    .select(['code', 'description', 'folded'])
    .where('code', '=', 'MM')
    .execute();
  return rows;
};

const format = (isbn: string, formatDesc: string | null, sentAt: string | null) =>
  message(isbn, sentAt, { bar: { tac: 'MM', formatDesc } });

/** Both orders of two messages, so that neither result may depend on which transaction commits first. */
const orders = [
  ['in the order of their dates', (records: TitleRecord[]) => records],
  ['in the reverse order', (records: TitleRecord[]) => records.toReversed()],
] as const;

test.each(orders)('a code has the label of the newest message, %s', async (_, inOrder) => {
  await importInOrder(
    inOrder([
      format(FIRST, 'Mass Market 4.19x6.63', '2026-10-01T08:00:00Z'),
      format(SECOND, 'Mass Market Paperback', '2026-10-02T08:00:00Z'),
    ]),
  );
  expect(await formatLabel()).toEqual([
    { code: 'MM', description: 'Mass Market Paperback', folded: 'mass market paperback' },
  ]);
});

test.each(orders)('of two labels with the same date the first in the alphabet is used, %s', async (_, inOrder) => {
  const sentAt = '2026-10-01T08:00:00Z';
  await importInOrder(
    inOrder([format(FIRST, 'Mass Market 4.19x6.63', sentAt), format(SECOND, 'Mass Market Paperback', sentAt)]),
  );
  expect(await formatLabel()).toMatchObject([{ description: 'Mass Market 4.19x6.63' }]);
});

test.each(orders)('messages of one import without a date have the same date, %s', async (_, inOrder) => {
  await importInOrder(
    inOrder([format(FIRST, 'Mass Market 4.19x6.63', null), format(SECOND, 'Mass Market Paperback', null)]),
  );
  expect(await formatLabel()).toMatchObject([{ description: 'Mass Market 4.19x6.63' }]);
});

test.each(orders)('a message without a label keeps the label of an older one, %s', async (_, inOrder) => {
  await importInOrder(
    inOrder([
      format(FIRST, 'Mass Market Paperback', '2026-10-01T08:00:00Z'),
      format(SECOND, null, '2026-10-02T08:00:00Z'),
    ]),
  );
  expect(await formatLabel()).toMatchObject([{ description: 'Mass Market Paperback' }]);
});

test('a message that is received again later is newer than one between the two', async () => {
  await importInOrder([
    format(FIRST, 'Mass Market Paperback', '2026-10-01T08:00:00Z'),
    format(FIRST, 'Mass Market Paperback', '2026-10-03T08:00:00Z'),
    format(SECOND, 'Mass Market 4.19x6.63', '2026-10-02T08:00:00Z'),
  ]);
  expect(await formatLabel()).toMatchObject([{ description: 'Mass Market Paperback' }]);
});

test('two imports at the same time leave the label of the newest message', async () => {
  await Promise.all([
    importInOrder([format(FIRST, 'Mass Market Paperback', '2026-10-02T08:00:00Z')]),
    importInOrder([format(SECOND, 'Mass Market 4.19x6.63', '2026-10-01T08:00:00Z')]),
  ]);
  expect(await formatLabel()).toMatchObject([{ description: 'Mass Market Paperback' }]);
});

test('an in-house label is not replaced by that of a message', async () => {
  const terms = new TermRegistry();
  const lookup = { kind: 'lookup', attribute: 'format', code: 'MM', description: 'Mass Market' } as const;
  expect(await putLookups(database.batch, [lookup], terms)).toEqual(['added']);
  await importInOrder([format(FIRST, 'Mass Market Paperback', '2026-10-01T08:00:00Z')]);
  // The row of the house, and that of the company.
  const labels = async () => (await formatLabel()).map(({ description }) => description);
  expect(await labels()).toEqual(['Mass Market', 'Mass Market']);
  expect(await putLookups(database.batch, [{ ...lookup, description: 'Mass-market' }], terms)).toEqual(['updated']);
  expect(await labels()).toEqual(['Mass-market', 'Mass-market']);
});

const pictured = (isbn: string, authorPicture: string, sentAt: string) =>
  message(isbn, sentAt, { sheet: { editorial: { authorId: '4711' } }, stored: { authorPicture } });

test.each(orders)('a person has the picture of the newest message, %s', async (_, inOrder) => {
  await importInOrder(
    inOrder([
      pictured(FIRST, 'https://pictures.example/old.jpg', '2026-10-01T08:00:00Z'),
      pictured(SECOND, 'https://pictures.example/new.jpg', '2026-10-02T08:00:00Z'),
    ]),
  );
  expect(await findPerson(database.batch, '4711', ['001'])).toEqual({
    name: 'Marsh, Eleanor',
    photo: 'https://pictures.example/new.jpg',
  });
});

test.each(orders)('of two pictures with the same date the first address is used, %s', async (_, inOrder) => {
  const sentAt = '2026-10-01T08:00:00Z';
  await importInOrder(
    inOrder([
      pictured(FIRST, 'https://pictures.example/a.jpg', sentAt),
      pictured(SECOND, 'https://pictures.example/b.jpg', sentAt),
    ]),
  );
  expect(await findPerson(database.batch, '4711', ['001'])).toMatchObject({ photo: 'https://pictures.example/a.jpg' });
});
