import type { TitleBar } from '../title-bar.ts';
import { marketStatus } from './market-status.ts';
import { priceBandOf } from './price-bands.ts';
import { availabilityOf } from './publisher-status.ts';

interface Barred {
  bar: Partial<Pick<TitleBar, 'salesMarketingCode' | 'availability' | 'price'>>;
}

const one = (code: string | null | undefined, label: string | undefined) =>
  code && label ? [{ code, description: label }] : [];

const usual = { isUnlisted: true, isDerived: true } as const;

/**
 * Search attributes by which titles are counted (power-search/facets.ts) and which no form searches; a title has at most
 * one code of each.
 */
export const countedAttributes = [
  {
    number: 51,
    name: 'saleStatus',
    ...usual,
    isFoundByCode: true,
    codes: ({ bar }: Barred) =>
      one(marketStatus(bar.salesMarketingCode)?.code, marketStatus(bar.salesMarketingCode)?.label),
  },
  {
    number: 52,
    name: 'availability',
    ...usual,
    // Codes of other lists than ONIX 65 and 54 have no meaning and are not counted.
    codes: ({ bar }: Barred) => one(bar.availability, availabilityOf(bar.availability ?? '')?.label),
  },
  {
    number: 53,
    name: 'priceBand',
    ...usual,
    isFoundByCode: true,
    codes: ({ bar }: Barred) => one(priceBandOf(bar.price)?.code, priceBandOf(bar.price)?.label),
  },
  // Its code is known with the facts that the title lacks (derive/derive-title.ts).
  { number: 54, name: 'completeness', ...usual, isFoundByCode: true },
] as const;
