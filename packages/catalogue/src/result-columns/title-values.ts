import { splitBisacCategory } from '../rules/bisac-category.ts';
import type { SearchAttributeName } from '../search-attributes.ts';
import { splitWords } from '../text/word-lists.ts';
import type { ResultTitle } from './result-field.ts';

/**
 * The BISAC texts of a title, the primary one first: feeds fill one field with bars as separators, or three fields
 * (SHEET-104).
 */
export function bisacTexts({ bar }: Pick<ResultTitle, 'bar'>): string[] {
  const others = [bar.category2, bar.category3].filter((text): text is string => Boolean(text?.trim()));
  return [...splitBisacCategory(bar.category), ...others];
}

/** @returns the descriptions of the codes of the attributes, in order. */
export function descriptionsOf({ codes }: Pick<ResultTitle, 'codes'>, ...attributes: SearchAttributeName[]): string[] {
  return attributes.flatMap((attribute) => (codes[attribute] ?? []).map(({ description }) => description));
}

/**
 * @returns a code with its words, 'CHD - Children', as the selectors of the search forms have them; the code alone
 * without words in `codes`
 */
export function codeWithWords(
  { codes }: Pick<ResultTitle, 'codes'>,
  attribute: SearchAttributeName,
  code: string | null | undefined,
): string | null {
  const words = codes[attribute]?.find((one) => one.code === code)?.description;
  return code && words && words !== code ? `${code} - ${words}` : (code ?? null);
}

/** The descriptions of an attribute's codes, or else those of the sheet, separated by commas. */
export function descriptionsOr(
  title: Pick<ResultTitle, 'codes'>,
  attribute: SearchAttributeName,
  text: string | null | undefined,
): string[] {
  const values = descriptionsOf(title, attribute);
  return values.length > 0 ? values : listed(text);
}

/** Splits a text at semicolons, or at commas if it has none. */
export const listed = (text: string | null | undefined): string[] => splitWords(text ?? '');

/**
 * @param printOrDigital 'Print' or 'Digital'
 * @returns 'Digital - {subformat}' for a digital title, otherwise its subformat (G-91)
 */
export function digitalFormat(
  printOrDigital: string | null | undefined,
  subformat: string | null | undefined,
): string | null {
  if (printOrDigital !== 'Digital') return subformat ?? null;
  return subformat ? `Digital - ${subformat}` : 'Digital';
}
