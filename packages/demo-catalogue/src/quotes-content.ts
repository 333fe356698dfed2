import { displayName } from '@titlenet/catalogue/names';
import type { StoredSheet } from '@titlenet/catalogue/title-record';
import type { DemoEdition } from './demo-work.ts';
import { fill } from './grammar.ts';
import { personName } from './names.ts';
import type { Random } from './random.ts';

const quoteWords = {
  praise: [
    'A triumph',
    'Unforgettable',
    'A joy from first to last',
    'Riveting',
    'Tender and wise',
    'Utterly original',
    'Sharp, humane and very funny',
    'A small miracle',
    'Irresistible',
  ],
  why: [
    'I read it in one sitting',
    'every sentence earns its place',
    'it kept me up past midnight',
    'I have already bought three copies for friends',
    'it deserves the widest audience',
    'nobody writes about work and weather like this',
    'it made me call my sister',
  ],
  end: ['Do not miss it', 'A book to keep', 'More, please', 'This is the real thing', 'Read it slowly, if you can'],
} as const;

const templates: readonly string[] = [
  '{praise}. <em>{title}</em>: {why}.',
  '{praise}; {why}. {end}.',
  '“{praise},” I wrote in the margin, and then: {why}.',
  '{end}. {praise}!',
];
const sources: readonly string[] = [
  'The Evening Ledger',
  'Sunday Review of Books',
  'Shelf & Stack (starred review)',
  'Prairie Gazette',
  'The Book Hour',
  'Library Monthly',
  'The Northern Post',
];

function quote(edition: DemoEdition, random: Random): string {
  return fill(random.pick(templates), random, quoteWords, { title: edition.work.title });
}

/** Usually a handful; a few titles have very many. */
function countOf(random: Random): number {
  if (random.chance(0.006)) return 40;
  if (random.chance(0.4)) return 0;
  return Math.min(40, Math.ceil(random.longTail(0.9) * 2.5));
}

/** What others say of the book: each company has the list of its own kind (TS §3). */
export function quotesContent(edition: DemoEdition, random: Random): Partial<StoredSheet['quotes']> {
  const count = edition.isBare ? 0 : countOf(random);
  if (edition.company === '180' || edition.company === '006') {
    const list = Array.from(
      { length: count },
      () => `<p>${quote(edition, random)} <strong>${displayName(personName(random))}</strong></p>`,
    );
    return edition.company === '180' ? { harlequinQuotes: list } : { hccpQuotes: list };
  }
  return {
    quotations: Array.from({ length: count }, (_, index) => {
      const isPress = random.chance(0.55);
      return {
        linkId: index + 1,
        linkName: isPress ? null : displayName(personName(random)),
        quote: `<p>${quote(edition, random)}</p>`,
        source: isPress ? random.pick(sources) : null,
        title: isPress
          ? null
          : random.pick([
              'author of The Salt Road',
              'bookseller, Corner Books',
              'librarian',
              'winner of the Lantern Prize',
            ]),
      };
    }),
  };
}
