import {
  type DrillDownColumn,
  drillDownPanelTitle,
  findDrillDown,
  readDrillDownKey,
  writeDrillDownKey,
} from '@titlenet/catalogue/reports/drill-down';
import { columnDates, shownColumns } from '@titlenet/catalogue/reports/report-columns';
import type { DrillDownName, ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import type { DrillDown, SentDrillDownColumn } from '@titlenet/contract/drill-down';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import { findReportTitle } from './report-titles.queries.ts';
import { type SalesOfTitle, salesFigures, salesOf } from './sales-of-title.ts';
import { orderLineRow } from './sales-reports.ts';
import { salesByMonth, salesByPeriod } from './sum-sales.ts';

interface Rows {
  rows: ReportRow[];
  /** The periods of columns. */
  periods?: readonly ReportPeriod[];
  /** The column whose value is added to the key for the child table; absent where no child follows. */
  keyColumn?: string;
  /** Why the table is empty. */
  message?: string;
}

interface TitleAtMoment extends TitleKey {
  moment: Date;
}

/** @returns null when the company has no such title */
type Handler = (db: Kysely<Tables>, title: TitleAtMoment, key: readonly string[]) => Promise<Rows | null>;

async function readSales(db: Kysely<Tables>, title: TitleAtMoment): Promise<SalesOfTitle | null> {
  const found = await findReportTitle(db, title, salesFigures);
  return found && salesOf(found, title);
}

const handlers: Record<DrillDownName, Handler> = {
  async salesByChannel(db, title) {
    const sales = await readSales(db, title);
    if (!sales) return null;
    return {
      rows: salesByPeriod(sales, 'channel'),
      periods: sales.periods,
      keyColumn: 'channel',
      message: 'No sales of this title are on file.',
    };
  },
  async salesByAccount(db, title, [channel]) {
    const sales = await readSales(db, title);
    if (!sales) return null;
    const { periods } = sales;
    const [months, weeks] = [sales.months, sales.weeks].map((all) => all.filter((sale) => sale.channel === channel));
    const rows = salesByPeriod({ months: months ?? [], weeks: weeks ?? [], periods }, 'account');
    return { rows, periods, keyColumn: 'account', message: `No sales through ${channel} are on file.` };
  },
  async salesByMonth(db, title, [channel, account]) {
    const sales = await readSales(db, title);
    if (!sales) return null;
    const own = sales.months.filter((sale) => sale.channel === channel && sale.account === account);
    const message = `No sales to ${account} through ${channel} are on file.`;
    return { rows: salesByMonth(own, sales.calendar.today), message };
  },
  async openOrdersByAccount(db, title, [account]) {
    const found = await findReportTitle(db, title, ['orders']);
    if (!found) return null;
    const lines = found.orders.filter((line) => line.account === account);
    return { rows: lines.map(orderLineRow), message: `${account} has no pending orders of this title.` };
  },
};

function sentColumn(column: DrillDownColumn, periods: readonly ReportPeriod[]): SentDrillDownColumn {
  return {
    displayName: column.label,
    fieldName: column.name,
    fieldType: column.type as SentDrillDownColumn['fieldType'],
    isDrillDownLink: column.handler !== undefined,
    drillDownHandler: column.handler ?? null,
    drillDownHeader: column.childHeader ?? null,
    dates: columnDates(column, periods),
    view: column.view ?? null,
    suffixField: column.suffix ?? null,
  };
}

/** The rows of one drill-down table, with the columns that it shows. */
export interface DrillDownRows {
  header: string;
  columns: readonly DrillDownColumn[];
  periods: readonly ReportPeriod[];
  rows: readonly ReportRow[];
  /** The column whose value is added to the key for the child table; null where no child follows. */
  keyColumn: string | null;
  key: readonly string[];
  message: string | null;
}

/**
 * Finds the rows of one drill-down table.
 *
 * @returns null when the company has no such title
 * @throws AppError `bad-input` when the key does not have as many texts as the table needs
 */
export async function findDrillDownRows(
  db: Kysely<Tables>,
  name: DrillDownName,
  title: TitleKey,
  keyText: string,
): Promise<DrillDownRows | null> {
  const definition = findDrillDown(name);
  const key = readDrillDownKey(keyText, definition.keyLength);
  if (!key) throw new AppError('bad-input', `The key needs ${definition.keyLength} texts in a JSON array.`);
  const found = await handlers[name](db, { ...title, moment: new Date() }, key);
  if (!found) return null;
  const { rows, periods = [], keyColumn = null, message = null } = found;
  const header = key.length > 0 ? `${definition.header}: ${key.join(', ')}` : definition.header;
  return { header, columns: definition.columns, periods, rows, keyColumn, key, message };
}

/** A drill-down table as the endpoint sends it. */
export function drillDownTable({ header, columns, periods, rows, keyColumn, key, message }: DrillDownRows): DrillDown {
  const shown = shownColumns(columns, periods);
  const sent = [...shown.map(({ name }) => name), ...shown.flatMap(({ suffix }) => suffix ?? [])];
  return {
    header,
    name: drillDownPanelTitle,
    columns: shown.map((column) => sentColumn(column, periods)),
    rows: rows.map((row) => ({
      ...Object.fromEntries(sent.map((name) => [name, row[name] ?? null])),
      _key: writeDrillDownKey(keyColumn === null ? key : [...key, String(row[keyColumn])]),
    })),
    message: rows.length === 0 ? message : null,
  };
}
