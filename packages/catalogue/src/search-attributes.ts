import { foldText } from './text/fold.ts';
import { authorSearchText } from './text/names.ts';

/**
 * All coded attributes that a title can be found by: each pair of attribute and code is one integer term of the
 * title's row. Numbers are part of stored data and never change or return.
 *
 * `isName` marks attributes of few values that people type parts of (editor, series); their codes are the names, and
 * those of people (`isPerson`) are found in stored and in shown order (G-55).
 */
export const searchAttributes = [
  { number: 1, name: 'companyCode' },
  { number: 2, name: 'salesMarketingCode' },
  { number: 3, name: 'answerCode' },
  { number: 4, name: 'bisac' },
  { number: 5, name: 'bisacCategory' },
  { number: 6, name: 'businessGroup' },
  { number: 7, name: 'division' },
  { number: 8, name: 'category' },
  { number: 9, name: 'format' },
  { number: 10, name: 'imprint' },
  { number: 11, name: 'territory' },
  { number: 12, name: 'sellingTerritory' },
  { number: 13, name: 'editorialCategory' },
  { number: 14, name: 'editorialImprint' },
  { number: 15, name: 'editor', isName: true, isPerson: true },
  { number: 16, name: 'illustrator', isName: true, isPerson: true },
  { number: 17, name: 'marketingDirector', isName: true, isPerson: true },
  { number: 18, name: 'marketingDirector2', isName: true, isPerson: true },
  { number: 19, name: 'pubSeason' },
  { number: 20, name: 'pubYear' },
  { number: 21, name: 'series', isName: true },
  { number: 22, name: 'marketingSubject' },
  { number: 23, name: 'promoPeriod' },
  { number: 24, name: 'academicSubject' },
  { number: 25, name: 'academicSubjectRefine' },
  { number: 26, name: 'award' },
  { number: 27, name: 'otherAward' },
  { number: 28, name: 'specialRelease' },
  { number: 29, name: 'childrenGenre' },
  { number: 30, name: 'childrenTopic' },
  { number: 31, name: 'language' },
  { number: 32, name: 'bibleTranslation', isName: true },
  { number: 33, name: 'redLetter' },
  { number: 34, name: 'thumbIndexed' },
  { number: 35, name: 'fontSize' },
  { number: 36, name: 'ribbon' },
  { number: 37, name: 'formatColor' },
  { number: 38, name: 'formatOption' },
  { number: 39, name: 'formatType' },
  { number: 40, name: 'country' },
  { number: 41, name: 'zeroPrice' },
  { number: 42, name: 'publicist', isName: true, isPerson: true },
] as const satisfies readonly { number: number; name: string; isName?: true; isPerson?: true }[];

export type SearchAttribute = (typeof searchAttributes)[number];
export type SearchAttributeName = SearchAttribute['name'];

/** A code and what it means, as lookups and selectors show it. */
export interface Coded {
  code: string;
  description: string;
}

/** The codes of one title, by attribute; a code without a description of its own describes itself. */
export type TitleCodes = Partial<Record<SearchAttributeName, readonly Coded[]>>;

/** The attribute of a name. */
export function searchAttribute(name: SearchAttributeName): SearchAttribute {
  return searchAttributes.find((attribute) => attribute.name === name)!;
}

/** The attribute of a number; undefined for a number that none has. */
export function findSearchAttribute(number: number): SearchAttribute | undefined {
  return searchAttributes.find((attribute) => attribute.number === number);
}

/** The form in which what a code means is searched: folded, a person's name in both orders (G-55). */
export function searchedMeaning(attribute: SearchAttribute, description: string): string {
  return 'isPerson' in attribute ? authorSearchText(description) : foldText(description);
}

/** Codes of one attribute that fit beside its number in a term; a lookup never grows past it. */
export const codesPerAttribute = 65_536;

/** The integer that stands for an attribute's code in a title's terms. Takes numbers from the lookup. */
export function termOf(attributeNumber: number, codeNumber: number): number {
  return attributeNumber * codesPerAttribute + codeNumber;
}
