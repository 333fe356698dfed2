import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase, testDatabaseKind } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { findCatalogueGeneration } from '../../database/catalogue-generation.queries.ts';
import { ChangeNotices } from '../../database/change-notices.ts';
import { DocumentCache } from './document-cache.ts';
import { findTitleBar } from './titles.queries.ts';

// Only the embedded database reports changes before it answers their commits; PostgreSQL is queried each time.
const isAlwaysAsked = testDatabaseKind === 'postgres';
let database: TestDatabase;
let kept: DocumentCache;
let questions = 0;

const title = (name: string) => titleRecord({ isbn: '9780062040800', bar: { title: name } });
const shown = async () =>
  (await kept.get('bar', () => findTitleBar(database.db, '001', '9780062040800')))?.bytes.toString();

async function asks(): Promise<boolean> {
  const before = questions;
  await shown();
  return questions > before;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await saveAsHouse(database, [title('Lantern 0')]);
  const notices = new ChangeNotices(database, 'sheets_changed', quietLog);
  notices.start();
  kept = new DocumentCache(() => {
    questions += 1;
    return findCatalogueGeneration(database);
  }, notices);
  await until(async () => (await asks()) === isAlwaysAsked, 20_000);
});
afterAll(() => database.drop());

test('a bar that is read again causes no query while the database reports no change', async () => {
  await saveAsHouse(database, [title('Lantern')]);
  expect(await asks()).toBe(true);
  // A second notice of the same change may arrive after the first call.
  await until(async () => (await asks()) === isAlwaysAsked, 2_000);
  expect(await asks()).toBe(isAlwaysAsked);
});

test('and each change is visible right after its commit', async () => {
  for (let number = 1; number <= 40; number += 1) {
    await saveAsHouse(database, [title(`Lantern ${number}`)]);
    expect(await shown()).toContain(`"Lantern ${number}"`);
    await shown();
  }
});
