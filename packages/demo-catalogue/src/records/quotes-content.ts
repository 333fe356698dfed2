import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import type { Random } from '../random/random.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition } from '../works/demo-work.ts';
import { fillTemplate } from '../works/fill-template.ts';
import { personName } from '../works/names.ts';

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

const { templates, sources } = texts.quotes;

function quote(edition: DemoEdition, random: Random): string {
  return fillTemplate(random.pick(templates), random, quoteWords, { title: edition.work.title });
}

/** @returns the number of quotes: mostly few, for some titles the maximum of 40. */
function countOf(random: Random): number {
  if (random.chance(0.006)) return 40;
  if (random.chance(0.4)) return 0;
  return Math.min(40, Math.ceil(random.logNormal(0.9) * 2.5));
}

/** Composes quotes in the field that the company's layout uses. */
export function quotesContent(edition: DemoEdition, random: Random): Partial<StoredSheet['quotes']> {
  const count = edition.hasBarOnly ? 0 : countOf(random);
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
