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
      audience: 'internal',
      rendering: 'promotions',
      columns: [
        { name: 'marketType', label: 'Market Type', type: 'text', shown: everyLayout, audience: 'internal' },
        { name: 'subType', label: 'Sub Type', type: 'text', shown: everyLayout, audience: 'internal' },
        { name: 'datePromoStart', label: 'Promotional Range', type: 'date', shown: everyLayout, audience: 'internal' },
        { name: 'datePromoEnd', label: 'End', type: 'date', shown: everyLayout, audience: 'internal' },
        { name: 'contractDesc', label: 'Contract', type: 'text', shown: everyLayout, audience: 'internal' },
        { name: 'customerName', label: 'Customer', type: 'text', shown: everyLayout, audience: 'internal' },
        { name: 'coopAmount', label: 'Co-Op Amount', type: 'money', shown: everyLayout, audience: 'internal' },
      ],
    },
    {
      as: 'table',
      name: 'retailPlacements',
      label: 'Retail Placements',
      shown: everyLayout,
      audience: 'internal',
      rendering: 'placements',
      columns: [
        { name: 'isbn', label: 'ISBN', type: 'code', shown: everyLayout, audience: 'internal' },
        { name: 'accountName', label: 'Account', type: 'text', shown: everyLayout, audience: 'internal' },
        { name: 'promoType', label: 'Promo Type', type: 'text', shown: everyLayout, audience: 'internal' },
        { name: 'placementDescription', label: 'Placement', type: 'text', shown: everyLayout, audience: 'internal' },
        { name: 'promoStartDate', label: 'Promotional Range', type: 'date', shown: everyLayout, audience: 'internal' },
        { name: 'promoEndDate', label: 'End', type: 'date', shown: everyLayout, audience: 'internal' },
      ],
    },
  ],
} as const satisfies SectionDefinition;
