import type { SectionDefinition } from './section.ts';

/** On screen for HQNA only; in print for every company except HCCP if the flag is set (G-107). */
export const coop = {
  code: 9,
  name: 'coopData',
  label: 'Coop',
  shown: 'Q',
  printed: { shown: 'TCUQB', flag: 'isShowCoopInformation' },
  emptyText: { text: 'No Co-Op Information found.', isScreenOnly: true },
  entries: [
    {
      as: 'table',
      name: 'coopContracts',
      label: 'Co-Op Contracts',
      shown: 'TCUQZB',
      rendering: 'promotions',
      columns: [
        { name: 'marketType', label: 'Market Type', type: 'text', shown: 'TCUQZB' },
        { name: 'subType', label: 'Sub Type', type: 'text', shown: 'TCUQZB' },
        { name: 'datePromoStart', label: 'Promotional Range', type: 'date', shown: 'TCUQZB' },
        { name: 'datePromoEnd', label: 'End', type: 'date', shown: 'TCUQZB' },
        { name: 'contractDesc', label: 'Contract', type: 'text', shown: 'TCUQZB' },
        { name: 'customerName', label: 'Customer', type: 'text', shown: 'TCUQZB' },
        { name: 'coopAmount', label: 'Co-Op Amount', type: 'money', shown: 'TCUQZB' },
      ],
    },
    {
      as: 'table',
      name: 'retailPlacements',
      label: 'Retail Placements',
      shown: 'TCUQZB',
      rendering: 'placements',
      columns: [
        { name: 'isbn', label: 'ISBN', type: 'code', shown: 'TCUQZB' },
        { name: 'accountName', label: 'Account', type: 'text', shown: 'TCUQZB' },
        { name: 'promoType', label: 'Promo Type', type: 'text', shown: 'TCUQZB' },
        { name: 'placementDescription', label: 'Placement', type: 'text', shown: 'TCUQZB' },
        { name: 'promoStartDate', label: 'Promotional Range', type: 'date', shown: 'TCUQZB' },
        { name: 'promoEndDate', label: 'End', type: 'date', shown: 'TCUQZB' },
      ],
    },
  ],
} as const satisfies SectionDefinition;
