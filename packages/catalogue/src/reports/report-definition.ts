import type { CompanyCode } from '../companies.ts';
import type { FieldType } from '../field.ts';
import type { Currency } from '../formatting/money.ts';

/** The groups of a report's header; `hidden` fields decide what is shown and are not shown by themselves. */
export type HeaderGroup =
  | 'title'
  | 'dates'
  | 'stock'
  | 'model'
  | 'budget'
  | 'forecast'
  | 'orders'
  | 'comments'
  | 'hidden';

interface NamedReportField {
  /** Name on the wire, to the letter of the requirements. */
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  /** Never null on the wire. */
  readonly isRequired?: true;
}

export interface ReportHeaderField extends NamedReportField {
  readonly group: HeaderGroup;
  /** The header field whose value, where it has one, replaces the label. */
  readonly labelField?: string;
}

/** How a column is totalled: by its sum, or as the percentage of the totals of two other columns. */
export type ColumnTotal = 'sum' | { readonly percent: readonly [part: string, whole: string] };

export interface ReportColumn extends NamedReportField {
  /** Absent: the totals row has no value in this column. */
  readonly total?: ColumnTotal;
  /** The column whose value is shown in brackets behind this one's. */
  readonly tag?: string;
  readonly isHidden?: true;
  /** Shown only on paper and in files: on screen the drill-down shows it. */
  readonly isPaperOnly?: true;
}

export type ReportValue = string | number | boolean | null;
export type ReportRow = Readonly<Record<string, ReportValue>>;
export type RowKind = 'data' | 'divider' | 'totals';

/** The handlers of drill-down tables (G-94). */
export type DrillDownName = 'salesByChannel' | 'salesByAccount' | 'salesByMonth' | 'openOrdersByAccount';

/** A link in a table's cells that opens the drill-down of the row. */
export interface DrillDownLink {
  /** The column whose cells are links. */
  readonly column: string;
  readonly handler: DrillDownName;
  /** The columns whose values name the row to the handler. */
  readonly keyColumns: readonly string[];
}

export interface ReportTable {
  /** The member of the response that holds the rows. */
  readonly name: string;
  readonly label: string;
  readonly columns: readonly ReportColumn[];
  /** Absent: every row is a data row. */
  readonly rowKind?: (row: ReportRow) => RowKind;
  /** Label of the totals row that is computed from the rows, in the first column. Absent: the rows hold their own. */
  readonly totalsLabel?: string;
  readonly drillDown?: DrillDownLink;
  readonly emptyText: string;
  readonly isPaperOnly?: true;
}

/** One report of one title: rendered on screen, on paper, as `.htm` and in Excel from this definition alone. */
export interface ReportDefinition {
  /** Last part of its route (`/reports/projections`). */
  readonly name: string;
  /** Last part of its endpoint (`ProjectionsUS`). */
  readonly operation: string;
  readonly heading: string;
  /** The companies whose titles have it. */
  readonly companies: readonly CompanyCode[];
  /** Currency of its amounts; absent: the company's. */
  readonly currency?: Currency;
  readonly source: string;
  readonly header: readonly ReportHeaderField[];
  readonly tables: readonly ReportTable[];
}

/** A value that the feed states and that differs from what the rows add up to. */
export interface ReportDifference {
  /** The row that holds the value: an account's name, or the totals row's. */
  readonly row: string;
  readonly field: string;
  readonly stated: number;
  readonly computed: number;
}

/** What an endpoint answers for a report; each table's rows are a member under the table's name. */
export interface ReportData {
  readonly productId: number | null;
  /** Null: the title has no such report. */
  readonly header: ReportRow | null;
  readonly asOf: string | null;
  readonly differences: readonly ReportDifference[];
  readonly [table: string]: unknown;
}

/** The rows of one of the report's tables. */
export function rowsOf(report: ReportData, table: Pick<ReportTable, 'name'>): readonly ReportRow[] {
  return (report[table.name] as readonly ReportRow[] | undefined) ?? [];
}
