import type { SectionDefinition } from './section.ts';

export const awards = {
  code: 8,
  name: 'awards',
  label: 'Awards',
  shown: 'TCUZB',
  entries: [
    { as: 'bullets', name: 'bestsellers', label: 'Bestseller Lists', type: 'texts', shown: 'TCUZB' },
    { as: 'prose', name: 'hccpAwards', label: 'Awards', type: 'html', shown: 'Z' },
    { as: 'prose', name: 'authorAwards', label: 'Author Awards', type: 'html', shown: 'TCUB' },
    { as: 'prose', name: 'artistAwards', label: 'Artist Awards', type: 'html', shown: 'TCUB' },
  ],
} as const satisfies SectionDefinition;
