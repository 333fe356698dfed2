import { codesPerAttribute, type SearchAttributeName, searchAttribute } from '@titlenet/catalogue/search-attributes';

/*
 * Keys of the posting lists of terms that say which parts a title has at all. Attributes are numbered from 1, so no term
 * is below `codesPerAttribute`.
 */
const FIRST_TEXT_KEY = codesPerAttribute / 2;

/** @returns the key of the titles that have a code of an attribute */
export const keyOfAttribute = (name: SearchAttributeName): number => searchAttribute(name).number;

/** @returns the key of the titles that have a long text of a scope */
export const keyOfText = (scope: number): number => FIRST_TEXT_KEY + scope;

/** @returns the keys of a title, each once */
export function presenceKeys({
  terms,
  textScopes,
}: {
  terms: readonly number[];
  textScopes: readonly number[];
}): number[] {
  const attributes = new Set(terms.map((term) => Math.floor(term / codesPerAttribute)));
  return [...attributes, ...textScopes.map(keyOfText)];
}
