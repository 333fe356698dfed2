import { companyOf } from '@titlenet/catalogue/companies';
import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { findDivision } from '@titlenet/catalogue/divisions';
import { dayOfPerson } from '@titlenet/catalogue/periods/reporting-periods';
import { findPowerSearchForm, type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { overMaximumText } from '@titlenet/catalogue/power-search/over-maximum';
import {
  type ResultSource,
  resultFields,
  resultSource,
  savedName,
} from '@titlenet/catalogue/result-columns/result-sources';
import { sentMembers } from '@titlenet/catalogue/result-columns/row-members';
import { powerSearchRequestSchema } from '@titlenet/contract/power-search/request';
import {
  exportHccpSearch,
  exportHqnaSearch,
  exportSearch,
  type searchExportRequestSchema,
} from '@titlenet/contract/search-export';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import { excelColumns } from '../../excel/excel-sheet.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Caller } from '../../http/caller.ts';
import { clientDisconnected } from '../../http/client-disconnected.ts';
import { companiesNamed } from '../../http/named-company.ts';
import { route } from '../../http/route.ts';
import { findResultFields } from '../../people/preferences.queries.ts';
import { orderOf, predicatesOf } from '../../search/criteria-of-form.ts';
import { searchCalendar } from '../../search/search-calendar.ts';
import type { TitleCount } from '../../search/title-search.ts';
import { cutRows, type ResultRow } from '../../write-titles/grid-rows.queries.ts';
import { findSelectedTitles, type SelectedTitle } from './selected-titles.queries.ts';

type Request = z.output<typeof searchExportRequestSchema>;

interface ExportCall {
  body: Request;
  caller: Pick<Caller, 'subject' | 'companies'>;
  companies: readonly string[];
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Excel files of the three power searches (G-83, G-84, G-85). */
export function registerSearchExport(
  app: FastifyInstance,
  { database, settings, search }: Pick<AppContext, 'database' | 'settings' | 'search'>,
): void {
  const { batch } = database;

  async function findStored(
    form: PowerSearchForm,
    { body, caller, companies }: ExportCall,
  ): Promise<readonly ResultRow[]> {
    const selected = selectedTitles(body, companies);
    if (selected) return findSelectedTitles(batch, selected);
    const values = criteriaOf(form, body.criteria);
    const calendar = await searchCalendar(batch, form, values, caller.subject);
    const what = { predicates: predicatesOf(form, values, calendar), order: orderOf(form, values) };
    const asked = { division: form.division, companies, subject: caller.subject, ...what };
    const found = await search.findTitles(asked, MAX_POWER_SEARCH_ROWS, batch);
    if (found.isUncounted || found.total > MAX_POWER_SEARCH_ROWS) throw overMaximum(found);
    return found.rows;
  }

  async function sendFile(form: PowerSearchForm, call: ExportCall): Promise<FastifyReply> {
    const { caller, companies, reply } = call;
    const source = resultSource(form.source);
    const columns = await findColumns(database.db, source, call);
    const fields = columns.map(({ field }) => field);
    const sent = sentMembers(source, fields);
    const rows = await cutRows(batch, source, sent, await findStored(form, call));
    const file = await app.excel.write(
      {
        name: 'Search Results',
        columns: excelColumns(columns),
        rows: `[${rows.join(',')}]`,
        currency: companyOf(companies[0]!).currency, // the endpoints' rules give at least one company
        productAddress: settings.PUBLIC_URL,
      },
      clientDisconnected(reply),
    );
    const detail = { search: form.name, titles: String(rows.length), fields: String(columns.length) };
    app.audit.record({ subject: caller.subject, action: 'excel-export', detail });
    const fileName = `SearchResults_${dayOfPerson(caller.companies, new Date())}.xlsx`;
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(`{"file":"${file}","fileName":"${fileName}"}`);
  }

  route(app, exportHqnaSearch, (call) => sendFile(powerSearchForms.HQNA, call));
  route(app, exportHccpSearch, (call) => sendFile(powerSearchForms.HCCP, call));

  route(app, exportSearch, (call) => {
    const companies = companiesNamed(call.params.company, call.caller);
    const [first] = companies;
    if (first === undefined) {
      app.recordDenial(call.caller, exportSearch, call.request);
      throw new AppError('denied');
    }
    return sendFile(formOf(first), { ...call, companies });
  });
}

const overMaximum = (found: TitleCount) => new AppError('bad-input', overMaximumText(found));

/** The selected titles of these companies (G-165); undefined if the whole result is exported. */
function selectedTitles({ selected, isbns }: Request, companies: readonly string[]): SelectedTitle[] | undefined {
  if (selected) return selected.filter(({ companyCode }) => companies.includes(companyCode));
  return isbns?.flatMap((isbn) => companies.map((companyCode) => ({ companyCode, isbn })));
}

/** @throws AppError `bad-input` if the company's division has no power search */
function formOf(company: string): PowerSearchForm {
  const name = findDivision(companyOf(company).division)?.powerSearch;
  const form = name ? findPowerSearchForm(name) : undefined;
  if (!form) throw new AppError('bad-input', 'This division has no power search.');
  return form;
}

/** The columns of the request, or else those of the user. */
async function findColumns(db: Kysely<Tables>, source: ResultSource, { body, caller, companies }: ExportCall) {
  if (body.fields) return columnsNamed(source, body.fields);
  const fields = await findResultFields(db, source, { subject: caller.subject, companies });
  return fields.map((field) => ({ field, title: field.label }));
}

/** @throws AppError `bad-input` with the validation messages of the form */
function criteriaOf(form: PowerSearchForm, criteria: Request['criteria']) {
  const read = powerSearchRequestSchema(form).safeParse(criteria);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({ path: `body/criteria/${path.join('/')}`, message }));
  throw new AppError('bad-input', undefined, { issues });
}

/** @throws AppError `bad-input` that names every unknown one */
function columnsNamed(source: ResultSource, named: NonNullable<Request['fields']>) {
  const fields = resultFields(source);
  const issues: { path: string; message: string }[] = [];
  const columns = named.flatMap(({ name, title }, index) => {
    const field = fields.find((one) => one.name === name || savedName(one) === name);
    if (field) return [{ field, title: title.trim() || field.label }];
    issues.push({ path: `body/fields/${index}/name`, message: `Unknown field ${name}` });
    return [];
  });
  if (issues.length > 0) throw new AppError('bad-input', undefined, { issues });
  return columns;
}
