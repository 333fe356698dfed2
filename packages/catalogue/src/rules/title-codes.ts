import {
  type Coded,
  type CodedTitle,
  type SearchAttributeName,
  searchAttributes,
  type TitleCodes,
} from '../search-attributes.ts';

const derivedAttributes = searchAttributes.filter((attribute) => 'codes' in attribute);

/**
 * Every code that a title can be found by: those that its attributes read from its fields, replaced attribute by
 * attribute by those that the feed sends itself.
 *
 * @param title a merged title
 * @returns codes by attribute, without empty lists
 */
export function titleCodes(title: CodedTitle & { codes: TitleCodes }): TitleCodes {
  const found: Partial<Record<SearchAttributeName, readonly Coded[]>> = {};
  for (const { name, codes: codesIn } of derivedAttributes) {
    const codes = codesIn(title);
    if (codes.length > 0) found[name] = codes;
  }
  for (const [name, codes] of Object.entries(title.codes))
    if (codes?.length) found[name as SearchAttributeName] = codes;
  return found;
}
