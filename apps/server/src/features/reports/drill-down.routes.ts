import { byName } from '@titlenet/catalogue/by-name';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { noSuchReport, titleNotFound } from '@titlenet/catalogue/reports/report-messages';
import { exportDrillDown, getDrillDown } from '@titlenet/contract/drill-down';
import { exportReport } from '@titlenet/contract/report-export';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { reportSheets } from '../../excel/report-sheets.ts';
import type { AppContext } from '../../http/app-context.ts';
import { clientDisconnected } from '../../http/client-disconnected.ts';
import { route } from '../../http/route.ts';
import { drillDownTable, findDrillDownRows } from './drill-down.ts';
import { drillDownFileName, drillDownSheet } from './drill-down-sheet.ts';
import { askedWeek, readReport } from './reports.routes.ts';

/** File name for a table's name (DRILL-18). */
const fileNameOf = (name: string) => `${name.replace(/[^A-Za-z0-9]/g, '')}.xlsx`;

/** Drill-down tables of one title, and the Excel files of reports and drill-down tables. */
export function registerDrillDowns(
  app: FastifyInstance,
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
): void {
  const productAddress = settings.PUBLIC_URL;

  route(app, getDrillDown, async ({ params, query: { companyCode, isbn, key } }) => {
    const found = await findDrillDownRows(database.read, params.handler, { companyCode, isbn }, key);
    return found && drillDownTable(found);
  });

  route(app, exportDrillDown, async ({ params, query: { companyCode, isbn, key }, body, caller, reply }) => {
    const table = await findDrillDownRows(database.read, params.id, { companyCode, isbn }, key);
    if (!table) throw new AppError('not-found', titleNotFound({ isbn, companyCode }));
    const day = companyDay(companyCode, new Date());
    const sheet = drillDownSheet(table, { companyCode, isbn, day, productAddress, selected: body.rows });
    const file = await app.excel.write(sheet, clientDisconnected(reply));
    app.audit.record({ subject: caller.subject, action: 'excel-export', detail: { drillDown: params.id, isbn } });
    return { file, fileName: drillDownFileName(table.title, isbn, day) };
  });

  route(app, exportReport, async ({ params: { companyCode, isbn, report: name }, query, caller, reply }) => {
    const definition = byName(reportDefinitions, name);
    const week = askedWeek(definition, companyCode, query.date);
    const report = await readReport(database.read, definition, { companyCode, isbn }, week);
    if (!report) throw new AppError('not-found', titleNotFound({ isbn, companyCode }));
    if (!report.header) throw new AppError('not-found', noSuchReport);
    const sheets = reportSheets(definition, { ...report, header: report.header }, companyCode, productAddress);
    const file = await app.excel.write(sheets, clientDisconnected(reply));
    app.audit.record({ subject: caller.subject, action: 'excel-export', detail: { report: name, isbn } });
    return { file, fileName: fileNameOf(`${definition.heading} ${isbn}`) };
  });
}
