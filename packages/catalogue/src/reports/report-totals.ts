import { averagePriceOf, percentOf, roundDecimal } from '../formatting/rounding.ts';
import type {
  ColumnTotal,
  ReportColumn,
  ReportDifference,
  ReportRow,
  ReportTable,
  ReportValue,
  RowKind,
} from './report-definition.ts';

const numberOf = (value: ReportValue | undefined): number | null => (typeof value === 'number' ? value : null);

/** Columns whose sums a total needs: its own, or those that it is computed from. */
const summedNames = ({ name, total }: ReportColumn): readonly string[] => {
  if (total === undefined) return [];
  if (total === 'sum') return [name];
  return 'averagePrice' in total ? total.averagePrice : total.percent;
};

/** Totals of a table's columns, to which rows are added one by one. */
export class RunningTotals {
  readonly #columns: readonly ReportColumn[];
  /** Sums by column name; null until a row has a value. */
  readonly #sums: Map<string, number | null>;

  constructor(columns: readonly ReportColumn[]) {
    this.#columns = columns.filter(({ total }) => total !== undefined);
    this.#sums = new Map(this.#columns.flatMap(summedNames).map((name) => [name, null]));
  }

  /** @param row a data row, not a divider or a total */
  add(row: ReportRow): void {
    for (const [name, sum] of this.#sums) {
      const value = numberOf(row[name]);
      // Rounding each step, so that errors of binary fractions do not accumulate.
      if (value !== null) this.#sums.set(name, roundDecimal((sum ?? 0) + roundDecimal(value, 2), 2));
    }
  }

  /** @returns totals by column name; a column without values has no total */
  totals(): Readonly<Record<string, number | null>> {
    return Object.fromEntries(
      this.#columns.flatMap(({ name, total }) => (total === undefined ? [] : [[name, this.#totalOf(name, total)]])),
    );
  }

  #totalOf(name: string, total: ColumnTotal): number | null {
    const sumOf = (summed: string) => this.#sums.get(summed) ?? null;
    if (total === 'sum') return sumOf(name);
    if ('averagePrice' in total) {
      const [amount, copies] = total.averagePrice;
      return averagePriceOf(sumOf(amount), sumOf(copies));
    }
    const [part, whole] = total.percent;
    return percentOf(sumOf(part), sumOf(whole));
  }
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
  const totals = new RunningTotals(columns);
  for (const row of rows) totals.add(row);
  return totals.totals();
}

/** A row with its kind in a table that has its computed subtotals and totals. */
export interface TotalledRow {
  readonly kind: RowKind;
  readonly row: ReportRow;
  /** The first cell has the label of a computed row. */
  readonly isComputed: boolean;
}

/** Consecutive rows with the same value of a column. */
function groupsOf(rows: readonly ReportRow[], column: string): ReportRow[][] {
  const groups: ReportRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && group[0]?.[column] === row[column]) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The rows of a table as all renderers show them: with a subtotal after each group, and the totals at the end. */
export function withTotals(table: ReportTable, rows: readonly ReportRow[]): TotalledRow[] {
  // Every table has columns.
  const first = table.columns[0]!.name;
  const sent = (row: ReportRow) => ({ kind: table.rowKind?.(row) ?? 'data', row, isComputed: false });
  const computed = (kind: RowKind, label: string, own: readonly ReportRow[]) => ({
    ...{ kind, isComputed: true },
    row: { ...computeTotals(own, table.columns), [first]: label },
  });
  const { subtotals, totalsLabel } = table;
  const groups = subtotals === undefined ? [] : groupsOf(rows, subtotals);
  const hasValues = (own: readonly ReportRow[]) =>
    Object.values(computeTotals(own, table.columns)).some((v) => v !== null);
  const body =
    groups.length < 2
      ? rows.map(sent)
      : groups.flatMap((own) => [
          ...own.map(sent),
          ...(hasValues(own) ? [computed('subtotal', `Total ${own[0]?.[subtotals ?? '']}:`, own)] : []),
        ]);
  const hasTotals = totalsLabel !== undefined && rows.length > 0;
  return hasTotals ? [...body, computed('totals', totalsLabel, rows)] : body;
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
