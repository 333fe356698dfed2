import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import { hccpFieldBlocks } from '@titlenet/catalogue/result-columns/column-definitions';
import {
  chosenFields,
  type ResultSource,
  resultFields,
  resultSource,
  resultSourceOf,
  savedName,
} from '@titlenet/catalogue/result-columns/result-sources';
import type { Endpoint } from '@titlenet/contract/endpoint';
import { getHccpFields, getPreference, saveHccpFields, savePreference } from '@titlenet/contract/preferences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Caller } from '../../http/caller.ts';
import { companiesNamed } from '../../http/named-company.ts';
import { route } from '../../http/route.ts';
import { findPreference, putPreference } from '../../people/preferences.queries.ts';

/** Customize Export Fields: the fields of results, stored per user and company (G-87). */
export function registerResultFields(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  // Reads must see the user's own writes, so replicas are not used.
  const { db } = database;

  /** A division is treated as the caller's first company in it (G-19). */
  function companyOfCall(text: string, endpoint: Endpoint, caller: Caller, request: FastifyRequest): CompanyCode {
    const [company] = companiesNamed(text, caller);
    if (company) return company;
    app.recordDenial(caller, endpoint, request);
    throw new AppError('denied');
  }

  route(app, getPreference, ({ caller, query, request }) =>
    findPreference(db, {
      subject: caller.subject,
      companyCode: companyOfCall(query.company, getPreference, caller, request),
    }),
  );

  route(app, savePreference, async ({ caller, query, body, request }) => {
    const companyCode = companyOfCall(query.company, savePreference, caller, request);
    const source = resultSourceOf(companyOf(companyCode).division);
    const chosen = chosenNames(source, body);
    if (source) await putPreference(db, { subject: caller.subject, companyCode }, chosen);
    return undefined;
  });

  const hccp = resultSource('Hccp');

  route(app, getHccpFields, async ({ caller, companies }) => {
    // The endpoint's rule gives at least one company.
    const saved = await findPreference(db, { subject: caller.subject, companyCode: companies[0]! });
    const ids = resultFields(hccp).flatMap((field) => (saved.includes(savedName(field)) ? (field.id ?? []) : []));
    return hccpFieldBlocks(hccp, ids).map(({ name, fields }) => ({ name, fields: [...fields] }));
  });

  route(app, saveHccpFields, async ({ caller, companies, body }) => {
    // Every field of HCCP has an id.
    const byId = new Map(resultFields(hccp).map((field) => [field.id!, savedName(field)]));
    const names = chosenNames(
      hccp,
      body.map((id) => byId.get(id) ?? String(id)),
    );
    // The endpoint's rule gives at least one company.
    await putPreference(db, { subject: caller.subject, companyCode: companies[0]! }, names);
    return undefined;
  });
}

/**
 * Validates field names and adds the fixed fields, so that an empty choice differs from none.
 *
 * @throws AppError `bad-input` that names every unknown one
 */
function chosenNames(source: ResultSource | undefined, sent: readonly string[]): string[] {
  const known = new Set((source ? resultFields(source) : []).map(savedName));
  const unknown = sent.flatMap((name, index) =>
    known.has(name) ? [] : [{ path: `body/${index}`, message: `Unknown field ${name}` }],
  );
  if (unknown.length > 0) throw new AppError('bad-input', undefined, { issues: unknown });
  const fixed = source ? resultFields(source).flatMap((field) => (field.isFixed ? [savedName(field)] : [])) : [];
  return source ? chosenFields(source, [...fixed, ...sent]).map(savedName) : [];
}
