import { projectionReports } from '@titlenet/catalogue/reports/projections';
import type { ReportData } from '@titlenet/catalogue/reports/report-definition';
import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { reportEndpoints } from '@titlenet/contract/reports';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import { findProjectionReport } from '../../records/projection-reports.queries.ts';
import { projectionReport } from './projection-report.ts';
import { findProductId } from './report-titles.queries.ts';
import { computedReports } from './sales-reports.ts';

type Definition = (typeof reportDefinitions)[number];

/** A report of a title whose company does not have it is answered like one that was never sent. */
function emptyReport(definition: Definition, productId: number): ReportData {
  const tables = Object.fromEntries(definition.tables.map(({ name }) => [name, []]));
  return { productId, header: null, asOf: null, differences: [], ...tables };
}

/**
 * Reads or computes one report.
 *
 * @param week the Saturday of a weekly report, `YYYY-MM-DD`; null is the newest
 * @returns null when the company has no such title; a null header when the title has no such report
 */
export async function readReport(
  db: Kysely<Tables>,
  definition: Definition,
  key: TitleKey,
  week: string | null,
): Promise<ReportData | null> {
  const isOffered = hasReport(definition, key.companyCode);
  const stored = projectionReports.find(({ name }) => name === definition.name);
  if (stored || !isOffered) {
    const [productId, text] = await Promise.all([
      findProductId(db, key),
      stored && isOffered ? findProjectionReport(db, key, stored.stored) : null,
    ]);
    if (productId === null) return null;
    return stored ? projectionReport(stored, productId, text) : emptyReport(definition, productId);
  }
  return computedReports[definition.name as keyof typeof computedReports](db, key, week);
}

/** The reports of one title (REPORT-16 to REPORT-23), one route for each definition. */
export function registerReports(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  for (const definition of reportDefinitions) {
    route(app, reportEndpoints[definition.name], ({ params, query }) => {
      const week = query.date?.replaceAll('.', '-') ?? null;
      return readReport(database.read, definition, { companyCode: params.companyCode, isbn: params.isbn }, week);
    });
  }
}
