import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import type { StoredOnly } from '@titlenet/catalogue/stored-only-fields';
import type { Random } from '../random/random.ts';
import type { DemoEdition } from '../works/demo-work.ts';

type Figures = Pick<
  StoredOnly,
  'availStock' | 'ltdGross' | 'ltdReturns' | 'ltdNet' | 'netDollars' | 'last13Units' | 'last13Dollars' | 'totalInPrint'
>;

const COPIES_OF_AVERAGE_TITLE = 3_400;
/** Time constant of the exponential decay of sales: two thirds of all copies are sold in the first year. */
const SALES_DECAY_DAYS = 330;
const THIRTEEN_MONTHS = 396;
/** Net receipts per copy relative to the list price, after trade discount. */
const NET_SHARE_OF_LIST_PRICE = 0.53;

const sold = (copies: number, days: number) =>
  copies * (1 - Math.exp(-Math.max(0, days) / SALES_DECAY_DAYS)) + (copies * Math.max(0, days)) / 40_000;

/** @returns the share of a title's copies sold so many days after its on-sale date; above 1 in the long tail. */
export const soldUntil = (days: number): number => sold(1, days);

/** @returns the announced first print in copies, rounded to 500; null for formats that are not printed. */
export function firstPrint(edition: DemoEdition): number | null {
  if (edition.format.medium === 'digital' || edition.format.type === 'A') return null;
  const copies = COPIES_OF_AVERAGE_TITLE * edition.work.success * edition.format.salesFactor * 1.4;
  return Math.max(500, Math.round(copies / 500) * 500);
}

/** @returns net receipts in the company's currency, in whole cents. */
export const netReceipts = (copies: number, price: number): number =>
  roundDecimal(copies * price * NET_SHARE_OF_LIST_PRICE, 2);

/** Composes sales to date; zero before the on-sale date. */
export function salesFigures(edition: DemoEdition, today: number, random: Random): Figures {
  const days = today - edition.day;
  const lifetime = COPIES_OF_AVERAGE_TITLE * edition.work.success * edition.format.salesFactor * random.logNormal(0.35);
  const isPhysical = edition.format.medium === 'print' || Boolean(edition.format.isDiscs);
  const gross = Math.round(sold(lifetime, days));
  const returns = isPhysical ? Math.round(gross * (0.04 + random.next() * 0.3)) : Math.round(gross * 0.01);
  // A few titles have more returns than sales.
  const net = random.chance(0.006) && gross > 0 ? -random.integer(1, 40) : gross - returns;
  const recent =
    net <= 0 ? net : Math.round(net * (1 - sold(1, days - THIRTEEN_MONTHS) / Math.max(sold(1, days), 1e-6)));
  const dollars = (copies: number) => netReceipts(copies, edition.price);
  const isOnSale = days > 0;
  const printed = isPhysical ? Math.max(500, Math.round((gross * (1.05 + random.next() * 0.5)) / 100) * 100) : null;
  return {
    availStock: isPhysical ? (isOnSale ? Math.max(0, (printed ?? 0) - net) : 0) : null,
    ltdGross: isOnSale ? gross : 0,
    ltdReturns: isOnSale ? (net < 0 ? gross - net : returns) : 0,
    ltdNet: isOnSale ? net : 0,
    netDollars: isOnSale ? dollars(net) : 0,
    last13Units: isOnSale ? recent : 0,
    last13Dollars: isOnSale ? dollars(recent) : 0,
    totalInPrint: isOnSale ? printed : null,
  };
}
