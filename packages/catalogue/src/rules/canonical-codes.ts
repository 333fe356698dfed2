import type { Coded, SearchAttributeName } from '../search-attributes.ts';
import { countriesOfName, countryName, countryOfName, isCountry } from './countries.ts';
import { languageName, languageOfCode, languageOfName } from './languages.ts';

/*
 * A description that names an entry of the list decides before the code does, because a code of the house may be that of
 * another entry. Other descriptions are kept as labels.
 */

/** The description of a code; without one, the name that the list has for it. */
const labelOf = ({ code, description }: Coded, name: string | undefined) =>
  description === code ? (name ?? code) : description;

/** Codes of ISO 3166-1; 'UK', a name or 'World except …' in place of a code become the codes that they mean. */
function countries(sent: Coded): Coded[] {
  const listed = (code: string) => ({ code, description: countryName(code) ?? code });
  const named = countryOfName(sent.description);
  if (named !== undefined) return [listed(named)];
  const code = sent.code.toUpperCase();
  if (isCountry(code)) return [{ code, description: labelOf(sent, countryName(code)) }];
  const [found, ...more] = countriesOfName(sent.code) ?? [];
  if (found === undefined) return [sent];
  return more.length === 0
    ? [{ code: found, description: labelOf(sent, countryName(found)) }]
    : [found, ...more].map(listed);
}

/** Codes of ISO 639-2/B; codes of its other parts and names of one or several languages become these. */
function languages(sent: Coded): Coded[] {
  const listed = (code: string) => ({ code, description: languageName(code) ?? code });
  const named = languageOfName(sent.description);
  if (named !== undefined) return [listed(named)];
  const code = languageOfCode(sent.code);
  if (code !== undefined) return [{ code, description: labelOf(sent, languageName(code)) }];
  const names = sent.code.split(/[,;/]/).map((name) => languageOfName(name.trim()));
  return names.includes(undefined) ? [sent] : names.flatMap((name) => name ?? []).map(listed);
}

const codeLists: ReadonlyMap<SearchAttributeName, (sent: Coded) => Coded[]> = new Map([
  ['sellingTerritory', countries],
  ['language', languages],
]);

/** Search attributes whose codes are those of a public standard (ISO 3166-1, ISO 639-2), the same for all companies. */
export const attributesWithCodeList: readonly SearchAttributeName[] = [...codeLists.keys()];

/**
 * Resolves names and variants of an attribute's codes to the codes of its list (G-204): 'United States' is US, 'German'
 * and 'deu' are ger. What the list does not have stays as it is.
 *
 * @returns each code once
 */
export function canonicalCodes(name: SearchAttributeName, codes: readonly Coded[]): readonly Coded[] {
  const resolve = codeLists.get(name);
  if (!resolve) return codes;
  const found = new Map<string, Coded>();
  for (const one of codes.flatMap(resolve)) if (!found.has(one.code)) found.set(one.code, one);
  return [...found.values()];
}

/** @returns the code of the attribute's list that a code, a name or a variant means, undefined if it means several */
export function listedCode(name: SearchAttributeName, code: string): string | undefined {
  const [found, ...more] = canonicalCodes(name, [{ code, description: code }]);
  return more.length === 0 ? found?.code : undefined;
}

/** @returns these codes of an attribute, and those of its list that single ones of them mean */
export function withListedCodes(name: SearchAttributeName, codes: readonly string[]): string[] {
  return [...new Set([...codes, ...codes.flatMap((code) => listedCode(name, code) ?? [])])];
}
