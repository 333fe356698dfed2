import type { CompanyCode } from '@titlenet/catalogue/companies';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { type ProjectionReportDefinition, projectionReports } from '@titlenet/catalogue/reports/projections';
import type { ReportData, ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { weekDateFault } from '@titlenet/catalogue/reports/week-date';
import { reportBatchEndpoints, reportEndpoints } from '@titlenet/contract/reports';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { readTitleBatch } from '../../http/title-batch.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import { findProjectionReports, type SentReport } from '../../records/projection-reports.queries.ts';
import { projectionReport } from './projection-report.ts';
import { findProductId } from './report-titles.queries.ts';
import { computedReports } from './sales-reports.ts';

type Definition = (typeof reportDefinitions)[number];

/** A report of a title whose company does not have it is answered like one that was never sent. */
function emptyReport(definition: Definition, productId: number): ReportData {
  const tables = Object.fromEntries(definition.tables.map(({ name }) => [name, []]));
  return { productId, header: null, asOf: null, periods: [], notes: [], differences: [], ...tables };
}

/** A report that is stored as sent; one that the title's company does not have is like one that was never sent. */
export function storedReport(
  definition: ProjectionReportDefinition,
  { companyCode, text, ...title }: SentReport,
): ReportData {
  const today = companyDay(companyCode, new Date());
  return projectionReport(definition, title, hasReport(definition, companyCode) ? text : null, today);
}

/**
 * The week that a weekly report is asked for.
 *
 * @param date of the address, `YYYY.MM.DD`
 * @returns its last day, `YYYY-MM-DD`; null for the newest week
 * @throws AppError `bad-input` when the report cannot be of this date
 */
export function askedWeek(
  definition: Pick<ReportDefinition, 'name' | 'isWeekly'>,
  companyCode: CompanyCode,
  date: string | undefined,
): string | null {
  if (!definition.isWeekly || date === undefined) return null;
  const fault = weekDateFault(companyCode, date, companyDay(companyCode, new Date()));
  if (fault !== null) throw new AppError('bad-input', fault);
  return date.replaceAll('.', '-');
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
  const stored = projectionReports.find(({ name }) => name === definition.name);
  if (stored) {
    const [sent] = await findProjectionReports(db, [key], stored.stored);
    return sent ? storedReport(stored, sent) : null;
  }
  if (hasReport(definition, key.companyCode))
    // Reports that are not stored are computed.
    return computedReports[definition.name as keyof typeof computedReports](db, key, { moment: new Date(), week });
  const productId = await findProductId(db, key);
  return productId === null ? null : emptyReport(definition, productId);
}

/** The reports of one title (REPORT-16 to REPORT-23), one route for each definition, and those of many titles. */
export function registerReports(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  for (const definition of reportDefinitions) {
    route(app, reportEndpoints[definition.name], ({ params, query }) => {
      const week = askedWeek(definition, params.companyCode, query.date);
      return readReport(database.read, definition, { companyCode: params.companyCode, isbn: params.isbn }, week);
    });
  }
  for (const definition of projectionReports) {
    route(app, reportBatchEndpoints[definition.name], async ({ body: { titles }, companies }) => {
      const found = await readTitleBatch(titles, {
        companies,
        read: (keys) => findProjectionReports(database.read, keys, definition.stored),
        sizeOf: ({ text }) => text?.length ?? 0,
      });
      return { reports: found.map((sent) => sent && storedReport(definition, sent)) };
    });
  }
}
