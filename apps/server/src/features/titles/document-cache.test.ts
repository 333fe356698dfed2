import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { findCatalogueGeneration } from '../../database/catalogue-generation.queries.ts';
import { DocumentCache } from './document-cache.ts';
import { findTitleBar } from './titles.queries.ts';

let database: TestDatabase;
let kept: DocumentCache;
let reads = 0;

const title = (name: string) => titleRecord({ isbn: '9780062040800', bar: { title: name } });
const shown = async () => {
  const read = () => {
    reads += 1;
    return findTitleBar(database.db, '001', '9780062040800');
  };
  return (await kept.get('bar', read))?.bytes.toString();
};

beforeAll(async () => {
  database = await createTestDatabase();
  kept = new DocumentCache(() => findCatalogueGeneration(database));
});
afterAll(() => database.drop());

test('a bar is read once while nothing changes, and each change is visible right after its commit', async () => {
  for (let number = 1; number <= 40; number += 1) {
    await saveAsHouse(database, [title(`Lantern ${number}`)]);
    const before = reads;
    expect(await shown()).toContain(`"Lantern ${number}"`);
    expect(await shown()).toContain(`"Lantern ${number}"`);
    expect(reads).toBe(before + 1);
  }
});
