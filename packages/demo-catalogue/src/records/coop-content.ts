import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { wireDate } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition } from '../works/demo-work.ts';

/** Invented retail accounts. */
export const accounts = [
  'Booktown National',
  'Corner Bookshops',
  'Parcel & Page',
  'Bluebird Stores',
  'Airport Reads',
  'Campus Bound',
  'Warehouse Club West',
  'The Library Supplier',
  'Maple Leaf Books',
  'Faith & Family Stores',
] as const;
const markets = [
  ['Retail', 'Chain'],
  ['Retail', 'Independent'],
  ['Mass Merchandise', 'Club'],
  ['Online', 'Marketplace'],
  ['Library', 'Wholesale'],
] as const;
const { contracts } = texts.coop;
const placements = [
  ['Front table', 'New releases, front of store'],
  ['End cap', 'Seasonal end cap, two facings'],
  ['Octagon', 'Paperback favorites'],
  ['Ladder', 'Checkout ladder rack'],
] as const;

/** Composes coop contracts and retail placements; titles that sell better have more of them. */
export function coopContent(edition: DemoEdition, random: Random): Partial<StoredSheet['coopData']> {
  const { day, work, isbn } = edition;
  if (edition.hasBarOnly || edition.format.medium === 'digital' || !random.chance(Math.min(0.8, 0.3 * work.success)))
    return {};
  return {
    coopContracts: Array.from({ length: random.integer(1, 4) }, () => {
      const [marketType, subType] = random.pick(markets);
      const start = day + random.integer(-7, 60);
      return {
        marketType,
        subType,
        datePromoStart: wireDate(start),
        datePromoEnd: random.chance(0.88) ? wireDate(start + random.integer(7, 42)) : null,
        contractDesc: random.pick(contracts),
        customerName: random.pick(accounts),
        coopAmount: random.integer(2, 120) * 125,
      };
    }),
    retailPlacements: Array.from({ length: random.integer(0, 3) }, () => {
      const [promoType, placementDescription] = random.pick(placements);
      const start = day + random.integer(0, 60);
      return {
        isbn,
        accountName: random.pick(accounts),
        promoType,
        placementDescription,
        promoStartDate: wireDate(start),
        promoEndDate: random.chance(0.85) ? wireDate(start + random.integer(7, 35)) : null,
      };
    }),
  };
}
