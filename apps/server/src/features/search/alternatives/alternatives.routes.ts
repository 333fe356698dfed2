import { nearIsbns, normalizeIsbn } from '@titlenet/catalogue/isbn/isbn';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { findQuickSearchAlternatives } from '@titlenet/contract/searching';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { boxGroups } from '../../../search/box-hits.ts';
import { facetPredicates } from '../../../search/criteria-of-form.ts';
import { quickScope } from '../../../search/quick-scope.ts';
import { askedField } from '../quick-request.ts';
import { findTitlesByIsbn } from './titles-by-isbn.queries.ts';

const MAX_NUMBERS = 3;

/** What has titles near a quick search that has none. */
export function registerAlternatives(
  app: FastifyInstance,
  { database, search }: Pick<AppContext, 'database' | 'search'>,
): void {
  route(app, findQuickSearchAlternatives, async ({ body, companies }) => {
    const asked = askedField(body);
    const groups = boxGroups(companies);
    const own = groups.find(({ division }) => division === body.company);
    const countIn = async (group: (typeof groups)[number], field = asked.field) =>
      (await search.countTitles(quickScope({ ...group, field, value: asked.value }))).total;

    const isFiltered = facetPredicates(body).length > 0;
    const others = groups.filter((group) => group !== own);
    const otherFields = own ? quickSearchFields.filter(({ name }) => name !== asked.field) : [];
    const isbns = asked.field === 'isbn' ? nearIsbns(normalizeIsbn(asked.value)) : [];
    const [unfiltered, ofOthers, ofFields, numbers] = await Promise.all([
      isFiltered && own ? countIn(own) : 0,
      Promise.all(others.map(async (group) => ({ division: group.division, total: await countIn(group) }))),
      Promise.all(otherFields.map(async ({ name: field }) => ({ field, total: own ? await countIn(own, field) : 0 }))),
      findTitlesByIsbn(database.read, isbns, { companies, maximum: MAX_NUMBERS }),
    ]);
    return {
      unfiltered,
      divisions: ofOthers.filter(({ total }) => total > 0),
      fields: ofFields.filter(({ total }) => total > 0),
      numbers,
    };
  });
}
