import { allButHccp, everyLayout, hccpOnly } from '../layouts.ts';
import { priceColumns } from '../rules/title-prices.ts';
import type { SectionDefinition } from './section.ts';

export const subrights = {
  code: 4,
  name: 'subrights',
  label: 'Subrights',
  shown: everyLayout,
  entries: [
    { as: 'fact', name: 'originalTerritoryCode', label: 'Original Territory Code', type: 'code', shown: allButHccp },
    { as: 'fact', name: 'currentTerritoryCode', label: 'Current Territory Code', type: 'code', shown: allButHccp },
    { as: 'fact', name: 'grantedLanguages', label: 'Granted Languages', type: 'text', shown: allButHccp },
    { as: 'fact', name: 'productLanguage', label: 'Product Language', type: 'text', shown: allButHccp },
    { as: 'fact', name: 'hccpLanguageCode', label: 'Language Code', type: 'code', shown: hccpOnly },
    { as: 'fact', name: 'sellingTerritoriesList', label: 'Selling Territories', type: 'texts', shown: everyLayout },
    {
      as: 'fact',
      name: 'notForSaleList',
      label: 'Not for Sale',
      type: 'texts',
      shown: everyLayout,
      when: 'present',
    },
    {
      as: 'table',
      name: 'rights',
      label: 'Rights',
      shown: everyLayout,
      columns: [
        { name: 'rights', label: 'Rights', type: 'text', shown: everyLayout },
        { name: 'condate', label: 'Contract Date', type: 'date', shown: everyLayout },
        { name: 'pubname', label: 'Publisher', type: 'text', shown: everyLayout },
      ],
    },
    {
      as: 'table',
      name: 'prices',
      label: 'Prices',
      shown: everyLayout,
      rendering: 'prices',
      isFolded: true,
      columns: priceColumns,
    },
  ],
} as const satisfies SectionDefinition;
