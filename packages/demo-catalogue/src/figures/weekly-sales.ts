import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { dayOf, wireDate } from '../demo-dates.ts';
import type { SalesMonth } from './monthly-sales.ts';
import { partition } from './partition.ts';

type SalesWeek = HouseRecordOf<'sales-week'>;
type WeekOfAccount = SalesWeek['channels'][number];

/** Weeks that the demo has, the newest of which ends before its reference date. */
const WEEKS = 8;
const DAYS_OF_WEEK = 7;
/** Days since 1970 that are Saturdays leave this remainder of seven. */
const SATURDAY = 2;
/** One week sells a little more than another. */
const weights = [1.06, 0.94, 1.02, 0.98, 1] as const;
/** Accounts that do not report sales to readers. */
const NOT_REPORTING: ReadonlySet<string> = new Set(['The Library Supplier']);
/** Share of the copies shipped in a week that are sold to readers in it. */
const SOLD_TO_READERS = 0.9;

const saturdayBefore = (day: number) =>
  day - 1 - ((((day - 1 - SATURDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK);

/** The Saturdays of a month before `today`, latest first. */
function saturdaysOf(month: string, today: number): number[] {
  const start = dayOf(`${month}-01`);
  const end = dayOf(
    wireDate(start + 31)
      .slice(0, 8)
      .concat('01'),
  );
  const last = saturdayBefore(Math.min(end, today));
  return weights.flatMap((_, age) => (last - age * DAYS_OF_WEEK >= start ? [last - age * DAYS_OF_WEEK] : []));
}

/** The weeks of one month of an account; they sum to the month. */
function weeksOf(sold: SalesMonth, saturdays: readonly number[]): [saturday: number, WeekOfAccount][] {
  const { channel, account, gross, returns, dollars } = sold;
  const shares = weights.slice(0, saturdays.length);
  const [out, back] = [partition(gross, shares), partition(returns, shares)];
  const receipts = gross === returns ? 0 : dollars / (gross - returns);
  return saturdays.flatMap((saturday, age): [number, WeekOfAccount][] => {
    // Copies and returns are divided among the same Saturdays.
    const [copies, returned] = [out[age]!, back[age]!];
    if (copies === 0 && returned === 0) return [];
    const net = copies - returned;
    const unitsSold = NOT_REPORTING.has(account) ? null : Math.round(copies * SOLD_TO_READERS);
    const amount = roundDecimal(net * receipts, 2);
    return [[saturday, { channel, account, gross: copies, returns: returned, net, dollars: amount, unitsSold }]];
  });
}

/**
 * Sales of the newest weeks of a title. The weeks that end in a month sum to its sales of that month.
 *
 * @param months of one title
 * @param today in days since 1970
 */
export function weeklySales(months: readonly SalesMonth[], today: number): SalesWeek[] {
  const newest = saturdayBefore(today);
  const oldest = newest - (WEEKS - 1) * DAYS_OF_WEEK;
  const since = wireDate(oldest).slice(0, 7);
  const weeks = new Map<number, SalesWeek>();
  for (const sold of months.filter(({ month }) => month >= since)) {
    for (const [saturday, sales] of weeksOf(sold, saturdaysOf(sold.month, today))) {
      if (saturday < oldest) continue;
      const { companyCode, isbn } = sold;
      const weekEnding = wireDate(saturday).slice(0, 10);
      const week = weeks.get(saturday) ?? { kind: 'sales-week', companyCode, isbn, weekEnding, channels: [] };
      weeks.set(saturday, { ...week, channels: [...week.channels, sales] });
    }
  }
  return [...weeks].sort(([a], [b]) => b - a).map(([, week]) => week);
}
