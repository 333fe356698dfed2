import {
  type DrillDownColumn,
  drillDownPanelTitle,
  findDrillDown,
  readDrillDownKey,
  writeDrillDownKey,
} from '@titlenet/catalogue/reports/drill-down';
import type { DrillDownName, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import type { DrillDown, SentDrillDownColumn } from '@titlenet/contract/drill-down';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import { findReportTitle } from './report-titles.queries.ts';
import { salesFigures, salesOf } from './sales-of-title.ts';
import { orderLineRow } from './sales-reports.ts';
import { salesByMonth, salesByPeriod } from './sum-sales.ts';

interface Rows {
  rows: ReportRow[];
  /** The column whose value is added to the key for the child table; absent where no child follows. */
  keyColumn?: string;
  /** Why the table is empty. */
  message?: string;
}

/** @returns null when the company has no such title */
type Handler = (db: Kysely<Tables>, title: TitleKey, key: readonly string[]) => Promise<Rows | null>;

async function readSales(db: Kysely<Tables>, key: TitleKey) {
  const title = await findReportTitle(db, key, salesFigures);
  return title && salesOf(title);
}

const handlers: Record<DrillDownName, Handler> = {
  async salesByChannel(db, title) {
    const sales = await readSales(db, title);
    if (!sales) return null;
    return {
      rows: salesByPeriod(sales, 'channel'),
      keyColumn: 'channel',
      message: 'No sales of this title are on file.',
    };
  },
  async salesByAccount(db, title, [channel]) {
    const sales = await readSales(db, title);
    if (!sales) return null;
    const own = {
      ...sales,
      months: sales.months.filter((month) => month.channel === channel),
      week: sales.week.filter((week) => week.channel === channel),
    };
    const rows = salesByPeriod(own, 'account');
    return { rows, keyColumn: 'account', message: `No sales through ${channel} are on file.` };
  },
  async salesByMonth(db, title, [channel, account]) {
    const found = await findReportTitle(db, title, ['months']);
    if (!found) return null;
    const own = found.months.filter((month) => month.channel === channel && month.account === account);
    return { rows: salesByMonth(own), message: `No sales to ${account} through ${channel} are on file.` };
  },
  async openOrdersByAccount(db, title, [account]) {
    const found = await findReportTitle(db, title, ['orders']);
    if (!found) return null;
    const lines = found.orders.filter((line) => line.account === account);
    return { rows: lines.map(orderLineRow), message: `${account} has no pending orders of this title.` };
  },
};

function sentColumn(column: DrillDownColumn): SentDrillDownColumn {
  return {
    displayName: column.label,
    fieldName: column.name,
    fieldType: column.type as SentDrillDownColumn['fieldType'],
    isDrillDownLink: column.handler !== undefined,
    drillDownHandler: column.handler ?? null,
    drillDownHeader: column.childHeader ?? null,
  };
}

/**
 * One drill-down table.
 *
 * @returns null when the company has no such title
 * @throws AppError `bad-input` when the key does not have as many texts as the table needs
 */
export async function readDrillDown(
  db: Kysely<Tables>,
  name: DrillDownName,
  title: TitleKey,
  keyText: string,
): Promise<DrillDown | null> {
  const definition = findDrillDown(name);
  const key = readDrillDownKey(keyText, definition.keyLength);
  if (!key) throw new AppError('bad-input', `The key needs ${definition.keyLength} texts in a JSON array.`);
  const found = await handlers[name](db, title, key);
  if (!found) return null;
  const { rows, keyColumn, message } = found;
  const shown = definition.columns.filter(({ isHidden }) => !isHidden);
  const header = key.length > 0 ? `${definition.header}: ${key.join(', ')}` : definition.header;
  return {
    header,
    name: drillDownPanelTitle,
    columns: shown.map(sentColumn),
    rows: rows.map((row) => ({
      ...Object.fromEntries(shown.map((column) => [column.name, row[column.name] ?? null])),
      _key: writeDrillDownKey(keyColumn ? [...key, String(row[keyColumn])] : key),
    })),
    message: rows.length === 0 ? (message ?? null) : null,
  };
}
