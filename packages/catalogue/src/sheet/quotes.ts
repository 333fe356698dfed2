import { allButHqnaAndHccp, everyLayout, hccpOnly, hqnaOnly, noLayout } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

export const quotes = {
  code: 7,
  name: 'quotes',
  label: 'Quotes',
  shown: everyLayout,
  entries: [
    {
      as: 'quotes',
      name: 'quotations',
      label: 'Quotes',
      shown: allButHqnaAndHccp,
      columns: [
        { name: 'linkId', label: 'Link Id', type: 'integer', shown: noLayout, isRequired: true },
        { name: 'linkName', label: 'Who', type: 'text', shown: allButHqnaAndHccp },
        { name: 'quote', label: 'Quote', type: 'html', shown: allButHqnaAndHccp, isRequired: true },
        { name: 'source', label: 'Source', type: 'text', shown: allButHqnaAndHccp },
        { name: 'title', label: 'Of', type: 'text', shown: allButHqnaAndHccp },
      ],
    },
    { as: 'bullets', name: 'harlequinQuotes', label: 'Quotes', type: 'htmls', shown: hqnaOnly },
    { as: 'bullets', name: 'hccpQuotes', label: 'Quotes', type: 'htmls', shown: hccpOnly },
  ],
} as const satisfies SectionDefinition;
