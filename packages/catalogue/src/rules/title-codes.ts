import {
  type Coded,
  type CodedTitle,
  type SearchAttributeName,
  searchAttributes,
  type TitleCodes,
} from '../search-attributes.ts';
import { entriesOf } from '../typed-objects.ts';
import { canonicalCodes } from './canonical-codes.ts';

const derivedAttributes = searchAttributes.filter((attribute) => 'codes' in attribute);

/** Codes are indexed, and an index entry of the database has at most 2,700 bytes: four for each character. */
const MAX_CODE_LENGTH = 500;

function indexable({ code, description }: Coded): Coded {
  if (code.length <= MAX_CODE_LENGTH) return { code, description };
  const shortened = [...code].slice(0, MAX_CODE_LENGTH).join('');
  return { code: shortened, description: description === code ? shortened : description };
}

/** An import asks for the codes of each merged record twice: for the labels of its codes, and to derive the title. */
const knownCodes = new WeakMap<object, TitleCodes>();

/**
 * All codes by which a title can be found. Codes that the feed sends for an attribute replace those that are read from
 * the title's fields; names in place of codes are resolved.
 *
 * @param title the merged record
 * @returns codes by attribute, without empty lists
 */
export function titleCodes(title: CodedTitle & { codes: TitleCodes }): TitleCodes {
  const codes = knownCodes.get(title) ?? findCodes(title);
  knownCodes.set(title, codes);
  return codes;
}

function findCodes(title: CodedTitle & { codes: TitleCodes }): TitleCodes {
  const found: Partial<Record<SearchAttributeName, readonly Coded[]>> = {};
  for (const { name, codes: codesIn } of derivedAttributes) {
    const codes = codesIn(title);
    if (codes.length > 0) found[name] = codes;
  }
  for (const [name, codes] of entriesOf(title.codes)) if (codes?.length) found[name] = codes;
  for (const [name, codes = []] of entriesOf(found)) found[name] = canonicalCodes(name, codes);
  for (const [name, codes = []] of entriesOf(found))
    if (codes.some(({ code }) => code.length > MAX_CODE_LENGTH)) found[name] = codes.map(indexable);
  return found;
}
