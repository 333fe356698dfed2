import { roundDecimal } from '../formatting/rounding.ts';

/**
 * The bands of prices by which titles are counted (G-371), in the currency of the title's company. A price belongs to the
 * last band that starts at or below it, to the cent: 9.995 is shown, searched and counted as 10.00.
 */
export const priceBands = [
  { code: '0', from: 0, label: 'Below 5' },
  { code: '5', from: 5, label: '5 to 9.99' },
  { code: '10', from: 10, label: '10 to 14.99' },
  { code: '15', from: 15, label: '15 to 19.99' },
  { code: '20', from: 20, label: '20 to 29.99' },
  { code: '30', from: 30, label: '30 to 49.99' },
  { code: '50', from: 50, label: '50 and more' },
] as const;

/** @returns undefined without a price, and for a negative one */
export function priceBandOf(price: number | null | undefined): (typeof priceBands)[number] | undefined {
  if (typeof price !== 'number') return undefined;
  const shown = roundDecimal(price, 2);
  return priceBands.findLast(({ from }) => shown >= from);
}
