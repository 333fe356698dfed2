import { divisionOf } from '@titlenet/catalogue/divisions';
import type { FacetName } from '@titlenet/catalogue/power-search/facets';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import {
  countHarperCollinsFacets,
  countHccpFacets,
  countHqnaFacets,
  countQuickSearchFacets,
} from '@titlenet/contract/power-search/facets';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { criterionPredicates } from '../../../search/criteria-of-form.ts';
import { quickScope } from '../../../search/quick-scope.ts';
import { searchCalendar } from '../../../search/search-calendar.ts';
import { ListCache } from '../list-cache.ts';
import { askedField } from '../quick-request.ts';
import { countFacets, type FacetQuery } from './count-facets.ts';
import { type FacetEntries, findFacetEntries } from './facet-entries.queries.ts';

interface FacetsCall {
  body: { values: PowerSearchValues; facet?: FacetName | undefined; maximum: number };
  caller: { subject: string };
  companies: readonly string[];
}

/** Facets of the results of quick search and of the three power searches. */
export function registerFacets(
  app: FastifyInstance,
  { database, caches, search }: Pick<AppContext, 'database' | 'caches' | 'search'>,
): void {
  const cache = caches.add(new ListCache<FacetEntries>());
  const count = async (query: FacetQuery) => {
    const { number } = divisionOf(query.scope.division);
    return countFacets(search, await cache.get(String(number), () => findFacetEntries(database.read, number)), query);
  };

  const answer =
    (form: PowerSearchForm) =>
    async ({ body: { values, ...extent }, caller: { subject }, companies }: FacetsCall) => {
      const calendar = await searchCalendar(database.read, form, values, subject);
      const predicates = criterionPredicates(form, values, calendar);
      return count({ ...extent, values, scope: { division: form.division, companies, subject, predicates } });
    };
  route(app, countHarperCollinsFacets, answer(powerSearchForms.HarperCollins));
  route(app, countHqnaFacets, answer(powerSearchForms.HQNA));
  route(app, countHccpFacets, answer(powerSearchForms.HCCP));

  route(app, countQuickSearchFacets, ({ body, companies }) => {
    const { facet, maximum, ...values } = body;
    const scope = quickScope({ ...askedField(values), division: values.company, companies });
    return count({ facet, maximum, values, scope });
  });
}
