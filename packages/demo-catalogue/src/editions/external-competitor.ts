import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import { wireDate } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { fillTemplate } from '../works/fill-template.ts';
import { personName } from '../works/names.ts';
import { titleGrammars } from '../works/title-grammars.ts';
import { IsbnGenerator } from './isbn-generator.ts';

const externalPublishers = [
  'Bluestone Press',
  'Fernwood',
  'Old Mill Editions',
  'Paper Lantern',
  'Redwing Books',
  'Tower & Tide',
] as const;

/** ISBNs of external publishers, which the catalogue does not contain. */
const externalIsbns = (() => {
  const isbns = new IsbnGenerator();
  return Array.from({ length: 200 }, () => isbns.next('018', true).isbn);
})();

/**
 * What the feed knows of the sales of a title; derived from the ISBN, so that each mention of the title has the same.
 */
function tradeFields(isbn: string, { day, price }: DemoEdition): EditionReference['known'] {
  const seed = Number(isbn.slice(-6));
  const ltdGross = 2_000 + (seed % 480) * 125;
  return {
    onSaleDate: wireDate(day - 120 - (seed % 900)),
    salesMarketingCode: 'AV',
    price,
    ltdGross,
    ltdNet: Math.round((ltdGross * (55 + (seed % 35))) / 100),
    totalInPrint: ltdGross + 2_500,
  };
}

/** Composes a reference to a competing title of an external publisher. */
export function composeExternalCompetitor(edition: DemoEdition, random: Random): EditionReference {
  const grammar = titleGrammars[edition.work.genre.style];
  const isbn = random.pick(externalIsbns);
  return {
    isbn,
    list: 'competitive',
    known: {
      ...tradeFields(isbn, edition),
      title: fillTemplate(random.pick(grammar.titles), random, grammar.words),
      author: personName(random),
      format: edition.format.text,
      source: random.pick(externalPublishers),
    },
  };
}
