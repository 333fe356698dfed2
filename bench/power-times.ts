import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { companiesOfDivision, type DivisionNumber } from '@titlenet/catalogue/divisions';
import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { findSortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { chosenFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import type { Tables } from '@titlenet/server/database/tables';
import type { CatalogueSearch } from '@titlenet/server/search/catalogue-search';
import { answerRows } from '@titlenet/server/write-titles/grid-rows.queries';
import type { Kysely } from 'kysely';
import { amount } from './amount.ts';
import type { PowerSample } from './power-samples.ts';

/** Times of one power search shape in milliseconds, and the totals of its queries. */
export interface PowerTimes {
  name: string;
  calls: number[];
  hits: number[];
}

/** Measured rounds after a warm-up round. */
const ROUNDS = amount(3);

const form = powerSearchForms.HarperCollins;
const source = resultSource(form.source);
const order = findSortOrder(form, form.defaultSort)!;

/** Exact count and rows with the default fields, like the endpoint. */
async function ask(
  search: CatalogueSearch,
  db: Kysely<Tables>,
  { division, predicates }: PowerSample,
): Promise<number> {
  const companies = companiesOfDivision(division as DivisionNumber);
  const asked = { division, companies, subject: 'bench', predicates, order };
  const { total, rows } = await search.findTitles(asked, MAX_POWER_SEARCH_ROWS);
  await answerRows(db, source, chosenFields(source, []), rows);
  return total;
}

/** Runs the queries one after the other, without HTTP. */
export async function measurePowerSearch(
  search: CatalogueSearch,
  db: Kysely<Tables>,
  sampled: readonly { shape: { name: string }; samples: readonly PowerSample[] }[],
): Promise<PowerTimes[]> {
  const times: PowerTimes[] = sampled.map(({ shape }) => ({ name: shape.name, calls: [], hits: [] }));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { samples }] of sampled.entries())
      for (const sample of samples) {
        const start = performance.now();
        const total = await ask(search, db, sample);
        const took = performance.now() - start;
        if (round === 0) times[index]!.hits.push(total);
        else times[index]!.calls.push(took);
      }
  return times;
}
