import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import {
  type DrillDownColumn,
  drillDownPanelTitle,
  findDrillDown,
  identifyingTypes,
  namesOfKey,
  readDrillDownKey,
  writeDrillDownKey,
} from '@titlenet/catalogue/reports/drill-down';
import { columnDates, shownColumns } from '@titlenet/catalogue/reports/report-columns';
import type { DrillDownName, ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { computeTotals } from '@titlenet/catalogue/reports/report-totals';
import type { DrillDown, SentDrillDownColumn } from '@titlenet/contract/drill-down';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import { findReportTitle } from './report-titles.queries.ts';
import { type SalesOfTitle, salesFigures, salesOf } from './sales-of-title.ts';
import { orderLineRows } from './sales-reports.ts';
import { salesByMonth, salesByPeriod } from './sum-sales.ts';

interface Rows {
  /** Name of the title. */
  title: string;
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

async function readSales(db: Kysely<Tables>, title: TitleAtMoment): Promise<(SalesOfTitle & { name: string }) | null> {
  const found = await findReportTitle(db, title, salesFigures);
  return found && { ...salesOf(found, title), name: found.bar.title };
}

const handlers: Record<DrillDownName, Handler> = {
  async salesByChannel(db, title) {
    const sales = await readSales(db, title);
    if (!sales) return null;
    return {
      title: sales.name,
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
    return {
      title: sales.name,
      rows,
      periods,
      keyColumn: 'account',
      message: `No sales through ${namesOfKey([channel ?? ''])} are on file.`,
    };
  },
  async salesByMonth(db, title, [channel, account]) {
    const sales = await readSales(db, title);
    if (!sales) return null;
    const own = sales.months.filter((sale) => sale.channel === channel && sale.account === account);
    const [from, to] = [namesOfKey([channel ?? '']), namesOfKey([account ?? ''])];
    // An account of a new title may have sales of weeks alone.
    const message = `No sales by month to ${to} through ${from} are on file.`;
    return { title: sales.name, rows: salesByMonth(own, sales.calendar.newestMonth), message };
  },
  async openOrdersByAccount(db, title, [account]) {
    const found = await findReportTitle(db, title, ['orders']);
    if (!found) return null;
    const lines = found.orders.filter((line) => line.account === account);
    const today = companyDay(title.companyCode, title.moment);
    return {
      title: found.bar.title,
      rows: orderLineRows(lines, today),
      message: `${account} has no pending orders of this title.`,
    };
  },
};

function sentColumn(column: DrillDownColumn, periods: readonly ReportPeriod[]): SentDrillDownColumn {
  return {
    displayName: column.label,
    fieldName: column.name,
    // Columns of these tables have only these types.
    fieldType: column.type as SentDrillDownColumn['fieldType'],
    isDrillDownLink: column.handler !== undefined,
    drillDownHandler: column.handler ?? null,
    drillDownHeader: column.childHeader ?? null,
    dates: columnDates(column, periods),
    view: column.view ?? null,
    suffixField: column.suffix ?? null,
    isSuffixWarning: column.isSuffixWarning ?? false,
    blankText: column.blankText ?? null,
  };
}

/** The rows of one drill-down table, with the columns that it shows. */
export interface DrillDownRows {
  /** Name of the title. */
  title: string;
  header: string;
  columns: readonly DrillDownColumn[];
  periods: readonly ReportPeriod[];
  rows: readonly (ReportRow & { _id: string })[];
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
  const { periods = [], keyColumn = null, message = null } = found;
  const rows = withIds(definition.columns, found.rows);
  const header = key.length > 0 ? `${definition.header}: ${namesOfKey(key)}` : definition.header;
  return { title: found.title, header, columns: definition.columns, periods, rows, keyColumn, key, message };
}

/**
 * Rows with an `_id` that stays the same when figures change: their texts and dates, with a number for the second one of
 * equal rows.
 */
function withIds(columns: readonly DrillDownColumn[], rows: readonly ReportRow[]): (ReportRow & { _id: string })[] {
  const names = columns.filter(({ type }) => identifyingTypes.includes(type)).map(({ name }) => name);
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const values = JSON.stringify(names.map((name) => row[name] ?? null));
    const count = (counts.get(values) ?? 0) + 1;
    counts.set(values, count);
    return { ...row, _id: count === 1 ? values : `${values} ${count}` };
  });
}

/** The totals of a drill-down table; null without rows. */
export function drillDownTotals(
  columns: readonly DrillDownColumn[],
  rows: readonly ReportRow[],
): Readonly<Record<string, number | null>> | null {
  return rows.length === 0 ? null : computeTotals(rows, columns);
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
      _id: row._id,
      _key: writeDrillDownKey(keyColumn === null ? key : [...key, String(row[keyColumn])]),
    })),
    totals: drillDownTotals(columns, rows),
    message: rows.length === 0 ? message : null,
  };
}
