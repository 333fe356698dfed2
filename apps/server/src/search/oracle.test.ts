import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { randomRuns } from '../../test/random-runs.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse } from '../../test/test-titles.ts';
import { CatalogueSearch } from './catalogue-search.ts';
import { orderOf, predicatesOf } from './criteria-of-form.ts';
import { CALENDAR, type NaiveScope, naiveQuickSearch, naiveSearch } from './naive-search.test-data.ts';
import { asShown, randomCatalogue } from './random-catalogue.test-data.ts';
import { type RandomSearch, randomQuickSearches, randomSearches } from './random-searches.test-data.ts';
import type { QuickSearchHits } from './title-search.ts';

const settings = randomRuns(100);
const RUNS = settings.numRuns;
const SUBJECT = 'somebody';
const BATCH = 50;

let database: TestDatabase;
let titles: TitleRecord[];
/** The titles of the naive search. */
let shown: TitleRecord[];
let isbnById: Map<number, string>;
const lists = new Map<string, readonly string[]>();
let hidden: string;
let search: CatalogueSearch;

beforeAll(async () => {
  database = await createTestDatabase();
  titles = randomCatalogue(400);
  shown = titles.map(asShown);
  // The index is loaded with older versions of some titles, and gets everything else as changes.
  const former = titles
    .slice(0, 100)
    .map((record) => ({ ...record, bar: { title: 'Former' }, codes: {}, isDeleted: false }));
  await save(former);
  search = new CatalogueSearch({ database, log: quietLog });
  search.start();
  await search.whenReady();
  expect(search.titlesInMemory).toBe(former.length);
  await save(titles);
  const ids = await database.db.selectFrom('title').select(['id', 'isbn']).execute();
  isbnById = new Map(ids.map(({ id, isbn }) => [id, isbn!]));
  const own = await putList({ owner: SUBJECT, is_shared: false }, 3);
  const shared = await putList({ owner: 'another', is_shared: true }, 5);
  hidden = (await putList({ owner: 'another', is_shared: false }, 2)).id;
  for (const { id, isbns } of [own, shared]) lists.set(id, isbns);
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

async function save(records: readonly TitleRecord[]): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH)
    await saveAsHouse({ ...database, db: database.batch }, records.slice(start, start + BATCH));
}

/** A user list of every nth title. */
async function putList(list: { owner: string; is_shared: boolean }, nth: number) {
  const isbns = titles.filter((_, index) => index % nth === 0).map(({ isbn }) => isbn!);
  const { id } = await database.db
    .insertInto('user_list')
    .values({ name: `every ${nth}`, ...list })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('user_list_item')
    .values(isbns.map((isbn) => ({ list_id: id, isbn })))
    .execute();
  return { id: String(id), isbns };
}

async function found({ form: name, values, companies, maximum }: RandomSearch) {
  const form = powerSearchForms[name];
  const asked = {
    division: form.division,
    companies,
    subject: SUBJECT,
    predicates: predicatesOf(form, values, CALENDAR),
    order: orderOf(form, values),
  };
  const { total, rows } = await search.findTitles(asked, maximum);
  return { total, isbns: rows.map(({ id }) => isbnById.get(id)) };
}

function expected({ form, values, companies, maximum }: RandomSearch) {
  const scope: NaiveScope = { companies, lists };
  const isbns = naiveSearch(shown, powerSearchForms[form], values, scope);
  return { total: isbns.length, isbns: isbns.length > maximum ? [] : isbns };
}

test(
  `${RUNS} random searches return the same as a naive search of the records`,
  async () => {
    let hits = 0;
    const searches = randomSearches(titles, [...lists.keys(), hidden]);
    await fc.assert(
      fc.asyncProperty(searches, async (random) => {
        const naive = expected(random);
        hits += Number(naive.total > 0);
        expect(await found(random)).toEqual(naive);
      }),
      settings,
    );
    expect(search.titlesInMemory).toBe(titles.filter(({ isDeleted }) => !isDeleted).length);
    // Searches without hits prove little.
    expect(hits).toBeGreaterThan(RUNS / 5);
  },
  30_000 + RUNS * 100,
);

/** The rows are bytes of UTF-8, each as a Latin-1 character. */
function isbnsOf({ rows }: QuickSearchHits): string[] {
  const json = Buffer.from(`[${rows.join(',')}]`, 'latin1').toString('utf8');
  return (JSON.parse(json) as { isbn: string }[]).map(({ isbn }) => isbn);
}

test(
  `${RUNS} random quick searches return the same as a naive search of the records`,
  async () => {
    let hits = 0;
    await fc.assert(
      fc.asyncProperty(randomQuickSearches(titles), async (query) => {
        const naive = naiveQuickSearch(shown, query);
        hits += Number(naive.length > 0);
        const first = naive.length > query.maximum ? [] : naive;
        const found = await search.findByQuickSearch(query);
        expect({ total: found.total, isbns: isbnsOf(found) }).toEqual({ total: naive.length, isbns: first });
      }),
      settings,
    );
    expect(hits).toBeGreaterThan(RUNS / 5);
  },
  30_000 + RUNS * 100,
);
