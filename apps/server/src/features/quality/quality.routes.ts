import { Readable } from 'node:stream';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { downloadFaults, exportFaults, getFaultyTitles, getQuality, MAX_FILE_FAULTS } from '@titlenet/contract/quality';
import type { FastifyInstance } from 'fastify';
import { listFileName } from '../../excel/list-file.ts';
import type { AppContext } from '../../http/app-context.ts';
import { clientDisconnected } from '../../http/client-disconnected.ts';
import { orNarrower } from '../../http/narrower.ts';
import { route } from '../../http/route.ts';
import { type FaultFile, faultLetter, faultSheet, faultTable } from './fault-file.ts';
import { findFaultyTitles, findSenderName, listFaults } from './quality.queries.ts';
import { sharedQualityReports } from './quality-report.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Faults in the records of each sender, the titles behind each number, and files for the sender. */
export function registerQuality(
  app: FastifyInstance,
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
): void {
  const db = database.slowQuery;

  /** Undefined for a sender of whom the caller may see no record, and one without faults. */
  async function faultFile(sender: string, companies: readonly CompanyCode[]): Promise<FaultFile | undefined> {
    const senderName = await findSenderName(db, sender, companies);
    if (senderName === undefined) return undefined;
    const today = dayOf(new Date());
    const found = await listFaults(db, { sender, companies, today, limit: MAX_FILE_FAULTS + 1 });
    if (found.length === 0) return undefined;
    return { senderName, today, lines: found.slice(0, MAX_FILE_FAULTS), isCut: found.length > MAX_FILE_FAULTS };
  }

  const record = (subject: string, format: string, { senderName, lines }: FaultFile) =>
    app.audit.record({
      subject,
      action: 'faults-downloaded',
      detail: { sender: senderName, format, rows: String(lines.length) },
    });

  const fileName = ({ senderName, today }: FaultFile, ending: string) =>
    listFileName('Faults', senderName, today).replace(/xlsx$/, ending);

  const reportOf = sharedQualityReports(db);
  route(app, getQuality, ({ companies }) => reportOf(companies));

  route(app, getFaultyTitles, async ({ query: { sender, kind }, companies }) => {
    const senderName = (await findSenderName(db, sender, companies)) ?? sender;
    const search = { sender, kind, companies, today: dayOf(new Date()) };
    const found = await orNarrower(findFaultyTitles(db, search), 'one fault');
    return { showLinks: true, senderName, ...found };
  });

  route(app, downloadFaults, async ({ query: { sender, as }, companies, caller, reply }) => {
    const file = await faultFile(sender, companies);
    if (!file) return reply.code(204).send();
    record(caller.subject, as, file);
    const name = fileName(file, as === 'csv' ? 'csv' : 'txt');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name.replace(/[^ -~]|"/g, '_')}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(as === 'csv' ? faultTable(file) : faultLetter(file)));
  });

  route(app, exportFaults, async ({ query: { sender }, companies, caller, reply }) => {
    const found = await faultFile(sender, companies);
    if (!found) return null;
    const sheet = { ...faultSheet(found), currency: 'USD' as const, productAddress: settings.PUBLIC_URL };
    const file = await app.excel.write(sheet, clientDisconnected(reply));
    record(caller.subject, 'excel', found);
    return { file, fileName: fileName(found, 'xlsx') };
  });
}
