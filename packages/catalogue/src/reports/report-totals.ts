import { percentOf, roundDecimal } from '../formatting/rounding.ts';
import type {
  ColumnTotal,
  ReportColumn,
  ReportDifference,
  ReportRow,
  ReportTable,
  ReportValue,
} from './report-definition.ts';

const numberOf = (value: ReportValue | undefined): number | null => (typeof value === 'number' ? value : null);

function sum(rows: readonly ReportRow[], column: ReportColumn): number | null {
  const present = rows.flatMap((row) => numberOf(row[column.name]) ?? []);
  if (present.length === 0) return null;
  // Rounding each step, so that errors of binary fractions do not accumulate.
  return present.reduce((total, value) => roundDecimal(total + roundDecimal(value, 2), 2), 0);
}

function totalOf(
  rows: readonly ReportRow[],
  total: ColumnTotal,
  column: ReportColumn,
  columns: readonly ReportColumn[],
): number | null {
  if (total === 'sum') return sum(rows, column);
  const [part, whole] = total.percent.map((name) => sum(rows, columns.find((one) => one.name === name)!));
  return percentOf(part, whole);
}

/**
 * The totals of a table's rows by column name.
 *
 * @param rows data rows only; a column without values has no total
 */
export function computeTotals(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    columns.flatMap((column) =>
      column.total === undefined ? [] : [[column.name, totalOf(rows, column.total, column, columns)]],
    ),
  );
}

/** Feeds round percentages to one or two decimals. */
const PERCENT_TOLERANCE = 0.06;

function isSame(column: ReportColumn, stated: number, computed: number): boolean {
  return Math.abs(stated - computed) <= (column.type === 'percent' ? PERCENT_TOLERANCE : 0.001);
}

/**
 * Compares the totals row of a feed with the sums of the rows above it.
 *
 * @returns the columns that differ; columns without a total in the feed are not compared
 */
export function compareTotals(
  table: Pick<ReportTable, 'columns'>,
  rows: readonly ReportRow[],
  stated: ReportRow,
  rowName: string,
): ReportDifference[] {
  const computed = computeTotals(rows, table.columns);
  return table.columns.flatMap((column) => {
    const [theirs, ours] = [numberOf(stated[column.name]), computed[column.name] ?? null];
    if (theirs === null || ours === null || isSame(column, theirs, ours)) return [];
    return [{ row: rowName, field: column.name, stated: theirs, computed: ours }];
  });
}
