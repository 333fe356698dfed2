import { formatDate } from '../formatting/dates.ts';
import { formatCount } from '../formatting/numbers.ts';

/** Net copies of a title in a calendar year, for the chart of a meeting. */
export interface YearOfSales {
  readonly year: number;
  /** Last day of the newest complete month of the company, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** January to December; null: not reported, or later than `asOf`. */
  readonly months: readonly (number | null)[];
  /** Whether the title had sales before the year. */
  readonly hadSales: boolean;
}

const MONTHS = 12;
/** The short name of a month, 0 is January. */
export const monthName = (index: number): string =>
  new Date(Date.UTC(2000, index)).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });

/** Number of months of the year that are over. */
const monthsOver = ({ asOf }: YearOfSales): number => Number(asOf.slice(5, 7));

/** Months since the title's first sale that are over but were not reported: their bars are missing, which is not 0. */
export function monthsNotReported(sales: YearOfSales): number[] {
  const first = sales.hadSales ? 0 : sales.months.findIndex((net) => net !== null);
  if (first < 0) return [];
  return Array.from({ length: monthsOver(sales) }, (_, month) => month).filter(
    (month) => month >= first && (sales.months[month] ?? null) === null,
  );
}

/**
 * What the chart shows, in words: 'Net copies by month, 2026 to October; the year is not over', and 'Aug not reported'.
 */
export function yearOfSalesTexts(sales: YearOfSales): { heading: string; remarks: string[]; alternative: string } {
  const { year, asOf, months } = sales;
  const isOver = monthsOver(sales) === MONTHS;
  const missing = monthsNotReported(sales).map(monthName);
  const reported = months.flatMap((net, month) => (net === null ? [] : [`${monthName(month)} ${formatCount(net)}`]));
  const remarks = [
    `as of ${formatDate(asOf, 'M/d/yyyy')}`,
    ...(isOver ? [] : ['the year is not over']),
    ...(missing.length > 0 ? [`${missing.join(', ')} not reported`] : []),
  ];
  const heading = `Net copies by month, ${year}`;
  const values = reported.length > 0 ? reported.join(', ') : 'none reported';
  return { heading, remarks, alternative: `${heading}, ${remarks.join('; ')}: ${values}` };
}
