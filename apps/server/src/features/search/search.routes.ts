import { quickSearchFields, quickSearchMaximum } from '@titlenet/catalogue/quick-search';
import { quickSearch } from '@titlenet/contract/searching';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { registerLookupLists } from './power-search/lookup-lists.routes.ts';
import { registerPowerSearch } from './power-search/power-search.routes.ts';
import { registerRefinements } from './power-search/refinements.routes.ts';

const BEGINNING = Buffer.from('{"data":[');

/** Searching titles (CS §2, §7). */
export function registerSearch(
  app: FastifyInstance,
  context: Pick<AppContext, 'database' | 'caches' | 'search'>,
): void {
  const { search } = context;
  registerPowerSearch(app, context);
  registerLookupLists(app, context);
  registerRefinements(app, context);
  route(app, quickSearch, async ({ body, companies, reply }) => {
    const field = quickSearchFields.map(({ name }) => name).find((name) => body[name] !== undefined)!;
    const { total, rows } = await search.findByQuickSearch({
      field,
      value: body[field]!,
      division: body.company,
      companies,
      maximum: quickSearchMaximum,
    });
    // The rows are JSON already (store/quick-row.ts): parsing two thousand of them to write them again would cost more
    // than finding them.
    const flags = `"total":${total},"noData":${total === 0},"moreCriteriaRequired":${total > quickSearchMaximum}`;
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(Buffer.concat([BEGINNING, ...rows, Buffer.from(`],${flags}}`)]));
  });
}
