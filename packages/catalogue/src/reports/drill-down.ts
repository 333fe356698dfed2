import { required } from '../required.ts';
import type { DrillDownName, ReportColumn } from './report-definition.ts';
import { periodColumns } from './sales-periods.ts';

/** A column of a drill-down table; with `handler` its cells open the child table of their row. */
export interface DrillDownColumn extends ReportColumn {
  readonly handler?: DrillDownName;
  /** Heading of the child table. */
  readonly childHeader?: string;
}

/** Name of a blank channel or account. */
export const blankName = '(none)';

/** A key in words: 'Online, (none)'. */
export const namesOfKey = (key: readonly string[]): string => key.map((name) => name.trim() || blankName).join(', ');

/** Kind of customer; blank if the feed names none. */
export const channelColumn = {
  ...{ name: 'channel', label: 'Channel', type: 'text', isRequired: true, blankText: blankName },
} as const satisfies ReportColumn;

export const accountColumn = {
  ...{ name: 'account', label: 'Account', type: 'text', isRequired: true, blankText: blankName },
} as const satisfies ReportColumn;

/** Columns that tell the rows of a table apart: texts and dates. */
export const identifyingTypes: readonly string[] = ['text', 'code', 'date', 'month'];

/** A drill-down table (G-94): its name and columns. */
export interface DrillDownDefinition {
  readonly handler: DrillDownName;
  readonly header: string;
  /** Number of texts in its key: the values that identify the parent rows. */
  readonly keyLength: number;
  readonly columns: readonly DrillDownColumn[];
}

/** 'to date' in the row of a month or week that is not over. */
export const extentColumn = { name: 'extent', label: 'Extent', type: 'text', isHidden: true } as const;

/** Net amount of a copy; none where no copy was sold net of returns. */
export const averagePriceColumn = {
  name: 'averagePrice',
  label: 'Avg. Price',
  type: 'money',
  total: { averagePrice: ['dollars', 'net'] },
} as const satisfies ReportColumn;

/** Sales of months (REPORT-77 to REPORT-80). */
export const monthColumns = [
  { name: 'month', label: 'Month', type: 'month', isRequired: true, suffix: 'extent' },
  extentColumn,
  { name: 'gross', label: 'Gross', type: 'integer', total: 'sum' },
  { name: 'returns', label: 'Returns', type: 'integer', total: 'sum' },
  { name: 'net', label: 'Net', type: 'integer', total: 'sum' },
  { name: 'returnPercent', label: 'Return %', type: 'percent', total: { percent: ['returns', 'gross'] } },
  { name: 'dollars', label: 'Net Amount', type: 'money', total: 'sum' },
  averagePriceColumn,
] as const satisfies readonly ReportColumn[];

/** 'overdue' where the day of shipping is over. */
export const overdueColumn = { name: 'overdue', label: 'Overdue', type: 'text', isHidden: true } as const;

/** Lines of orders that were not shipped yet. */
export const orderLineColumns = [
  { name: 'account', label: 'Account', type: 'text', isRequired: true },
  { name: 'orderNo', label: 'Order No.', type: 'code', isRequired: true },
  { name: 'orderDate', label: 'Order Date', type: 'date' },
  { name: 'shipDate', label: 'Ship Date', type: 'date', suffix: 'overdue', isSuffixWarning: true },
  overdueColumn,
  { name: 'qty', label: 'Quantity', type: 'integer', total: 'sum' },
  { name: 'status', label: 'Status', type: 'text' },
] as const satisfies readonly ReportColumn[];

/** All drill-down tables, for the server, the screens and the Excel export. */
export const drillDowns: readonly DrillDownDefinition[] = [
  {
    handler: 'salesByChannel',
    header: 'Sales by Channel',
    keyLength: 0,
    columns: [
      {
        ...channelColumn,
        handler: 'salesByAccount',
        childHeader: 'Sales by Account',
      },
      ...periodColumns,
    ],
  },
  {
    handler: 'salesByAccount',
    header: 'Sales by Account',
    keyLength: 1,
    columns: [
      {
        ...accountColumn,
        handler: 'salesByMonth',
        childHeader: 'Sales by Month',
      },
      ...periodColumns,
    ],
  },
  { handler: 'salesByMonth', header: 'Sales by Month', keyLength: 2, columns: monthColumns },
  { handler: 'openOrdersByAccount', header: 'Order Lines', keyLength: 1, columns: orderLineColumns },
];

export const drillDownNames = drillDowns.map(({ handler }) => handler);

export const findDrillDown = (handler: DrillDownName): DrillDownDefinition =>
  required(
    drillDowns.find((one) => one.handler === handler),
    handler,
  );

/** Title of the panel of drill-down tables, spelled as in the requirements (DRILL-15). */
export const drillDownPanelTitle = 'Additional Title Infomation';

/** Encodes the key of a row as one text for addresses. */
export const writeDrillDownKey = (values: readonly string[]): string => JSON.stringify(values);

/** @returns null if the text is not a key of that many values */
export function readDrillDownKey(text: string, keyLength: number): readonly string[] | null {
  if (keyLength === 0) return [];
  try {
    const values: unknown = JSON.parse(text);
    const isKey = Array.isArray(values) && values.length === keyLength && values.every((v) => typeof v === 'string');
    return isKey ? values : null;
  } catch {
    return null;
  }
}
