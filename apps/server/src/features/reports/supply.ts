import { percentOf, roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import { lastPeriods, type Period, weekPeriod } from '@titlenet/catalogue/periods/reporting-periods';
import { periodDates } from '@titlenet/catalogue/reports/report-columns';
import type { ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { reportedText } from '@titlenet/catalogue/reports/report-notes';

/** What an account that reports its sales to readers sold, received and has in one week. */
export interface AccountWeek {
  weekEnding: string;
  account: string;
  units: number;
  /** Shipped less returns in the same week. */
  net: number;
  /** In stock at the end of the week; null where it is not reported. */
  onHand: number | null;
}

const WEEKS_OF_SHORT_TERM = 4;

/** The windows that end with the newest complete week of points of sale. */
export function pointOfSalePeriods(newest: Period | null): ReportPeriod[] {
  const recent = (name: string, count: number): ReportPeriod[] =>
    newest ? [{ name, unit: 'week', ...lastPeriods('week', newest, count), isToDate: false }] : [];
  return [...recent('lastWeek', 1), ...recent('last4Weeks', WEEKS_OF_SHORT_TERM)];
}

export const weeksIn = <Week extends Pick<AccountWeek, 'weekEnding'>>(
  weeks: readonly Week[],
  period: Pick<Period, 'first' | 'last'> | undefined,
): Week[] => (period ? weeks.filter(({ weekEnding }) => weekEnding >= period.first && weekEnding <= period.last) : []);

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Copies in stock at the end of a week of the accounts that report them; null if none does. */
export function onHandAt(weeks: readonly AccountWeek[], weekEnding: string): number | null {
  const stocks = weeks.flatMap((one) => (one.weekEnding === weekEnding && one.onHand !== null ? one.onHand : []));
  return stocks.length === 0 ? null : sumOf(stocks);
}

/**
 * How many weeks the stock at the end of a period lasts, if as much is sold as in an average reported week of the period.
 *
 * @param weeks of any accounts; only those that report their stock at the end of the period count
 * @returns to one decimal; null without a stock, and if nothing was sold
 */
export function weeksOfSupply(weeks: readonly AccountWeek[], period: Period): number | null {
  const own = weeksIn(weeks, period);
  const stocked = own.filter((one) => one.weekEnding === period.last && one.onHand !== null);
  const rates = [...new Set(stocked.map(({ account }) => account))].map((account) => {
    const sold = own.filter((one) => one.account === account);
    return sumOf(sold.map(({ units }) => units)) / new Set(sold.map(({ weekEnding }) => weekEnding)).size;
  });
  const perWeek = sumOf(rates);
  const onHand = onHandAt(own, period.last);
  return onHand === null || perWeek <= 0 ? null : roundDecimal(onHand / perWeek, 1);
}

const labels: Readonly<Record<string, string>> = { lastWeek: 'Last Week', last4Weeks: 'Last 4 Weeks' };

/**
 * Copies sold to readers against copies shipped to the same accounts in the same weeks (G-343).
 *
 * @param weeks counted weeks of accounts that report units
 * @param newest the newest complete week in which the company's accounts reported units
 */
export function supplyRows(weeks: readonly AccountWeek[], newest: Period | null): ReportRow[] {
  return pointOfSalePeriods(newest).flatMap((period) => {
    const own = weeksIn(weeks, period);
    if (own.length === 0) return [];
    const [units, shipped] = [sumOf(own.map((one) => one.units)), sumOf(own.map((one) => one.net))];
    return {
      // The table has the label of each period.
      period: labels[period.name]!,
      dates: periodDates(period),
      units,
      shipped,
      sellThrough: percentOf(units, shipped),
      reported: reportedText(
        period,
        own.map(({ weekEnding }) => weekEnding),
      ),
      onHand: onHandAt(own, period.last),
      weeksOfSupply: weeksOfSupply(own, period),
    };
  });
}

/** The calendar week that ends on a day, as a period of a report. */
export const weekOf = (name: string, weekEnding: string): ReportPeriod => ({
  ...{ name, unit: 'week', isToDate: false },
  ...weekPeriod(weekEnding),
});
