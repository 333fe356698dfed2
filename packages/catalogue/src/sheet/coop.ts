import { allButHccp, everyLayout, hqnaOnly } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

/** On screen for HQNA only; in print for every company except HCCP if the flag is set (G-107). */
export const coop = {
  code: 9,
  name: 'coopData',
  label: 'Coop',
  shown: hqnaOnly,
  printed: { shown: allButHccp, flag: 'isShowCoopInformation' },
  emptyText: { text: 'No Co-Op Information found.', isScreenOnly: true },
  entries: [
    {
      as: 'table',
      name: 'coopContracts',
      label: 'Co-Op Contracts',
      shown: everyLayout,
      rendering: 'promotions',
      columns: [
        { name: 'marketType', label: 'Market Type', type: 'text', shown: everyLayout },
        { name: 'subType', label: 'Sub Type', type: 'text', shown: everyLayout },
        { name: 'datePromoStart', label: 'Promotional Range', type: 'date', shown: everyLayout },
        { name: 'datePromoEnd', label: 'End', type: 'date', shown: everyLayout },
        { name: 'contractDesc', label: 'Contract', type: 'text', shown: everyLayout },
        { name: 'customerName', label: 'Customer', type: 'text', shown: everyLayout },
        { name: 'coopAmount', label: 'Co-Op Amount', type: 'money', shown: everyLayout },
      ],
    },
    {
      as: 'table',
      name: 'retailPlacements',
      label: 'Retail Placements',
      shown: everyLayout,
      rendering: 'placements',
      columns: [
        { name: 'isbn', label: 'ISBN', type: 'code', shown: everyLayout },
        { name: 'accountName', label: 'Account', type: 'text', shown: everyLayout },
        { name: 'promoType', label: 'Promo Type', type: 'text', shown: everyLayout },
        { name: 'placementDescription', label: 'Placement', type: 'text', shown: everyLayout },
        { name: 'promoStartDate', label: 'Promotional Range', type: 'date', shown: everyLayout },
        { name: 'promoEndDate', label: 'End', type: 'date', shown: everyLayout },
      ],
    },
  ],
} as const satisfies SectionDefinition;
