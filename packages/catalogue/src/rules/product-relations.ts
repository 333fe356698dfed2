import type { EditionReference } from '../title-record.ts';

/** ONIX list 51. */
export const productRelations: ReadonlyMap<string, string> = new Map(
  `00 Related; 01 Includes; 02 Part of; 03 Replaces; 04 Companion; 05 Replaced by; 06 Alternative format; 07 Has ancillary; 08
Ancillary to; 09 Remaindered as; 10 Remainder of; 11 Other-language version of; 12 Suggested alternative; 13 Based on print;
16 POD replacement for; 17 Replaced by POD; 18 Special edition of; 19 Has special edition; 20 Prebound edition of; 21 Has
prebound edition; 22 By same author; 23 Similar; 24 Facsimile of; 25 Has facsimile; 26 Licence for; 27 Electronic version;
28 Enhanced version; 29 Basic version; 30 Same collection; 31 Alternative in another sector; 32 Equivalent for another
market; 33 Alternative for another market; 34 Cites; 35 Cited by; 37 Signed version of; 38 Has signed version; 39 Student
material; 40 Teacher material; 41 Shares content with; 42 Later edition of; 43 Adapted from; 44 Adapted as; 45 Has linked
offer; 46 Substituted by; 47 Substitute for; 48 Linked offer of`
    .replace(/\s+/g, ' ')
    .split('; ')
    .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
);

/** Lists of the sheet by kind of relation, the one that takes precedence first, with codes of list 51. */
export const relationLists = [
  { list: 'replacedBy', relations: ['05', '17', '46'] },
  { list: 'replaces', relations: ['03', '16', '47'] },
  { list: 'ebookOf', relations: ['13'] },
  { list: 'otherFormats', relations: ['06', '27', '28', '29'] },
] as const satisfies readonly { list: string; relations: readonly string[] }[];

export type RelationList = (typeof relationLists)[number]['list'];

/**
 * The list of the sheet for a reference: that of its relation, if the feed states one of these kinds, else its own.
 * `otherFormats` is decided when the sheet is read, as `byFormat`: an audio or large print edition has a list of its own.
 */
export function listOfReference({ list, relations = [] }: EditionReference): EditionReference['list'] | RelationList {
  if (list === 'titleTrack' || list === 'competitive') return list;
  return relationLists.find((one) => one.relations.some((code) => relations.includes(code)))?.list ?? list;
}

/** @returns the relations of a reference in words, 'Replaces, Alternative format'; null without one that says anything */
export function relationWords({ relations = [] }: Pick<EditionReference, 'relations'>): string | null {
  const words = relations.filter((code) => code !== '00').flatMap((code) => productRelations.get(code) ?? []);
  return words.length > 0 ? words.join(', ') : null;
}
