import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { line } from './element-texts.ts';
import { formatWords } from './format-facts.ts';
import { gtinOf } from './identifiers.ts';

/** Facts that an ONIX record must have, by their labels on the title bar. */
export const requiredFacts = ['ISBN or GTIN', 'Title', 'Format', 'Imprint'] as const;
export type RequiredFact = (typeof requiredFacts)[number];

const isMissing: Record<RequiredFact, (record: TitleRecord) => boolean> = {
  'ISBN or GTIN': (record) => gtinOf(record) === undefined,
  Title: ({ bar }) => line(bar.title) === undefined,
  Format: (record) => formatWords(record) === undefined,
  Imprint: ({ bar, stored }) => line(bar.imprintDesc) === undefined && line(stored.publisher) === undefined,
};

/** True if a title was deleted. A title without a name is not shown either, but counts as incomplete. */
export function isDeletion(record: TitleRecord): boolean {
  return record.isDeleted === true && !isMissing.Title(record);
}

/** What a title lacks whose number is there and wrong. */
const WRONG_NUMBER = 'ISBN or GTIN with a correct check digit';
export type Lack = RequiredFact | typeof WRONG_NUMBER;

/** Returns the required facts that a title does not have; a deletion requires only its number. */
export function exportLacks(record: TitleRecord): Lack[] {
  const needed = isDeletion(record) ? requiredFacts.slice(0, 1) : requiredFacts;
  const { isbn, bar } = record;
  const hasNumber = Boolean(isbn || bar.ean || bar.upc);
  return needed
    .filter((fact) => isMissing[fact](record))
    .map((fact) => (fact === 'ISBN or GTIN' && hasNumber ? WRONG_NUMBER : fact));
}
