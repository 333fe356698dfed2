import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { lookupsOf, reloadedBy } from '@titlenet/catalogue/power-search/lookups';
import { hccpSortOptions } from '@titlenet/catalogue/power-search/sort-options';
import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';
import {
  type BusinessGroupLookup,
  type DynamicChoice,
  type DynamicLists,
  getBusinessGroupLookups,
  getDynamicLists,
  getHarperCollinsLookups,
  getHccpLookups,
  getHccpOrdering,
  getHqnaLookups,
  type Lookups,
  narrowDynamicLists,
} from '@titlenet/contract/power-search/lookup-lists';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { findListManagerLists } from '../../../people/visible-lists.queries.ts';
import { ListCache } from '../list-cache.ts';
import { findFormLists } from './form-lists.ts';
import { findCodeLists, findCodesWithTerms } from './lookup-lists.queries.ts';

const { HarperCollins, HQNA, HCCP } = powerSearchForms;

interface ListsCall {
  caller: { subject: string };
  companies: readonly string[];
}

/** The lists that an endpoint reloads: the attribute of each criterion, and the key of its options in the response. */
const reloadedLists = (form: PowerSearchForm, call: 'BusinessGroup' | 'Dynamic') =>
  reloadedBy(form, call).flatMap(({ name, lookup, searches }) =>
    'codes' in searches ? [{ name, lookup, attribute: searches.codes }] : [],
  );

/** Options of the selectors of the power search forms. */
export function registerLookupLists(
  app: FastifyInstance,
  { database, caches, search }: Pick<AppContext, 'database' | 'caches' | 'search'>,
): void {
  const formLists = caches.add(new ListCache<Lookups>());
  const groupLists = caches.add(new ListCache<BusinessGroupLookup>());
  const dynamicLists = caches.add(new ListCache<DynamicLists>());

  const answer =
    (form: PowerSearchForm) =>
    async ({ caller, companies }: ListsCall): Promise<Lookups> => {
      const key = [form.name, ...companies].join();
      const [lists, own] = await Promise.all([
        formLists.get(key, () => findFormLists(database.read, form, companies)),
        findListManagerLists(database.read, caller.subject),
      ]);
      const userLists = own.map(({ id, description }) => ({ code: String(id), description }));
      const names = lookupsOf(form).filter(({ source }) => source === 'userLists');
      return { ...lists, ...Object.fromEntries(names.map(({ name }) => [name, userLists])) };
    };
  route(app, getHarperCollinsLookups, answer(HarperCollins));
  route(app, getHqnaLookups, answer(HQNA));
  route(app, getHccpLookups, answer(HCCP));

  route(app, getBusinessGroupLookups, ({ query, companies }) => {
    const code = query.businessGroup ?? '';
    return groupLists.get([code, ...companies].join('\n'), () => findGroupLists(database, companies, code));
  });

  const dynamic = ({ companies, caller: { subject } }: ListsCall, choice: DynamicChoice) =>
    dynamicLists.get(JSON.stringify([companies, choice]), () =>
      findDynamicLists({ database, search }, { companies, subject }, choice),
    );
  route(app, getDynamicLists, (call) => dynamic(call, call.query));
  route(app, narrowDynamicLists, (call) => dynamic(call, call.body));

  route(app, getHccpOrdering, () => hccpSortOptions.map((option, index) => ({ ...option, isDefault: index === 0 })));
}

/** @param code of the business group; '' returns the whole lists and shows all rows */
async function findGroupLists(
  { read }: AppContext['database'],
  companies: readonly string[],
  code: string,
): Promise<BusinessGroupLookup> {
  const lists = reloadedLists(HarperCollins, 'BusinessGroup');
  const names: SearchAttributeName[] = [...lists.map(({ attribute }) => attribute), 'academicSubject'];
  const parent = code === '' ? undefined : ({ attribute: 'businessGroup', code } as const);
  const found = await findCodeLists(read, companies, names, parent);
  const isVisible = (name: SearchAttributeName) => code === '' || (found.get(name) ?? []).length > 0;
  return {
    ...Object.fromEntries(lists.map(({ lookup, attribute }) => [lookup, found.get(attribute) ?? []])),
    mmPromoKitVisible: isVisible('promoPeriod'),
    academicSubjectVisible: isVisible('academicSubject'),
    // The schema has the names of the same lists.
  } as BusinessGroupLookup;
}

/** Each list is narrowed by the other three choices only, so that its own choice can still be changed (G-54). */
async function findDynamicLists(
  { database, search }: Pick<AppContext, 'database' | 'search'>,
  { companies, subject }: { companies: readonly string[]; subject: string },
  choice: DynamicChoice,
): Promise<DynamicLists> {
  const lists = reloadedLists(HCCP, 'Dynamic');
  const chosen = lists.flatMap(({ name, attribute }) => {
    // The reloaded lists are those of the choices.
    const code = choice[name as keyof DynamicChoice];
    return code ? [{ kind: 'codes', attribute, codes: [code], isExcluded: false } as const] : [];
  });
  const entries = await Promise.all(
    lists.map(async ({ lookup, attribute }) => {
      const codes = await findCodesWithTerms(database.read, companies, attribute);
      const predicates = chosen.filter((other) => other.attribute !== attribute);
      const scope = { division: HCCP.division, companies, subject, predicates };
      const terms = codes.flatMap((entry) => entry.terms);
      const inUse = new Set(predicates.length === 0 ? terms : await search.findTermsInUse(scope, terms));
      const items = codes
        .filter((entry) => entry.terms.some((term) => inUse.has(term)))
        .map(({ code, description }) => ({ code, description }));
      return [lookup, items] as const;
    }),
  );
  // The schema has the names of the same lists.
  return Object.fromEntries(entries) as DynamicLists;
}
