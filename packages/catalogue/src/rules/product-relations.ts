import type { EditionReference } from '../edition-reference.ts';

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

/** Names of these lists, on the sheet, in searches and in results. */
export const relationListLabels = {
  otherFormats: 'Other Formats',
  ebookOf: 'E-book of',
  replaces: 'Replaces',
  replacedBy: 'Replaced by',
} as const satisfies Record<RelationList, string>;

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

/** A kind of relation: a list of the sheet, else a code of list 51. */
interface RelationKind {
  code: string;
  description: string;
}

/** @returns the kinds of relations that a reference states; none for references without a stated relation */
export function relationKinds({ list, relations = [] }: EditionReference): RelationKind[] {
  if (list === 'titleTrack' || list === 'competitive') return [];
  const kinds = relations
    .filter((code) => code !== '00')
    .map((code): RelationKind => {
      const kind = relationLists.find((one) => one.relations.some((relation) => relation === code))?.list;
      return kind
        ? { code: kind, description: relationListLabels[kind] }
        : { code, description: productRelations.get(code) ?? code };
    });
  return kinds.filter(({ code }, index) => kinds.findIndex((one) => one.code === code) === index);
}

/** @returns the related products with a stated relation, 'E-book of 9780062040800' */
export const relationTexts = (references: readonly EditionReference[]): string[] =>
  references.flatMap((reference) =>
    relationKinds(reference).map(({ description }) => `${description} ${reference.isbn}`),
  );
