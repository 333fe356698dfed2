import { companyOf } from '@titlenet/catalogue/companies';
import { divisions } from '@titlenet/catalogue/divisions';
import { type Facet, facets } from '@titlenet/catalogue/power-search/facets';
import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { randomRuns } from '../../../../test/random-runs.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { saveAsHouse } from '../../../../test/test-titles.ts';
import { CatalogueSearch } from '../../../search/catalogue-search.ts';
import { criterionPredicates, facetPredicates, orderOf, predicatesOf } from '../../../search/criteria-of-form.ts';
import { naiveCounts, naiveLabels } from '../../../search/naive-facets.test-data.ts';
import { CALENDAR, naiveQuickSearch, naiveSearch } from '../../../search/naive-search.test-data.ts';
import { quickScope } from '../../../search/quick-scope.ts';
import { asShown, randomCatalogue } from '../../../search/random-catalogue.test-data.ts';
import { randomQuickSearches, randomSearches } from '../../../search/random-searches.test-data.ts';
import { countFacets } from './count-facets.ts';
import { type FacetEntries, findFacetEntries } from './facet-entries.queries.ts';

const settings = randomRuns(30);
const RUNS = settings.numRuns;
const ALL = 1_000;

let database: TestDatabase;
let titles: TitleRecord[];
let shown: TitleRecord[];
/** By division. */
const entries = new Map<number, FacetEntries>();
let search: CatalogueSearch;

beforeAll(async () => {
  database = await createTestDatabase();
  titles = randomCatalogue(300, 11);
  shown = titles.map(asShown);
  search = new CatalogueSearch({ database, log: quietLog });
  // The index in memory gets a part as it loads and the rest as changes.
  await saveAsHouse({ ...database, db: database.batch }, titles.slice(0, 150));
  search.start();
  await search.whenReady();
  await saveAsHouse({ ...database, db: database.batch }, titles.slice(150));
  for (const { number } of divisions) entries.set(number, await findFacetEntries(database.db, number));
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

/** One to three facets with one to three codes each; searches without a choice are part of it. */
const choices = () =>
  fc
    .uniqueArray(fc.constantFrom<Facet>(...facets), { maxLength: 3 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((facet) => {
          const codes = [...entries.values()].flatMap((own) => own.get(facet.attribute)!.map(({ code }) => code));
          return fc
            .uniqueArray(fc.constantFrom(...new Set(codes), 'never'), { minLength: 1, maxLength: 3 })
            .map((some) => [facet.field, some] as const);
        }),
      ),
    )
    .map((pairs): PowerSearchValues => Object.fromEntries(pairs));

/** Without codes that stand for no entry of a division: its form does not offer them. */
const offeredIn = (division: number, chosen: PowerSearchValues): PowerSearchValues =>
  Object.fromEntries(
    facets.flatMap(({ field, attribute }) => {
      if (!(field in chosen)) return [];
      const codes = entries
        .get(division)!
        .get(attribute)!
        .map(({ code }) => code);
      const offered = (chosen[field] as string[]).filter((code) => codes.includes(code));
      return [[field, offered.length > 0 ? offered : ['never']]];
    }),
  );

/** The labels of the chosen codes in the title's division. */
const chosenLabels = (title: TitleRecord, { field, attribute }: Facet, values: PowerSearchValues): string[] | null =>
  field in values
    ? entries
        .get(companyOf(title.companyCode).division)!
        .get(attribute)!
        .filter(({ code }) => (values[field] as string[]).includes(code))
        .map(({ label }) => foldText(label))
    : null;

const meetsFacets = (title: TitleRecord, values: PowerSearchValues, except?: Facet) =>
  facets.every((facet) => {
    const labels = facet === except ? null : chosenLabels(title, facet, values);
    return labels === null || naiveLabels(facet.name, title).some((label) => labels.includes(label));
  });

/** The counts of all facets by folded label, and the total. */
const expectedOf = (found: readonly TitleRecord[], values: PowerSearchValues) => ({
  total: found.filter((title) => meetsFacets(title, values)).length,
  counts: Object.fromEntries(
    facets.map((facet) => [
      facet.name,
      naiveCounts(
        facet.name,
        found.filter((title) => meetsFacets(title, values, facet)),
      ),
    ]),
  ),
});

async function countedIn(scope: Parameters<CatalogueSearch['countTitles']>[0], values: object) {
  const { total, facets: groups } = await countFacets(search, entries.get(scope.division)!, {
    scope,
    values: values as PowerSearchValues,
    maximum: ALL,
  });
  const byName = new Map(groups.map((group) => [group.name, group.values.filter(({ count }) => count > 0)]));
  const counts = facets.map(({ name }) => [
    name,
    Object.fromEntries((byName.get(name) ?? []).map(({ label, count }) => [foldText(label), count])),
  ]);
  return { total, counts: Object.fromEntries(counts) };
}

const byIsbn = (isbns: readonly string[]) => shown.filter(({ isbn }) => isbns.includes(isbn!));

test(
  `facets of ${RUNS} random power searches are those of a naive count of the records [FACET-01..FACET-06]`,
  async () => {
    let narrowed = 0;
    await fc.assert(
      fc.asyncProperty(randomSearches(titles, []), choices(), fc.boolean(), async (random, drawn, isUnlimited) => {
        const form = powerSearchForms[random.form];
        const chosen = offeredIn(form.division, drawn);
        // Without criteria, all titles of the caller's companies are counted.
        const criteria = isUnlimited ? {} : random.values;
        const scope = { division: form.division, companies: random.companies, subject: 'somebody' };
        const found = byIsbn(naiveSearch(shown, form, criteria, { companies: random.companies, lists: new Map() }));
        const expected = expectedOf(found, chosen);
        narrowed += Number(expected.total > 0 && expected.total < found.length);
        const values = { ...criteria, ...chosen };
        const predicates = criterionPredicates(form, criteria, CALENDAR);
        expect(await countedIn({ ...scope, predicates }, values)).toEqual(expected);
        const asked = { ...scope, predicates: predicatesOf(form, values, CALENDAR), order: orderOf(form, values) };
        expect((await search.findTitles(asked, 2_000)).rows).toHaveLength(expected.total);
      }),
      settings,
    );
    expect(narrowed).toBeGreaterThan(RUNS / 20);
  },
  30_000 + RUNS * 200,
);

test(
  `facets of ${RUNS} random quick searches are those of a naive count, and narrow it [FACET-01, FACET-04, FACET-06]`,
  async () => {
    await fc.assert(
      fc.asyncProperty(randomQuickSearches(titles), choices(), async (query, drawn) => {
        const chosen = offeredIn(query.division, drawn);
        const found = byIsbn(naiveQuickSearch(shown, query));
        const expected = expectedOf(found, chosen);
        const chosenFacets = facetPredicates(chosen);
        expect(await countedIn(quickScope(query), chosen)).toEqual(expected);
        const { total } = await search.findByQuickSearch({ ...query, facets: chosenFacets });
        expect(total).toBe(expected.total);
      }),
      settings,
    );
  },
  30_000 + RUNS * 200,
);
