import type { EditionReference } from '@titlenet/catalogue/title-record';
import type { DemoEdition } from './demo-work.ts';
import { fill } from './grammar.ts';
import { IsbnSupply } from './isbn-supply.ts';
import { personName } from './names.ts';
import type { Random } from './random.ts';
import { titleGrammars } from './title-grammars.ts';

const houses = [
  'Bluestone Press',
  'Fernwood',
  'Old Mill Editions',
  'Paper Lantern',
  'Redwing Books',
  'Tower & Tide',
] as const;

/** ISBNs of other publishers that the catalogue does not hold; the few are used again and again. */
const outsideIsbns = (() => {
  const supply = new IsbnSupply();
  return Array.from({ length: 200 }, () => supply.next('018', true).isbn);
})();

/** A title of another publisher that a title competes with: known by name only. */
export function composedCompetitor(edition: DemoEdition, random: Random): EditionReference {
  const grammar = titleGrammars[edition.work.genre.manner];
  return {
    isbn: random.pick(outsideIsbns),
    list: 'competitive',
    known: {
      title: fill(random.pick(grammar.titles), random, grammar.words),
      author: personName(random),
      format: edition.format.text,
      source: random.pick(houses),
    },
  };
}
