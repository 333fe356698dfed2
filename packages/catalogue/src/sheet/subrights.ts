import { priceColumns } from '../rules/title-prices.ts';
import type { SectionDefinition } from './section.ts';

export const subrights = {
  code: 4,
  name: 'subrights',
  label: 'Subrights',
  shown: 'TCUQZB',
  entries: [
    { as: 'fact', name: 'originalTerritoryCode', label: 'Original Territory Code', type: 'code', shown: 'TCUQB' },
    { as: 'fact', name: 'currentTerritoryCode', label: 'Current Territory Code', type: 'code', shown: 'TCUQB' },
    { as: 'fact', name: 'grantedLanguages', label: 'Granted Languages', type: 'text', shown: 'TCUQB' },
    { as: 'fact', name: 'productLanguage', label: 'Product Language', type: 'text', shown: 'TCUQB' },
    { as: 'fact', name: 'hccpLanguageCode', label: 'Language Code', type: 'code', shown: 'Z' },
    { as: 'fact', name: 'sellingTerritoriesList', label: 'Selling Territories', type: 'texts', shown: 'TCUQZB' },
    {
      as: 'table',
      name: 'rights',
      label: 'Rights',
      shown: 'TCUQZB',
      columns: [
        { name: 'rights', label: 'Rights', type: 'text', shown: 'TCUQZB' },
        { name: 'condate', label: 'Contract Date', type: 'date', shown: 'TCUQZB' },
        { name: 'pubname', label: 'Publisher', type: 'text', shown: 'TCUQZB' },
      ],
    },
    {
      as: 'table',
      name: 'prices',
      label: 'Prices',
      shown: 'TCUQZB',
      rendering: 'prices',
      isFolded: true,
      columns: priceColumns,
    },
  ],
} as const satisfies SectionDefinition;
