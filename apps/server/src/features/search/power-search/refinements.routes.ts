import { companiesOfDivision } from '@titlenet/catalogue/divisions';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import {
  getAcademicRefinements,
  getBisacRefinements,
  getBisacSubcategories,
  getHqnaBisacRefinements,
  getHqnaFormats,
  suggestAuthors,
  suggestConnectedSeries,
  suggestTitles,
} from '@titlenet/contract/power-search/refinements';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { suggestedAuthors } from './author-suggestions.ts';
import { findBisacCodes, findCodeLists } from './lookup-lists.queries.ts';
import { findSeriesSuggestions, findTitleSuggestions, type SuggestionScope } from './suggestions.queries.ts';

/** Sent by the form for "no format type". */
const NO_FORMAT_TYPE = 'null';

const divisionNumbers = Object.values(powerSearchForms).map(({ division }) => division);

/** @param named division of the request; without it, all divisions with a power search */
function scopeOf(companies: readonly string[], named: number | undefined): SuggestionScope {
  const divisions = divisionNumbers.filter((division) => named === undefined || division === named);
  const inside = divisions.flatMap(companiesOfDivision);
  return { divisions, companies: companies.filter((code) => isOneOf(inside, code)) };
}

/** Lists that depend on another choice, and suggestions while the user types. */
export function registerRefinements(
  app: FastifyInstance,
  { database, search }: Pick<AppContext, 'database' | 'search'>,
): void {
  for (const endpoint of [getBisacRefinements, getHqnaBisacRefinements, getBisacSubcategories] as const)
    route(app, endpoint, ({ params, companies }) => findBisacCodes(database.read, companies, params.id));

  route(app, getAcademicRefinements, async ({ params, companies }) => {
    const subject = { attribute: 'academicSubject', code: params.id } as const;
    const lists = await findCodeLists(database.read, companies, ['academicSubjectRefine'], subject);
    return lists.get('academicSubjectRefine') ?? [];
  });

  route(app, getHqnaFormats, async ({ params: { formatType }, companies }) => {
    const type = formatType === NO_FORMAT_TYPE ? undefined : ({ attribute: 'formatType', code: formatType } as const);
    return (await findCodeLists(database.read, companies, ['format'], type)).get('format') ?? [];
  });

  route(app, suggestTitles, ({ params, query, companies }) =>
    findTitleSuggestions(database.read, params.text, scopeOf(companies, query.company)),
  );
  route(app, suggestAuthors, ({ params, query, caller: { subject }, companies }) =>
    suggestedAuthors(database.read, search, {
      typed: params.text,
      scope: scopeOf(companies, query.company),
      subject,
    }),
  );
  route(app, suggestConnectedSeries, ({ params, companies }) =>
    findSeriesSuggestions(database.read, params.text, companies),
  );
}
