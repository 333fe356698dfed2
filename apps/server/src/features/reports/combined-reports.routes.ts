import type { CompanyCode } from '@titlenet/catalogue/companies';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { type ProjectionReportDefinition, projectionReports } from '@titlenet/catalogue/reports/projections';
import { rowsOf } from '@titlenet/catalogue/reports/report-definition';
import { noSuchReport, reportsNeedIsbn } from '@titlenet/catalogue/reports/report-messages';
import { defaultReportCompany } from '@titlenet/catalogue/reports/reports';
import { exportCombinedReport } from '@titlenet/contract/report-export';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { AppContext } from '../../http/app-context.ts';
import { clientDisconnected } from '../../http/client-disconnected.ts';
import { route } from '../../http/route.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import { findProjectionReports } from '../../records/projection-reports.queries.ts';
import { type CombinedTitle, combinedSheets, type MissingTitle } from './combined-sheets.ts';
import { storedReport } from './reports.routes.ts';

/** Titles that are read with one statement. */
const TITLES_PER_QUERY = 50;

/** An Excel sheet has 1,048,576 rows; a file with more accounts than this is too large to be worked with. */
const MAX_ACCOUNT_ROWS = 300_000;

interface FoundTitles {
  titles: CombinedTitle[];
  missing: MissingTitle[];
}

/** Each title once, in the order of the request. */
const distinct = (keys: readonly TitleKey[]) => [
  ...new Map(keys.map((key) => [`${key.companyCode} ${key.isbn}`, key])).values(),
];

/**
 * Reads the reports of titles of these companies; any other title is unknown (G-165).
 *
 * @throws AppError `bad-input` when they have more accounts than one file may have
 */
async function findReports(
  db: Kysely<Tables>,
  definition: ProjectionReportDefinition,
  keys: readonly TitleKey[],
  companies: readonly CompanyCode[],
): Promise<FoundTitles> {
  const found: FoundTitles = { titles: [], missing: [] };
  let rows = 0;
  for (let start = 0; start < keys.length; start += TITLES_PER_QUERY) {
    const group = keys.slice(start, start + TITLES_PER_QUERY);
    const allowed = group.filter(({ companyCode }) => companies.includes(companyCode));
    const sent = allowed.length > 0 ? await findProjectionReports(db, allowed, definition.stored) : [];
    for (const { companyCode, isbn } of group) {
      const own = sent[allowed.findIndex((key) => key.companyCode === companyCode && key.isbn === isbn)] ?? null;
      const report = own && storedReport(definition, own);
      if (report?.header) {
        found.titles.push({ companyCode, isbn, report: { ...report, header: report.header } });
        rows += rowsOf(report, definition.tables[0]).length;
      } else {
        const reason = report ? noSuchReport : `Not found in Company Code: ${companyCode}.`;
        found.missing.push({ title: report?.title ?? '', isbn, reason });
      }
    }
    if (rows > MAX_ACCOUNT_ROWS) throw new AppError('bad-input', 'These titles have too many accounts for one file.');
  }
  return found;
}

/** The Excel file of a combined report (MULTI-33). */
export function registerCombinedReports(
  app: FastifyInstance,
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
): void {
  route(app, exportCombinedReport, async ({ params, body, companies, caller, reply }) => {
    // The endpoint's schema has the names of these definitions only.
    const definition = projectionReports.find(({ name }) => name === params.report)!;
    const keys = distinct(body.titles);
    const { titles, missing } = await findReports(database.read, definition, keys, companies);
    const unnumbered = body.withoutIsbn.map((title) => ({ title, isbn: '', reason: reportsNeedIsbn }));
    const day = companyDay(keys[0]?.companyCode ?? defaultReportCompany, new Date());
    const sheets = combinedSheets({
      definition,
      ...{ titles, missing: [...missing, ...unnumbered] },
      hasTitleSheets: body.hasTitleSheets,
      day,
      productAddress: settings.PUBLIC_URL,
    });
    const file = await app.excel.write(sheets, clientDisconnected(reply));
    const detail = { report: params.report, titles: String(keys.length) };
    app.audit.record({ subject: caller.subject, action: 'excel-export', detail });
    return { file, fileName: `${definition.heading.replace(/[^A-Za-z0-9]/g, '')}s-${day}.xlsx` };
  });
}
