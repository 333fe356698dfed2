import type { Layout } from '../companies.ts';
import { allButHqna, allButHqnaAndHccp, hccpOnly } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

export const awards = {
  code: 8,
  name: 'awards',
  label: 'Awards',
  shown: allButHqna,
  entries: [
    {
      as: 'bullets',
      name: 'bestsellers',
      label: 'Bestseller Lists',
      type: 'texts',
      shown: allButHqna,
      audience: 'accounts',
    },
    { as: 'prose', name: 'hccpAwards', label: 'Awards', type: 'html', shown: hccpOnly, audience: 'accounts' },
    {
      as: 'prose',
      name: 'authorAwards',
      label: 'Author Awards',
      type: 'html',
      shown: allButHqnaAndHccp,
      audience: 'accounts',
    },
    {
      as: 'prose',
      name: 'artistAwards',
      label: 'Artist Awards',
      type: 'html',
      shown: allButHqnaAndHccp,
      audience: 'accounts',
    },
  ],
} as const satisfies SectionDefinition;

const awardTexts = awards.entries.filter((entry) => entry.as === 'prose');

/** @returns the text of the title's awards: the first that the layout shows, or else the author's */
export function awardListsText(layout: Layout): (typeof awardTexts)[number]['name'] {
  return awardTexts.find(({ shown }) => shown.includes(layout))?.name ?? 'authorAwards';
}
