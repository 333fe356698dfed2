import { boxQuery } from '@titlenet/catalogue/search-box/typed-query';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse } from '../../test/test-titles.ts';
import { boxGroups } from './box-hits.ts';
import type { CatalogueSearch } from './catalogue-search.ts';
import { openSearch } from './open-search.ts';
import { people, randomCatalogue, seeded, serieses, words } from './random-catalogue.test-data.ts';

const RUNS = 300;
const BATCH = 50;
const TITLES = 400;
/** Titles that are typed letter by letter. */
const TYPED_TITLES = 12;
const typed = [...words, ...people, ...serieses, '97800', '4006', '0012345678905'];

let database: TestDatabase;
const modes: Partial<Record<'memory' | 'database', CatalogueSearch>> = {};
beforeAll(async () => {
  database = await createTestDatabase();
  const titles = randomCatalogue(TITLES);
  for (let start = 0; start < titles.length; start += BATCH)
    await saveAsHouse(database, titles.slice(start, start + BATCH));
  // One after the other: the memory mode drops the indexes of the other one.
  for (const mode of ['memory', 'database'] as const) {
    const search = openSearch({ mode, database, log: quietLog });
    modes[mode] = search;
    search.start();
    await search.whenReady();
  }
});
afterAll(async () => {
  for (const search of Object.values(modes)) await search.close();
  await database.drop();
});

test('both modes have the same exact hits in the same order, and the database no other similar titles [BOX-22]', async () => {
  const random = seeded(20_261_124);
  const any = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  let [exact, similar] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    const whole = Array.from({ length: 1 + Math.floor(random() * 3) }, () => any(typed)).join(' ');
    const text = random() < 0.5 ? whole : whole.slice(0, 1 + Math.floor(random() * whole.length));
    const search = {
      query: boxQuery(text),
      groups: boxGroups(any([['001', '003'], ['001', '003', '180', '006', '400'], ['180']])),
      maximum: any([3, 100]),
      recentFrom: '2025-11-24',
    };
    const [inMemory, inDatabase] = await Promise.all([
      modes.memory!.findByBox(search),
      modes.database!.findByBox(search),
    ]);
    const exactOf = (groups: typeof inMemory) =>
      groups
        .filter((group) => group.exact > 0)
        .map((group) => ({ ...group, similar: 0, titles: group.titles.filter(({ typos }) => typos === 0) }));
    expect(exactOf(inDatabase), text).toEqual(exactOf(inMemory));
    const similarOf = (groups: typeof inMemory) =>
      groups.flatMap(({ titles }) => titles.filter(({ typos }) => typos > 0));
    if (search.maximum === 100)
      expect(similarOf(inMemory), text).toEqual(expect.arrayContaining(similarOf(inDatabase)));
    exact += inMemory.reduce((sum, group) => sum + group.exact, 0);
    similar += similarOf(inDatabase).length;
  }
  expect(exact).toBeGreaterThan(1_000);
  expect(similar).toBeGreaterThan(20);
});

test('in both modes a title is found at every letter of it and first when it is whole, and no title of others is counted [BOX-18, BOX-20, BOX-21, BOX-22]', async () => {
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
      for (const search of Object.values(modes)) {
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
    }
});
