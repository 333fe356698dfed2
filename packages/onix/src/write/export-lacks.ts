import { isIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { line } from './element-texts.ts';
import { formatWords } from './format-facts.ts';

/** Facts that an ONIX record must have, by their labels on the title bar. */
export const requiredFacts = ['ISBN', 'Title', 'Format', 'Imprint'] as const;
export type RequiredFact = (typeof requiredFacts)[number];

const isMissing: Record<RequiredFact, (record: TitleRecord) => boolean> = {
  ISBN: ({ isbn }) => isbn === null || !isIsbn13(isbn),
  Title: ({ bar }) => line(bar.title) === undefined,
  Format: (record) => formatWords(record) === undefined,
  Imprint: ({ bar, stored }) => line(bar.imprintDesc) === undefined && line(stored.publisher) === undefined,
};

/** True if a title was deleted. A title without a name is not shown either, but counts as incomplete. */
export function isDeletion(record: TitleRecord): boolean {
  return record.isDeleted === true && !isMissing.Title(record);
}

/** What a title lacks whose ISBN is there and wrong. */
export type WrongIsbn = 'ISBN with a correct check digit' | 'ISBN that begins with 978 or 979';

function lackOf(fact: RequiredFact, { isbn }: TitleRecord): RequiredFact | WrongIsbn {
  if (fact !== 'ISBN' || !isbn) return fact;
  return /^97(?:8\d|9[1-9])\d{9}$/.test(isbn) ? 'ISBN with a correct check digit' : 'ISBN that begins with 978 or 979';
}

/** Returns the required facts that a title does not have; a deletion requires only the ISBN. */
export function exportLacks(record: TitleRecord): (RequiredFact | WrongIsbn)[] {
  const needed = isDeletion(record) ? requiredFacts.slice(0, 1) : requiredFacts;
  return needed.filter((fact) => isMissing[fact](record)).map((fact) => lackOf(fact, record));
}
