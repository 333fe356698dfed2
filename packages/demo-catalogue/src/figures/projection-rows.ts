import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import type { KeyAccountRow } from '@titlenet/catalogue/reports/projection-fields';
import { objectOf } from '@titlenet/catalogue/typed-objects';
import type { Random } from '../random/random.ts';
import type { ProjectedAccount } from './projection-accounts.ts';

/** Stage of a title relative to its on-sale date. */
export interface Stage {
  /** Days since the on-sale date; negative before it. */
  daysOut: number;
  /** Whether the projections are final. */
  isFinal: boolean;
}

/** Orders are multiples of 10 copies, projections multiples of 50. */
const inTens = (copies: number) => Math.max(0, Math.round(copies / 10) * 10);
const inFifties = (copies: number) => Math.max(0, Math.round(copies / 50) * 50);
/** Share of the copies sold to an account that it took before the on-sale date. */
const INITIAL_SHARE = 0.72;
/** Accounts start to order this many days before the on-sale date. */
const ORDER_LEAD_DAYS = 150;

/** Copies that an account was sent and sent back; both are parts of the title's life-to-date sales. */
export interface SoldToAccount {
  gross: number;
  returns: number;
}

/**
 * Composes the projections, orders and sales of one account.
 *
 * @param goal planned copies of all accounts
 */
export function accountRow(
  [accountNumber, accountName, share]: ProjectedAccount,
  { goal, sold, daysOut, isFinal }: Stage & { goal: number; sold: SoldToAccount },
  random: Random,
): KeyAccountRow {
  const about = (copies: number, spread: number) => copies * (1 - spread + random.next() * 2 * spread);
  const initialProjection = inFifties(about(goal * share, 0.25));
  const revisedProjections = random.chance(0.55) ? inFifties(about(initialProjection, 0.2)) : null;
  const finalProjection = isFinal ? inFifties(about(revisedProjections ?? initialProjection, 0.08)) : null;
  const latestQuantity = finalProjection ?? revisedProjections ?? initialProjection;
  const hasOrdered = daysOut > -ORDER_LEAD_DAYS;
  const expected = hasOrdered ? inTens(about(latestQuantity * 0.92, 0.15)) : 0;
  const cancelled = random.chance(0.2) ? 0.94 : 1;
  const initialSales = Math.round(sold.gross * INITIAL_SHARE);
  const isOnSale = daysOut > 0;
  const accountNetOrder = isOnSale ? initialSales : inTens(expected * cancelled);
  const accountInitialOrder = isOnSale ? Math.round(initialSales / cancelled) : expected;
  const grossReorders = sold.gross - initialSales;
  const accountTotalOnOrder = accountNetOrder + grossReorders;
  return {
    accountNumber,
    accountName,
    accountInitialOrder,
    accountNetOrder,
    initialProjection,
    revisedProjections,
    finalProjection,
    accountTotalOnOrder,
    variance: accountTotalOnOrder - latestQuantity,
    latestQuantity,
    latestQuantityTag: finalProjection !== null ? 'F' : revisedProjections !== null ? 'R' : 'I',
    administratorComments: random.chance(0.06) ? 'Waiting for the buyer’s answer.' : null,
    ...salesOf(initialSales, grossReorders, sold.returns),
  };
}

/** Derives the sums of an account's sales figures. */
function salesOf(initialSales: number, grossReorders: number, returns: number) {
  const grossSales = initialSales + grossReorders;
  return {
    initialSales,
    grossReorders,
    grossSales,
    netSales: grossSales - returns,
    returns,
    returnPercent: percentOf(returns, grossSales, 1),
  };
}

const summed = [
  'accountInitialOrder',
  'accountNetOrder',
  'initialProjection',
  'revisedProjections',
  'finalProjection',
  'accountTotalOnOrder',
  'variance',
  'latestQuantity',
  'initialSales',
  'grossReorders',
  'returns',
] as const satisfies readonly (keyof KeyAccountRow)[];

/** @returns the totals row (G-135); a column without any value is null. */
export function totalsRow(rows: readonly KeyAccountRow[]): KeyAccountRow {
  const sum = (name: (typeof summed)[number]) => {
    const known = rows.flatMap((row) => row[name] ?? []);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  const totals = objectOf(summed, sum);
  return {
    accountNumber: '',
    accountName: 'Total All Accounts:',
    ...totals,
    latestQuantityTag: null,
    administratorComments: null,
    ...salesOf(totals.initialSales ?? 0, totals.grossReorders ?? 0, totals.returns ?? 0),
  };
}
