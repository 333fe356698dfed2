import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { dayOf, wireDate } from '../demo-dates.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { channelsOf } from './sales-channels.ts';
import { soldUntil } from './sales-figures.ts';

export type SalesMonth = HouseRecordOf<'sales-month'>;

/** Months covered by a title's 13-month figures, and additional earlier months. */
const REPORTED_MONTHS = 13;
const EARLIER_MONTHS = 1;
const EARLIER_MONTHS_OF_BESTSELLERS = 12;
const BESTSELLER_THRESHOLD = 5_000;

/** Seasonal factors, January first. */
const seasons = [0.75, 0.8, 0.9, 0.95, 1, 1.05, 1, 0.95, 1, 1.1, 1.45, 1.6] as const;

interface Month {
  /** `YYYY-MM`. */
  name: string;
  /** Relative share of the title's copies. */
  weight: number;
}

const month = (index: number) => `${Math.floor(index / 12)}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}`;

/** @returns the last `count` months up to yesterday's month, earliest first. */
function monthsOf(edition: DemoEdition, today: number, count: number): Month[] {
  const [year, number] = wireDate(today - 1)
    .split('-', 2)
    .map(Number) as [number, number];
  const last = year * 12 + number - 1;
  return Array.from({ length: count }, (_, place) => {
    const index = last - count + 1 + place;
    const name = month(index);
    const [start, end] = [dayOf(`${name}-01`), Math.min(today, dayOf(`${month(index + 1)}-01`))];
    const sold = soldUntil(end - edition.day) - soldUntil(start - edition.day);
    return { name, weight: sold * seasons[index % 12]! };
  });
}

/** Splits an integer by weights into integers that sum exactly to it. */
function partition(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight, index) => {
    reached += weight;
    const until = index === weights.length - 1 || sum === 0 ? total : Math.round((total * reached) / sum);
    const part = until - given;
    given = until;
    return part;
  });
}

/** Distributes copies and dollars over months and channels; the rows sum exactly to the given figures. */
function salesOf(
  title: Pick<SalesMonth, 'companyCode' | 'isbn'>,
  edition: DemoEdition,
  months: readonly Month[],
  sums: { net: number; returns: number; dollars: number },
): SalesMonth[] {
  const channels = channelsOf(edition, sums.net);
  const cells = months.flatMap(({ name, weight }) =>
    channels.map(([channel, account, share]) => ({ month: name, channel, account, weight: weight * share })),
  );
  const weights = cells.map(({ weight }) => weight);
  const gross = partition(sums.net + sums.returns, weights);
  const returns = partition(sums.returns, weights);
  const cents = partition(Math.round(sums.dollars * 100), weights);
  return cells.flatMap(({ month, channel, account }, index) => {
    const [out, back, dollars] = [gross[index]!, returns[index]!, cents[index]! / 100];
    if (out === 0 && back === 0 && dollars === 0) return [];
    const figures = { gross: out, returns: back, net: out - back, dollars };
    return [{ kind: 'sales-month' as const, ...title, month, channel, account, ...figures }];
  });
}

/**
 * Composes monthly sales by channel. The rows of the last 13 months sum to the record's 13-month figures.
 *
 * @param today days since 1970-01-01
 */
export function monthlySales(
  { edition, record }: { edition: DemoEdition; record: TitleRecord },
  today: number,
): SalesMonth[] {
  const { ltdNet, ltdReturns, netDollars, last13Units, last13Dollars } = record.stored;
  if (!edition.isbn || !ltdNet || edition.day >= today) return [];
  const title = { companyCode: edition.company, isbn: edition.isbn };
  const before = ltdNet > BESTSELLER_THRESHOLD ? EARLIER_MONTHS_OF_BESTSELLERS : EARLIER_MONTHS;
  const months = monthsOf(edition, today, REPORTED_MONTHS + before);
  const recent = last13Units ?? 0;
  // For a title with negative net sales all returns count as recent.
  const share = ltdNet > 0 ? Math.max(0, recent) / ltdNet : 1;
  const returns = Math.round((ltdReturns ?? 0) * share);
  const counted = salesOf(title, edition, months.slice(before), {
    net: recent,
    returns: ltdNet > 0 ? returns : Math.max(returns, -recent),
    dollars: last13Dollars ?? 0,
  });
  const earlier = ltdNet - recent;
  const span = today - edition.day;
  const weightBefore = months.slice(0, before).reduce((sum, { weight }) => sum + weight, 0);
  const allBefore = soldUntil(span) - months.slice(before).reduce((sum, { weight }) => sum + weight, 0);
  if (earlier <= 0 || weightBefore <= 0 || allBefore <= 0) return counted;
  const part = Math.min(1, weightBefore / allBefore);
  const sumsBefore = {
    net: Math.round(earlier * part),
    returns: Math.round(((ltdReturns ?? 0) - returns) * part),
    dollars: ((netDollars ?? 0) - (last13Dollars ?? 0)) * part,
  };
  return [...salesOf(title, edition, months.slice(0, before), sumsBefore), ...counted];
}
