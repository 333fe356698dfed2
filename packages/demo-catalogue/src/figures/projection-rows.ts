import type { KeyAccountRow } from '@titlenet/catalogue/reports/projection-fields';
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
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
/** Accounts start to order this many days before the on-sale date. */
const ORDER_LEAD_DAYS = 150;

/** Composes the projections, orders and sales of one account. */
export function accountRow(
  [accountNumber, accountName, share]: ProjectedAccount,
  goal: number,
  { daysOut, isFinal }: Stage,
  random: Random,
): KeyAccountRow {
  const about = (copies: number, spread: number) => copies * (1 - spread + random.next() * 2 * spread);
  const initialProjection = inFifties(about(goal * share, 0.25));
  const revisedProjections = random.chance(0.55) ? inFifties(about(initialProjection, 0.2)) : null;
  const finalProjection = isFinal ? inFifties(about(revisedProjections ?? initialProjection, 0.08)) : null;
  const latestQuantity = finalProjection ?? revisedProjections ?? initialProjection;
  const hasOrdered = daysOut > -ORDER_LEAD_DAYS;
  const accountInitialOrder = hasOrdered ? inTens(about(latestQuantity * 0.92, 0.15)) : 0;
  const accountNetOrder = inTens(accountInitialOrder * (random.chance(0.2) ? 0.94 : 1));
  const grossReorders = daysOut > 0 ? inTens(about(accountNetOrder * 0.3 * Math.min(1, daysOut / 120), 0.5)) : 0;
  const accountTotalOnOrder = accountNetOrder + grossReorders;
  const row = {
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
  };
  if (daysOut <= 0) return { ...row, ...salesOf(0, 0, 0) };
  const returns = Math.round(accountTotalOnOrder * Math.min(0.3, Math.max(0, daysOut - 60) / 500) * random.next());
  return { ...row, ...salesOf(accountNetOrder, grossReorders, returns) };
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
    returnPercent: grossSales > 0 ? oneDecimal((100 * returns) / grossSales) : 0,
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
  const totals = Object.fromEntries(summed.map((name) => [name, sum(name)])) as Record<
    (typeof summed)[number],
    number | null
  >;
  return {
    accountNumber: '',
    accountName: 'Total All Accounts:',
    ...totals,
    latestQuantityTag: null,
    administratorComments: null,
    ...salesOf(totals.initialSales ?? 0, totals.grossReorders ?? 0, totals.returns ?? 0),
  };
}
