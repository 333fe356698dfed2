import type { SectionDefinition } from './section.ts';

export const quotes = {
  code: 7,
  name: 'quotes',
  label: 'Quotes',
  shown: 'TCUQZB',
  entries: [
    {
      as: 'quotes',
      name: 'quotations',
      label: 'Quotes',
      shown: 'TCUB',
      columns: [
        { name: 'linkId', label: 'Link Id', type: 'integer', shown: '', isRequired: true },
        { name: 'linkName', label: 'Who', type: 'text', shown: 'TCUB' },
        { name: 'quote', label: 'Quote', type: 'html', shown: 'TCUB', isRequired: true },
        { name: 'source', label: 'Source', type: 'text', shown: 'TCUB' },
        { name: 'title', label: 'Of', type: 'text', shown: 'TCUB' },
      ],
    },
    { as: 'bullets', name: 'harlequinQuotes', label: 'Quotes', type: 'htmls', shown: 'Q' },
    { as: 'bullets', name: 'hccpQuotes', label: 'Quotes', type: 'htmls', shown: 'Z' },
  ],
} as const satisfies SectionDefinition;
