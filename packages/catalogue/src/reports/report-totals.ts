import type {
  ColumnTotal,
  ReportColumn,
  ReportDifference,
  ReportRow,
  ReportTable,
  ReportValue,
} from './report-definition.ts';

/** Hundredths: amounts of money are added as whole cents, so that no rounding error adds up. */
const HUNDREDTHS = 100;

const numberOf = (value: ReportValue | undefined): number | null => (typeof value === 'number' ? value : null);

function sum(rows: readonly ReportRow[], column: ReportColumn): number | null {
  const present = rows.flatMap((row) => numberOf(row[column.name]) ?? []);
  if (present.length === 0) return null;
  const total = present.reduce((all, value) => all + Math.round(value * HUNDREDTHS), 0);
  return total / HUNDREDTHS;
}

/**
 * A part of a whole in percent, rounded to two decimals.
 *
 * @returns null where the whole is zero or unknown: there is nothing to be a part of
 */
export function percentOf(part: number | null | undefined, whole: number | null | undefined): number | null {
  if (typeof part !== 'number' || typeof whole !== 'number' || whole === 0) return null;
  return Math.round((part / whole) * 100 * HUNDREDTHS) / HUNDREDTHS;
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
 * @param rows data rows only; a column in which no row has a value has no total
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

/** Percentages of a feed are rounded to one decimal or two. */
const PERCENT_TOLERANCE = 0.06;

function isSame(column: ReportColumn, stated: number, computed: number): boolean {
  return Math.abs(stated - computed) <= (column.type === 'percent' ? PERCENT_TOLERANCE : 0.001);
}

/**
 * Compares the totals row that a feed states with the sums of the rows above it.
 *
 * @returns every column in which they differ; a column that the feed leaves empty states nothing
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
