import type { ReportColumn } from './report-definition.ts';

/** The periods of the sales overview (G-126); `months` counts back from the newest month of the company's sales. */
export const salesPeriods = [
  { name: 'Week', label: 'Last Week', months: null },
  { name: 'Month', label: 'Last Month', months: 1 },
  { name: 'Months3', label: '3 Months', months: 3 },
  { name: 'Months6', label: '6 Months', months: 6 },
  { name: 'Months12', label: '12 Months', months: 12 },
  { name: 'Life', label: 'Life to Date', months: Number.POSITIVE_INFINITY },
] as const;

export type SalesPeriod = (typeof salesPeriods)[number];

/** Measures of each period; the first one is the default. */
export const salesMeasures = [
  { name: 'net', label: 'Net', type: 'integer' },
  { name: 'gross', label: 'Gross', type: 'integer' },
  { name: 'returns', label: 'Returns', type: 'integer' },
  { name: 'returnPercent', label: 'Return %', type: 'percent' },
  { name: 'dollars', label: 'Net Amount', type: 'money' },
] as const;

export type SalesMeasure = (typeof salesMeasures)[number];

/** The name of a measure in a period: `netMonths3`. */
export const periodField = (measure: Pick<SalesMeasure, 'name'>, period: Pick<SalesPeriod, 'name'>) =>
  `${measure.name}${period.name}`;

/** The columns of every measure in every period. */
export const periodColumns: readonly ReportColumn[] = salesMeasures.flatMap((measure) =>
  salesPeriods.map((period) => ({
    name: periodField(measure, period),
    label: `${measure.label} ${period.label}`,
    type: measure.type,
    total:
      measure.name === 'returnPercent'
        ? { percent: [`returns${period.name}`, `gross${period.name}`] as const }
        : ('sum' as const),
  })),
);
