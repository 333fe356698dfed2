import { toCents } from '@titlenet/catalogue/formatting/rounding';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { DemoEdition } from '../works/demo-work.ts';
import { partition } from './partition.ts';
import { type SaleMonth, saleMonths } from './sale-months.ts';
import { channelsOf, type SalesChannel } from './sales-channels.ts';
import { netReceipts } from './sales-figures.ts';

export type SalesMonth = HouseRecordOf<'sales-month'>;

/** Months covered by a title's 13-month figures. */
const REPORTED_MONTHS = 13;
/** Copies in the backlist are reordered in lots: at most this many orders of all channels before the 13 months. */
const MAX_EARLIER_ORDERS = 24;
const MAX_EARLIER_ORDERS_OF_BESTSELLERS = 90;
const BESTSELLER_THRESHOLD = 5_000;
/** One title in this many lacks the sales of its first month, so that reports have a difference to show. */
const TITLES_PER_MISSING_MONTH = 500;

/** Copies of one month and channel before they are priced. */
interface Sold {
  month: string;
  channel: SalesChannel;
  gross: number;
  returns: number;
}

interface Copies {
  gross: number;
  returns: number;
}

/** Distributes copies over months and channels; the cells sum exactly to the given copies. */
function recentSales(months: readonly SaleMonth[], channels: readonly SalesChannel[], { gross, returns }: Copies) {
  const cells = months.flatMap(({ name, weight }) =>
    channels.map((channel) => ({ month: name, channel, weight: weight * channel[2] })),
  );
  const weights = cells.map(({ weight }) => weight);
  const [out, back] = [partition(gross, weights), partition(returns, weights)];
  return cells.map(
    // Copies and returns are divided among the same cells.
    ({ month, channel }, index): Sold => ({ month, channel, gross: out[index]!, returns: back[index]! }),
  );
}

/** Collects months until a lot is sold, so that a long tail is a few orders and not a copy a month. */
function lots(parts: readonly number[], lot: number): number[] {
  const booked = parts.map(() => 0);
  let open = 0;
  let last = parts.length - 1;
  for (const [index, part] of parts.entries()) {
    open += part;
    if (open < lot) continue;
    booked[index] = open;
    last = index;
    open = 0;
  }
  // What is less than a lot was part of the last order.
  if (open > 0) booked[last]! += open;
  return booked;
}

/** As `recentSales`, in fewer and larger orders; returns come in later months than the orders that they are of. */
function earlierSales(
  months: readonly SaleMonth[],
  channels: readonly SalesChannel[],
  { gross, returns }: Copies,
  orders: number,
): Sold[] {
  const weights = months.map(({ weight }) => weight);
  const shares = channels.map(([, , share]) => share);
  const returned = partition(returns, shares);
  const ordered = partition(gross, shares);
  return channels.flatMap((channel, place) => {
    // There is one share for each channel.
    const out = lots(partition(ordered[place]!, weights), Math.max(1, gross / orders));
    const ordering = out.flatMap((copies, index) => (copies > 0 ? [index] : []));
    const back = partition(
      returned[place] ?? 0,
      // The indexes are of copies and of orders before this one.
      ordering.map((_, order) => out[ordering[order - 1] ?? -1] ?? 0),
    );
    return ordering.map((index, order) => ({
      // Copies are divided among the months.
      month: months[index]!.name,
      channel,
      gross: out[index] ?? 0,
      returns: back[order] ?? 0,
    }));
  });
}

/**
 * Adds net copies and net receipts; the receipts of all rows sum to `dollars`, and rows without net copies have none.
 */
function priced(
  title: Pick<SalesMonth, 'companyCode' | 'isbn'>,
  sold: readonly Sold[],
  { price, dollars }: { price: number; dollars: number },
): SalesMonth[] {
  const rows = sold.filter(({ gross, returns }) => gross !== 0 || returns !== 0);
  const lastWithNet = rows.findLastIndex(({ gross, returns }) => gross !== returns);
  let copies = 0;
  let given = 0;
  return rows.map(({ month, channel: [channel, account], gross, returns }, index) => {
    copies += gross - returns;
    const until = index === lastWithNet ? dollars : netReceipts(copies, price);
    const cents = index > lastWithNet ? 0 : toCents(until - given);
    given = until;
    const figures = { gross, returns, net: gross - returns, dollars: cents / 100 };
    return { kind: 'sales-month' as const, ...title, month, channel, account, ...figures };
  });
}

/**
 * Composes monthly sales by channel since the on-sale date. All rows sum to the record's life-to-date figures, those of
 * the last 13 months to its 13-month figures.
 *
 * @param today days since 1970-01-01
 */
export function monthlySales(
  { edition, record }: { edition: DemoEdition; record: TitleRecord },
  today: number,
): SalesMonth[] {
  const { ltdGross, last13Units } = record.stored;
  const [ltdNet, ltdReturns] = [record.stored.ltdNet ?? 0, record.stored.ltdReturns ?? 0];
  const [netDollars, last13Dollars] = [record.stored.netDollars ?? 0, record.stored.last13Dollars ?? 0];
  const { isbn, company, day, price } = edition;
  if (!isbn || !ltdGross || day >= today) return [];
  const title = { companyCode: company, isbn };
  const months = saleMonths(day, today);
  const [before, counted] = [months.slice(0, -REPORTED_MONTHS), months.slice(-REPORTED_MONTHS)];
  const recentNet = last13Units ?? 0;
  const weightOf = (some: readonly SaleMonth[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const share = before.length === 0 ? 1 : weightOf(counted) / weightOf(months);
  const recentReturns = ltdNet > 0 ? Math.round(ltdReturns * share) : Math.round(ltdGross * share) - recentNet;
  const recent = { gross: recentNet + recentReturns, returns: recentReturns };
  const earlier = { gross: ltdGross - recent.gross, returns: ltdReturns - recent.returns };
  const orders = ltdNet > BESTSELLER_THRESHOLD ? MAX_EARLIER_ORDERS_OF_BESTSELLERS : MAX_EARLIER_ORDERS;
  const channels = channelsOf(edition, ltdGross);
  const rows = [
    ...priced(title, earlierSales(before, channels, earlier, orders), {
      price,
      dollars: (toCents(netDollars) - toCents(last13Dollars)) / 100,
    }),
    ...priced(title, recentSales(counted, channels, recent), { price, dollars: last13Dollars }),
  ];
  const [first] = before;
  const isIncomplete = (edition.productId ?? 0) % TITLES_PER_MISSING_MONTH === 0;
  return isIncomplete && first ? rows.filter(({ month }) => month !== first.name) : rows;
}
