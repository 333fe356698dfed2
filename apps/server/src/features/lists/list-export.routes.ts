import type { Currency } from '@titlenet/catalogue/formatting/money';
import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import { listColumns } from '@titlenet/catalogue/lists/list-row';
import { exportedPublicityColumns } from '@titlenet/catalogue/lists/publicity-list';
import { exportList, exportPublicityFlash, exportPublicityFlashByQuery } from '@titlenet/contract/list-export';
import type { ExcelFile } from '@titlenet/contract/search-export';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ExcelColumn, ExcelSheet } from '../../excel/excel-sheet.ts';
import type { AppContext } from '../../http/app-context.ts';
import { clientDisconnected } from '../../http/client-disconnected.ts';
import { route } from '../../http/route.ts';

/** Columns under the given headings; a missing heading is the column's label. */
const columnsOf = (columns: readonly ListColumn[], titles: readonly string[]): ExcelColumn[] =>
  columns.map(({ name, label, type, width }, index) => ({ name, type, width, title: titles[index]?.trim() || label }));

const currency: Currency = 'USD';

interface ExportCall {
  caller: { subject: string };
  reply: FastifyReply;
}

/** Excel files of lists: the rows that the caller sends (G-86) [EXPORT-05..EXPORT-07]. */
export function registerListExport(app: FastifyInstance, { settings }: Pick<AppContext, 'settings'>): void {
  async function sendFile(
    list: Pick<ExcelSheet, 'name' | 'columns' | 'heading' | 'currencyMember'> & { rows: readonly object[] },
    { caller, reply }: ExportCall,
  ): Promise<ExcelFile> {
    const rows = JSON.stringify(list.rows);
    const sheet = { ...list, rows, currency, productAddress: settings.PUBLIC_URL };
    const file = await app.excel.write(sheet, clientDisconnected(reply));
    const detail = { list: list.name, rows: String(list.rows.length) };
    app.audit.record({ subject: caller.subject, action: 'excel-export', detail });
    return { file, fileName: `${list.name.replaceAll(' ', '')}_${new Date().toISOString().slice(0, 10)}.xlsx` };
  }

  route(app, exportList, ({ body: { titles, rows }, ...call }) =>
    sendFile({ name: 'Titles', columns: columnsOf(listColumns, titles), rows, currencyMember: 'currency' }, call),
  );

  const sendFlash = (
    flash: { header: string; description: string; titles: readonly string[]; rows: readonly object[] },
    call: ExportCall,
  ) => {
    const heading = [flash.header, flash.description].filter((line) => line.trim() !== '');
    const columns = columnsOf(exportedPublicityColumns, flash.titles);
    return sendFile({ name: 'Current Publicity', heading, columns, rows: flash.rows }, call);
  };

  route(app, exportPublicityFlash, ({ body, ...call }) => sendFlash(body, call));

  route(app, exportPublicityFlashByQuery, ({ body, query, ...call }) => {
    const { publicityHeader = body.header, publicityDescription = body.description } = query;
    return sendFlash({ ...body, header: publicityHeader, description: publicityDescription }, call);
  });
}
