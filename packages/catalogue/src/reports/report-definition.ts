import type { CompanyCode } from '../companies.ts';
import type { FieldType } from '../field.ts';
import type { Currency } from '../formatting/money.ts';
import type { Period, ReportingUnit } from '../periods/reporting-periods.ts';

/** Groups of a report's header. `hidden` fields control the display of others and are not shown. */
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
  /** Name on the wire, spelled as in the requirements. */
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  /** Never null on the wire. */
  readonly isRequired?: true;
}

export interface ReportHeaderField extends NamedReportField {
  readonly group: HeaderGroup;
  /** Header field whose value replaces the label unless it is blank. */
  readonly labelField?: string;
}

/**
 * Total of a column: the sum, the percentage of the totals of two other columns, or the average price that follows from
 * the totals of an amount and of copies.
 */
export type ColumnTotal =
  | 'sum'
  | { readonly percent: readonly [part: string, whole: string] }
  | { readonly averagePrice: readonly [amount: string, copies: string] };

export interface ReportColumn extends NamedReportField {
  /** Absent: the totals row has no value in this column. */
  readonly total?: ColumnTotal;
  /** Column whose value is shown in brackets after this one's. */
  readonly tag?: string;
  /** Column whose words follow this one's value: 'Nov 2026 to date'. */
  readonly suffix?: string;
  /** Stands in place of a blank text. */
  readonly blankText?: string;
  /** The words that follow the value are a warning: both are red. */
  readonly isSuffixWarning?: true;
  /** The view of the table that has this column; absent: all views. */
  readonly view?: string;
  /** Name of the report's period of which the values are; its dates are shown with the label. */
  readonly period?: string;
  /** Left out if the report does not have the period. */
  readonly isOptional?: true;
  readonly isHidden?: true;
}

/** A period of a report's columns and rows, by the name that columns use. */
export interface ReportPeriod extends Period {
  readonly name: string;
  readonly unit: ReportingUnit;
  /** The last month or week is not over. */
  readonly isToDate: boolean;
}

/** What a table of a report leaves out or adds, in a sentence. */
export interface ReportNote {
  /** Name of the table. */
  readonly table: string;
  readonly text: string;
}

export type ReportValue = string | number | boolean | null;
export type ReportRow = Readonly<Record<string, ReportValue>>;
export type RowKind = 'data' | 'divider' | 'subtotal' | 'totals';

/** The handlers of drill-down tables (G-94). */
export type DrillDownName = 'salesByChannel' | 'salesByAccount' | 'salesByMonth' | 'openOrdersByAccount';

/** A link in the cells of a column that opens the drill-down table of the row. */
export interface DrillDownLink {
  /** The column whose cells are links. */
  readonly column: string;
  readonly handler: DrillDownName;
  /** Columns whose values identify the row for the handler. */
  readonly keyColumns: readonly string[];
}

export interface ReportTable {
  /** Property of the response with the rows. */
  readonly name: string;
  readonly label: string;
  /** On screen one view is shown, the first one by default; on paper all follow each other, in Excel side by side. */
  readonly views?: readonly { readonly name: string; readonly label: string }[];
  readonly columns: readonly ReportColumn[];
  /** Absent: every row is a data row. */
  readonly rowKind?: (row: ReportRow) => RowKind;
  /**
   * Column with the name of a row's group. Each group with values gets a subtotal below it, 'Total {name}:', if there
   * are several groups.
   */
  readonly subtotals?: string;
  /** Label of the computed totals row, in the first column. Absent: totals are part of the rows. */
  readonly totalsLabel?: string;
  readonly drillDown?: DrillDownLink;
  readonly emptyText: string;
  readonly isPaperOnly?: true;
  /** Left out without rows. */
  readonly isOptional?: true;
}

/** Report of one title, from which screen, print, `.htm` and Excel are rendered. */
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
  /** Its address has the last day of a week, `date`; without one it is of the newest week. */
  readonly isWeekly?: true;
  readonly header: readonly ReportHeaderField[];
  readonly tables: readonly [ReportTable, ...ReportTable[]];
}

/** A total of the feed that differs from the sum of the rows. */
export interface ReportDifference {
  /** Name of the row with the value: an account or the totals row. */
  readonly row: string;
  readonly field: string;
  readonly stated: number;
  readonly computed: number;
}

/** Response of a report's endpoint; the rows of each table are a property with the table's name. */
export interface ReportData {
  readonly productId: number | null;
  /** Null: the title has no such report. */
  readonly header: ReportRow | null;
  /** Name of a title that has no such report. */
  readonly title?: string | undefined;
  /** The last day that the figures cover; null: unknown. */
  readonly asOf: string | null;
  readonly periods: readonly ReportPeriod[];
  readonly notes: readonly ReportNote[];
  readonly differences: readonly ReportDifference[];
  readonly [table: string]: unknown;
}

/** The tables that a report shows. */
export const shownTables = (definition: ReportDefinition, report: ReportData): ReportTable[] =>
  definition.tables.filter((table) => !(table.isOptional && rowsOf(report, table).length === 0));

/** The rows of one of the report's tables. */
export function rowsOf(report: ReportData, table: Pick<ReportTable, 'name'>): readonly ReportRow[] {
  // The members that tables name are lists of rows.
  return (report[table.name] as readonly ReportRow[] | undefined) ?? [];
}
