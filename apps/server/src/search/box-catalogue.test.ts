import { boxQuery } from '@titlenet/catalogue/search-box/typed-query';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse } from '../../test/test-titles.ts';
import { boxGroups } from './box-hits.ts';
import { CatalogueSearch } from './catalogue-search.ts';
import { randomCatalogue } from './random-catalogue.test-data.ts';

const BATCH = 50;
const TITLES = 400;
/** Titles that are typed letter by letter. */
const TYPED_TITLES = 12;

let database: TestDatabase;
let search: CatalogueSearch;
beforeAll(async () => {
  database = await createTestDatabase();
  const titles = randomCatalogue(TITLES);
  for (let start = 0; start < titles.length; start += BATCH)
    await saveAsHouse(database, titles.slice(start, start + BATCH));
  search = new CatalogueSearch({ database, log: quietLog });
  search.start();
  await search.whenReady();
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

test('a title is found at every letter of it and first when it is whole, and no title of others is counted [BOX-18, BOX-20, BOX-21]', async () => {
  const companies = ['001', '006'];
  const { rows } = await sql<{ id: number; title: string; company: string }>`
    select id, title, company_code as company from title where not is_deleted order by id`.execute(database.db);
  const own = rows.filter(({ company }) => companies.includes(company));
  const candidates = own.filter(({ title }) => boxQuery(title).words.length > 1).slice(0, TYPED_TITLES);
  expect(candidates).toHaveLength(TYPED_TITLES);
  for (const { id, title } of candidates)
    for (let length = 1; length <= title.length; length += 1) {
      const text = title.slice(0, length);
      const query = boxQuery(text);
      if (query.words.length === 0) continue;
      const found = await search.findByBox({
        query,
        groups: boxGroups(companies),
        maximum: TITLES,
        recentFrom: '2025-11-24',
      });
      const group = found.find(({ titles }) => titles.some((hit) => hit.id === id && hit.typos === 0));
      expect(group, text).toBeDefined();
      for (const { exact, similar, titles } of found) {
        expect(exact + similar, text).toBe(titles.length);
        expect(titles.every((hit) => own.some((title) => title.id === hit.id))).toBe(true);
      }
      if (length === title.length) expect(group!.titles[0], text).toMatchObject({ place: 'exactTitle', typos: 0 });
    }
});
