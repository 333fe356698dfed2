import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { resolvedPeriods } from '@titlenet/catalogue/power-search/periods';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { columnDefinitions, hccpColumnDefinitions } from '@titlenet/catalogue/result-columns/column-definitions';
import type { ResultField } from '@titlenet/catalogue/result-columns/result-field';
import { type ResultSource, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { searchHarperCollins, searchHccp, searchHqna } from '@titlenet/contract/power-search/searches';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { findResultFields } from '../../../people/preferences.queries.ts';
import { orderOf, predicatesOf } from '../../../search/criteria-of-form.ts';
import { searchCalendar } from '../../../search/search-calendar.ts';
import { answerRows } from '../../../write-titles/grid-rows.queries.ts';

interface SearchCall {
  body: PowerSearchValues;
  caller: { subject: string };
  companies: readonly string[];
  reply: FastifyReply;
}

type ColumnsOf = (source: ResultSource, fields: readonly ResultField[]) => readonly object[];

/** Power search of the three forms, which differ only in their column definitions (G-161). */
export function registerPowerSearch(app: FastifyInstance, context: Pick<AppContext, 'database' | 'search'>): void {
  const { database, search } = context;
  const answer = (form: PowerSearchForm, columns: ColumnsOf) => async (call: SearchCall) => {
    const { body, caller, companies, reply } = call;
    const { subject } = caller;
    const calendar = await searchCalendar(database.read, form, body, subject);
    const titleSearch = {
      division: form.division,
      companies,
      subject,
      predicates: predicatesOf(form, body, calendar),
      order: orderOf(form, body),
    };
    const source = resultSource(form.source);
    const [{ total, isUncounted, rows: found }, fields] = await Promise.all([
      search.findTitles(titleSearch, MAX_POWER_SEARCH_ROWS),
      findResultFields(database.read, source, { subject, companies }),
    ]);
    const periodDays = resolvedPeriods(form, body, calendar);
    const hasPeriods = Object.keys(periodDays).length > 0;
    const rows = await answerRows(database.read, source, fields, found);
    return sendRows(reply, rows, {
      titles: columns(source, fields),
      total,
      ...(isUncounted && { isUncounted }),
      noData: total === 0 && !isUncounted,
      moreCriteriaRequired: isUncounted || total > MAX_POWER_SEARCH_ROWS,
      maxResultSize: MAX_POWER_SEARCH_ROWS,
      complianceIndicator: source.hasCompliance,
      ...(hasPeriods && { periodDays }),
    });
  };

  const byName: ColumnsOf = (_source, fields) => columnDefinitions(fields);
  route(app, searchHarperCollins, answer(powerSearchForms.HarperCollins, byName));
  route(app, searchHqna, answer(powerSearchForms.HQNA, byName));
  route(app, searchHccp, answer(powerSearchForms.HCCP, hccpColumnDefinitions));
}

/** The stored rows are JSON: serialising 2,000 of them again takes longer than the search. */
function sendRows(reply: FastifyReply, rows: string, rest: object): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .send(`{"data":[${rows}],${JSON.stringify(rest).slice(1)}`);
}
