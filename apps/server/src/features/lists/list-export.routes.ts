import { parseWireDate } from '@titlenet/catalogue/formatting/dates';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import { listColumns } from '@titlenet/catalogue/lists/list-row';
import { exportedPublicityColumns } from '@titlenet/catalogue/lists/publicity-list';
import { dayOfPerson } from '@titlenet/catalogue/periods/reporting-periods';
import { dayOfRunDate } from '@titlenet/catalogue/rules/publicity-event';
import { exportList, exportPublicityFlash, exportPublicityFlashByQuery } from '@titlenet/contract/list-export';
import type { ExcelFile } from '@titlenet/contract/search-export';
import { exportTable } from '@titlenet/contract/table-export';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { ExcelColumn, ExcelSheet } from '../../excel/excel-sheet.ts';
import { listFileName, sheetName } from '../../excel/list-file.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Caller } from '../../http/caller.ts';
import { clientDisconnected } from '../../http/client-disconnected.ts';
import { route } from '../../http/route.ts';

/** Columns under the given headings; a missing heading is the column's label. */
const columnsOf = (columns: readonly ListColumn[], titles: readonly string[]): ExcelColumn[] =>
  columns.map(({ name, label, type, width }, index) => ({ name, type, width, title: titles[index]?.trim() || label }));

const currency: Currency = 'USD';

/** In px. */
const COLUMN_WIDTHS = { text: 200, code: 144, date: 96, datetime: 160, integer: 92, money: 84, year: 72 } as const;

interface TableColumn {
  name: string;
  label: string;
  type: keyof typeof COLUMN_WIDTHS;
  currency?: Currency;
}

interface ListName {
  /** Name of the file and the sheet where the list has none, and its name in the audit trail. */
  kind: string;
  /** Name of the file, if it differs from that of the list. */
  fileName?: string;
  name: string;
  description: string;
}

interface ExportCall {
  caller: Pick<Caller, 'subject' | 'companies'>;
  reply: FastifyReply;
}

const tableColumn = ({ name, label, type, currency: own }: TableColumn): ExcelColumn => ({
  name,
  type,
  currency: own,
  title: label,
  width: COLUMN_WIDTHS[type],
});

type FlashRow = z.output<typeof exportPublicityFlash.body>['rows'][number];

/** A run date that is a day is a date in the file; others are words, such as 'TBA'. */
function typedEvent(row: FlashRow): object {
  const day = typeof row.runDate === 'string' ? dayOfRunDate(row.runDate) : null;
  return day === null ? row : { ...row, runDate: day, types: { runDate: 'date' } };
}

/** Members of a row with the types of its cells and their currency, which no column is called. */
const TYPES = '$types';
const CURRENCY = '$currency';

type Table = z.output<typeof exportTable.body>;

/** Numbers and dates in columns of texts, such as the facts of a comparison, are numbers and dates in the file. */
function typedRow(
  columns: readonly TableColumn[],
  row: Table['rows'][number],
  kind: Table['rowTypes'][number],
): object {
  const isDate = kind?.type === 'date' || kind?.type === 'month';
  const isTyped = (value: (typeof row)[string]) =>
    typeof value === 'number' || (isDate && typeof value === 'string' && parseWireDate(value) !== null);
  const typed = columns.filter(({ name, type }) => type === 'text' && isTyped(row[name]));
  if (typed.length === 0) return row;
  const types = Object.fromEntries(typed.map(({ name }) => [name, kind?.type ?? 'decimal']));
  return { ...row, [TYPES]: types, ...(kind?.currency && { [CURRENCY]: kind.currency }) };
}

function sheetOfTable({ name, description, columns, rows, rowTypes, totalsRows }: Table) {
  return {
    name,
    description,
    columns: columns.map(tableColumn),
    rows: rows.map((row, index) => typedRow(columns, row, rowTypes[index] ?? null)),
    typesMember: TYPES,
    currencyMember: CURRENCY,
    totalsRows,
  };
}

/** Excel files of lists: the rows that the caller sends (G-86) [EXPORT-05..EXPORT-07]. */
export function registerListExport(app: FastifyInstance, { settings }: Pick<AppContext, 'settings'>): void {
  async function sendFile(
    list: Pick<ExcelSheet, 'columns' | 'currencyMember' | 'typesMember' | 'totalsRows'> &
      ListName & { rows: readonly object[] },
    { caller, reply }: ExportCall,
  ): Promise<ExcelFile> {
    const rows = JSON.stringify(list.rows);
    const { name, description } = list;
    const sheet = {
      columns: list.columns,
      currencyMember: list.currencyMember,
      typesMember: list.typesMember,
      totalsRows: list.totalsRows,
      name: sheetName(name || list.kind),
      heading: [name, description].filter((line) => line.trim() !== ''),
      rows,
      currency,
      productAddress: settings.PUBLIC_URL,
    };
    const file = await app.excel.write(sheet, clientDisconnected(reply));
    const detail = { list: list.kind, rows: String(list.rows.length) };
    app.audit.record({ subject: caller.subject, action: 'excel-export', detail });
    return {
      file,
      fileName: listFileName(
        list.fileName ?? (name || list.kind),
        description,
        dayOfPerson(caller.companies, new Date()),
      ),
    };
  }

  route(app, exportList, ({ body: { name, description, titles, rankFigure, rows }, ...call }) => {
    const ranked = rankFigure ? [tableColumn({ name: 'rankFigure', ...rankFigure })] : [];
    const columns = [...columnsOf(listColumns, titles), ...ranked];
    return sendFile({ kind: 'Titles', name, description, columns, rows, currencyMember: 'currency' }, call);
  });

  route(app, exportTable, ({ body, ...call }) => sendFile({ kind: 'Table', ...sheetOfTable(body) }, call));

  const sendFlash = (
    flash: { header: string; description: string; titles: readonly string[]; rows: readonly FlashRow[] },
    call: ExportCall,
  ) => {
    const columns = columnsOf(exportedPublicityColumns, flash.titles);
    const { header: name, description } = flash;
    const rows = flash.rows.map(typedEvent);
    const kind = 'Current Publicity';
    const fileName = `${kind} ${name}`;
    return sendFile({ kind, fileName, name, description, columns, rows, typesMember: 'types' }, call);
  };

  route(app, exportPublicityFlash, ({ body, ...call }) => sendFlash(body, call));

  route(app, exportPublicityFlashByQuery, ({ body, query, ...call }) => {
    const { publicityHeader = body.header, publicityDescription = body.description } = query;
    return sendFlash({ ...body, header: publicityHeader, description: publicityDescription }, call);
  });
}
