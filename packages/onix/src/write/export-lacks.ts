import { isIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { line } from './element-texts.ts';
import { formatWords } from './format-facts.ts';

/** What an ONIX record must have, in the words of the title bar. */
export const requiredFacts = ['ISBN', 'Title', 'Format', 'Imprint'] as const;
export type RequiredFact = (typeof requiredFacts)[number];

const isMissing: Record<RequiredFact, (record: TitleRecord) => boolean> = {
  ISBN: ({ isbn }) => isbn === null || !isIsbn13(isbn),
  Title: ({ bar }) => line(bar.title) === undefined,
  Format: (record) => formatWords(record) === undefined,
  Imprint: ({ bar, stored }) => line(bar.imprintDesc) === undefined && line(stored.publisher) === undefined,
};

/** Whether a title was deleted; one that nobody has named yet is not shown either, but that is a lack. */
export function isDeletion(record: TitleRecord): boolean {
  return record.isDeleted === true && !isMissing.Title(record);
}

/** What a title lacks of what ONIX requires; a deletion needs no more than its ISBN. */
export function exportLacks(record: TitleRecord): RequiredFact[] {
  const needed = isDeletion(record) ? requiredFacts.slice(0, 1) : requiredFacts;
  return needed.filter((fact) => isMissing[fact](record));
}
