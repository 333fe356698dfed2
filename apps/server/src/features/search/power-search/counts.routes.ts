import { chosenFacets } from '@titlenet/catalogue/power-search/facets';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { filledCriteria, type PowerSearchValues, withoutCriterion } from '@titlenet/catalogue/power-search/values';
import { countHarperCollins, countHccp, countHqna, type SearchCount } from '@titlenet/contract/power-search/counts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { predicatesOf } from '../../../search/criteria-of-form.ts';
import { searchCalendar } from '../../../search/search-calendar.ts';

interface CountCall {
  body: PowerSearchValues;
  caller: { subject: string };
  companies: readonly string[];
}

type CountValues = (values: PowerSearchValues) => Promise<number>;

/** The criteria that leave nothing. One count at a time, so that one form does not occupy all connections. */
async function findBlocking(
  form: PowerSearchForm,
  values: PowerSearchValues,
  countOf: CountValues,
): Promise<SearchCount['blocking']> {
  const names = [
    ...filledCriteria(form, values).map(({ name }) => name),
    ...chosenFacets(values).map(({ field }) => field),
  ];
  const withoutEach: SearchCount['blocking'] = [];
  for (const name of names)
    withoutEach.push({ criterion: name, without: await countOf(withoutCriterion(form, values, name)) });
  const blocking = withoutEach.filter(({ without }) => without > 0);
  // Without a single criterion there are all titles of the person, if any.
  if (blocking.length > 0 || names.length < 2) return blocking;
  for (const each of withoutEach) {
    const others = names.filter((name) => name !== each.criterion);
    const alone = others.reduce((rest, name) => withoutCriterion(form, rest, name), values);
    const isKept = filledCriteria(form, alone).length + chosenFacets(alone).length === 1;
    if (isKept && (await countOf(alone)) === 0) blocking.push(each);
  }
  return blocking;
}

/** The number of titles of the power searches, while criteria change. */
export function registerSearchCounts(
  app: FastifyInstance,
  { database, search }: Pick<AppContext, 'database' | 'search'>,
): void {
  const answer =
    (form: PowerSearchForm) =>
    async ({ body, caller: { subject }, companies }: CountCall): Promise<SearchCount> => {
      const calendar = await searchCalendar(database.read, form, body, subject);
      const countOf = (values: PowerSearchValues) => {
        const predicates = predicatesOf(form, values, calendar);
        return search.countTitles({ division: form.division, companies, subject, predicates });
      };
      const { total, isUncounted } = await countOf(body);
      if (isUncounted) return { total, isUncounted, blocking: [] };
      const totalOf = async (values: PowerSearchValues) => (await countOf(values)).total;
      return { total, blocking: total === 0 ? await findBlocking(form, body, totalOf) : [] };
    };
  route(app, countHarperCollins, answer(powerSearchForms.HarperCollins));
  route(app, countHqna, answer(powerSearchForms.HQNA));
  route(app, countHccp, answer(powerSearchForms.HCCP));
}
