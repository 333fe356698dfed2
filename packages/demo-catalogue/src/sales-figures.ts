import type { StoredOnly } from '@titlenet/catalogue/title-record';
import type { DemoEdition } from './demo-work.ts';
import type { Random } from './random.ts';

type Figures = Pick<
  StoredOnly,
  'availStock' | 'ltdGross' | 'ltdReturns' | 'ltdNet' | 'netDollars' | 'last13Units' | 'last13Dollars' | 'totalInPrint'
>;

const COPIES_OF_A_USUAL_TITLE = 3_400;
/** A title sells two thirds of what it ever will in its first year. */
const DAYS_TO_TAIL = 330;
const THIRTEEN_MONTHS = 396;
/** Of the list price, after trade discount. */
const DOLLARS_OF_A_COPY = 0.53;

const sold = (copies: number, days: number) =>
  copies * (1 - Math.exp(-Math.max(0, days) / DAYS_TO_TAIL)) + (copies * Math.max(0, days)) / 40_000;

/** How much of a title is sold so many days after its on-sale date, against what it sells in its first years. */
export const soldUntil = (days: number): number => sold(1, days);

/** What is printed of a title before anybody has bought it, rounded as it is announced. */
export function firstPrint(edition: DemoEdition): number | null {
  if (edition.format.make === 'digital' || edition.format.type === 'A') return null;
  const copies = COPIES_OF_A_USUAL_TITLE * edition.work.success * edition.format.share * 1.4;
  return Math.max(500, Math.round(copies / 500) * 500);
}

/** Sales to date with a launch and a long tail; nothing before the on-sale date. */
export function salesFigures(edition: DemoEdition, today: number, random: Random): Figures {
  const days = today - edition.day;
  const lifetime = COPIES_OF_A_USUAL_TITLE * edition.work.success * edition.format.share * random.longTail(0.35);
  const isPhysical = edition.format.make === 'print' || Boolean(edition.format.isDiscs);
  const gross = Math.round(sold(lifetime, days));
  const returns = isPhysical ? Math.round(gross * (0.04 + random.next() * 0.3)) : Math.round(gross * 0.01);
  // In a bad year more copies come back than go out.
  const net = random.chance(0.006) && gross > 0 ? -random.integer(1, 40) : gross - returns;
  const recent =
    net <= 0 ? net : Math.round(net * (1 - sold(1, days - THIRTEEN_MONTHS) / Math.max(sold(1, days), 1e-6)));
  const dollars = (copies: number) => Math.round(copies * edition.price * DOLLARS_OF_A_COPY * 100) / 100;
  const isOut = days > 0;
  const printed = isPhysical ? Math.max(500, Math.round((gross * (1.05 + random.next() * 0.5)) / 100) * 100) : null;
  return {
    availStock: isPhysical ? (isOut ? Math.max(0, (printed ?? 0) - net) : 0) : null,
    ltdGross: isOut ? gross : 0,
    ltdReturns: isOut ? (net < 0 ? gross - net : returns) : 0,
    ltdNet: isOut ? net : 0,
    netDollars: isOut ? dollars(net) : 0,
    last13Units: isOut ? recent : 0,
    last13Dollars: isOut ? dollars(recent) : 0,
    totalInPrint: isOut ? printed : null,
  };
}
