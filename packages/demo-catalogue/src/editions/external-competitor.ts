import type { EditionReference } from '@titlenet/catalogue/title-record';
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

/** Composes a reference to a competing title of an external publisher. */
export function composeExternalCompetitor(edition: DemoEdition, random: Random): EditionReference {
  const grammar = titleGrammars[edition.work.genre.style];
  return {
    isbn: random.pick(externalIsbns),
    list: 'competitive',
    known: {
      title: fillTemplate(random.pick(grammar.titles), random, grammar.words),
      author: personName(random),
      format: edition.format.text,
      source: random.pick(externalPublishers),
    },
  };
}
