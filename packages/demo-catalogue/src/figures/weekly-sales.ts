import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { wireDate } from '../demo-dates.ts';
import type { SalesMonth } from './monthly-sales.ts';

type SalesWeek = HouseRecordOf<'sales-week'>;

/** Weeks that the demo has, the newest of which ends before its reference date. */
const WEEKS = 8;
const SATURDAY = 6;
const DAYS_OF_WEEK = 7;
const DAYS_OF_MONTH = 30.4;
/** Accounts that do not report what they sell to readers. */
const NOT_REPORTING: ReadonlySet<string> = new Set(['The Library Supplier']);
/** Days since 1970 that were Thursdays are multiples of seven. */
const THURSDAY = 4;

const saturdayBefore = (day: number) => day - 1 - ((((day - 1 + THURSDAY - SATURDAY) % 7) + 7) % 7);

/** A quarter of a month is sold in each of its weeks, in one a little more, in another a little less. */
const share = (week: number) => (DAYS_OF_WEEK / DAYS_OF_MONTH) * [1.06, 0.94, 1.02, 0.98][week % 4]!;

const part = (value: number, week: number) => Math.round(value * share(week));

/**
 * Sales of the newest weeks of a title, from its sales of the months in which they end.
 *
 * @param months of one title
 * @param today in days since 1970
 */
export function weeklySales(months: readonly SalesMonth[], today: number): SalesWeek[] {
  const [first] = months;
  if (!first) return [];
  const newest = saturdayBefore(today);
  return Array.from({ length: WEEKS }, (_, age): SalesWeek[] => {
    const weekEnding = wireDate(newest - age * DAYS_OF_WEEK).slice(0, 10);
    const sold = months.filter(({ month }) => month === weekEnding.slice(0, 7));
    const channels = sold.flatMap(({ channel, account, gross, returns, dollars }) => {
      const [out, back] = [part(gross, age), part(returns, age)];
      if (out === 0 && back === 0) return [];
      const unitsSold = NOT_REPORTING.has(account) ? null : Math.max(0, Math.round(out * 0.9));
      return [
        {
          channel,
          account,
          gross: out,
          returns: back,
          net: out - back,
          dollars: Math.round(dollars * share(age) * 100) / 100,
          unitsSold,
        },
      ];
    });
    if (channels.length === 0) return [];
    return [{ kind: 'sales-week', companyCode: first.companyCode, isbn: first.isbn, weekEnding, channels }];
  }).flat();
}
