import { powerSearchMaximum } from '@titlenet/catalogue/constants';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { columnDefinitions, hccpColumnDefinitions } from '@titlenet/catalogue/result-columns/column-definitions';
import type { ResultField } from '@titlenet/catalogue/result-columns/result-field';
import { type ResultSource, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { searchHarperCollins, searchHccp, searchHqna } from '@titlenet/contract/power-search/searches';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { answerRows } from '../../../projection/grid-rows.queries.ts';
import { findResultFields } from '../../../records/preferences.queries.ts';
import { orderOf, requirementsOf } from '../../../search/criteria-of-form.ts';

interface SearchCall {
  body: PowerSearchValues;
  caller: { subject: string };
  companies: readonly string[];
  reply: FastifyReply;
}

type ColumnsOf = (source: ResultSource, fields: readonly ResultField[]) => readonly object[];

/** The searches of the three forms (CS §7): alike but for the definitions of their columns (G-161). */
export function registerPowerSearch(app: FastifyInstance, context: Pick<AppContext, 'database' | 'search'>): void {
  const { database, search } = context;
  const answer = (form: PowerSearchForm, columns: ColumnsOf) => async (call: SearchCall) => {
    const { body, caller, companies, reply } = call;
    const { subject } = caller;
    const asked = {
      division: form.division,
      companies,
      subject,
      predicates: requirementsOf(form, body),
      order: orderOf(form, body),
    };
    const source = resultSource(form.source);
    const [{ total, rows: found }, fields] = await Promise.all([
      search.findTitles(asked, powerSearchMaximum),
      findResultFields(database.read, source, { subject, companies }),
    ]);
    const rows = await answerRows(database.read, source, fields, found);
    return sendRows(reply, rows, {
      titles: columns(source, fields),
      total,
      noData: total === 0,
      moreCriteriaRequired: total > powerSearchMaximum,
      maxResultSize: powerSearchMaximum,
      complianceIndicator: source.hasCompliance,
    });
  };

  const byName: ColumnsOf = (_source, fields) => columnDefinitions(fields);
  route(app, searchHarperCollins, answer(powerSearchForms.HarperCollins, byName));
  route(app, searchHqna, answer(powerSearchForms.HQNA, byName));
  route(app, searchHccp, answer(powerSearchForms.HCCP, hccpColumnDefinitions));
}

/** The rows are JSON already: parsing two thousand of them to write them again would cost more than finding them. */
function sendRows(reply: FastifyReply, rows: string, rest: object): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .send(`{"data":[${rows}],${JSON.stringify(rest).slice(1)}`);
}
