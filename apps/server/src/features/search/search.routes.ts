import { MAX_QUICK_SEARCH_ROWS } from '@titlenet/catalogue/quick-search';
import { quickSearch } from '@titlenet/contract/searching';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { facetPredicates } from '../../search/criteria-of-form.ts';
import { registerAlternatives } from './alternatives/alternatives.routes.ts';
import { registerSearchBox } from './box/search-box.routes.ts';
import { registerFacets } from './facets/facets.routes.ts';
import { registerSearchCounts } from './power-search/counts.routes.ts';
import { registerLookupLists } from './power-search/lookup-lists.routes.ts';
import { registerPowerSearch } from './power-search/power-search.routes.ts';
import { registerRefinements } from './power-search/refinements.routes.ts';
import { askedField } from './quick-request.ts';

/** Quick search, the search box, power search and the lists of its form. */
export function registerSearch(
  app: FastifyInstance,
  context: Pick<AppContext, 'database' | 'caches' | 'search'>,
): void {
  const { search } = context;
  registerPowerSearch(app, context);
  registerSearchCounts(app, context);
  registerLookupLists(app, context);
  registerRefinements(app, context);
  registerSearchBox(app, context);
  registerFacets(app, context);
  registerAlternatives(app, context);
  route(app, quickSearch, async ({ body, companies, reply }) => {
    const { total, rows } = await search.findByQuickSearch({
      ...askedField(body),
      facets: facetPredicates(body),
      division: body.company,
      companies,
      maximum: MAX_QUICK_SEARCH_ROWS,
    });
    // The stored rows are JSON (derive/quick-row.ts): serialising 2,000 of them again takes longer than the search.
    const flags = `"total":${total},"noData":${total === 0},"moreCriteriaRequired":${total > MAX_QUICK_SEARCH_ROWS}`;
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(joinRows('{"data":[', rows, `],${flags}}`));
  });
}

const COMMA = ','.charCodeAt(0);

/** Concatenates rows with commas between them. Writing them one by one takes half the time of `join`. */
function joinRows(before: string, rows: readonly string[], after: string): Buffer {
  const length = rows.reduce((sum, row) => sum + row.length + 1, before.length + after.length);
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = bytes.write(before, 'latin1');
  for (const row of rows) {
    at += bytes.write(row, at, 'latin1');
    bytes[at] = COMMA;
    at += 1;
  }
  // Overwrites the comma after the last row.
  if (rows.length > 0) at -= 1;
  at += bytes.write(after, at, 'latin1');
  return bytes.subarray(0, at);
}
