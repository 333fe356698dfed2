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
      audience: 'accounts',
      columns: [
        { name: 'linkId', label: 'Link Id', type: 'integer', shown: noLayout, audience: 'accounts', isRequired: true },
        { name: 'linkName', label: 'Who', type: 'text', shown: allButHqnaAndHccp, audience: 'accounts' },
        {
          name: 'quote',
          label: 'Quote',
          type: 'html',
          shown: allButHqnaAndHccp,
          audience: 'accounts',
          isRequired: true,
        },
        { name: 'source', label: 'Source', type: 'text', shown: allButHqnaAndHccp, audience: 'accounts' },
        { name: 'title', label: 'Of', type: 'text', shown: allButHqnaAndHccp, audience: 'accounts' },
      ],
    },
    { as: 'bullets', name: 'harlequinQuotes', label: 'Quotes', type: 'htmls', shown: hqnaOnly, audience: 'accounts' },
    { as: 'bullets', name: 'hccpQuotes', label: 'Quotes', type: 'htmls', shown: hccpOnly, audience: 'accounts' },
  ],
} as const satisfies SectionDefinition;
