import { unnamedPersons } from '../codes/code-lists.ts';
import { value } from './node-access.ts';
import type { OnixNode } from './parse-record.ts';

/** Words that belong to the last name: 'Vincent van Gogh' → 'van Gogh, Vincent'. */
const PARTICLES = new Set(
  `af al ap au ben bin da das de degli dei del dell della den der di do dos du el ibn la las le les lo los mac saint san
  santa st st. ten ter van vande vander vom von y zu zum zur`.split(/\s+/),
);
const GENERATION = /^(?:jr\.?|sr\.?|ii|iii|iv|v|vi|vii)$/i;
const LETTERS =
  /^(?:ph\.?\s?d\.?|m\.?d\.?|d\.?d\.?s\.?|esq\.?|m\.?a\.?|mba|m\.?b\.?a\.?|rn|dvm|lcsw|o\.?b\.?e\.?|c\.?b\.?e\.?)$/i;
const BODY =
  /(?:\b(?:inc|ltd|llc|llp|gmbh|co|corp|plc)\.?|\b(?:press|publishers?|publishing|books|studios?|magazine|editors|staff|group|association|society|institute|universit\w{1,20}|museum|collective|foundation|team|company|entertainment|productions|guides?|council|committee|ministry|department))$/i;

export type ContributorName = { readonly name: string; readonly isCorporate: boolean };

/**
 * Returns the name of a contributor as it is stored, 'Last, First': as inverted by the sender, else from its parts,
 * else inverted here. Names of corporate bodies are not inverted.
 */
export function contributorName(node: OnixNode): ContributorName | undefined {
  const inverted = value(node, 'PersonNameInverted');
  if (inverted !== undefined) return { name: inverted, isCorporate: false };
  const fromParts = nameFromParts(node);
  if (fromParts !== undefined) return { name: fromParts, isCorporate: false };
  const person = value(node, 'PersonName');
  if (person !== undefined) return BODY.test(person) ? body(person) : { name: invertName(person), isCorporate: false };
  const corporate = value(node, 'CorporateName', 'CorporateNameInverted');
  if (corporate !== undefined) return body(corporate);
  const unnamed = value(node, 'UnnamedPersons');
  return unnamed === undefined ? undefined : body(unnamedPersons.get(unnamed) ?? 'Unknown');
}

function body(name: string): ContributorName {
  return { name, isCorporate: true };
}

function nameFromParts(node: OnixNode): string | undefined {
  const key = value(node, 'KeyNames');
  if (key === undefined) return undefined;
  const last = [value(node, 'PrefixToKey'), key, value(node, 'NamesAfterKey')].filter(Boolean).join(' ');
  return [last, value(node, 'NamesBeforeKey'), value(node, 'SuffixToKey')].filter(Boolean).join(', ');
}

/**
 * Inverts a person's name: 'Martin Luther King, Jr.' → 'King, Martin Luther, Jr.', 'Ursula K. Le Guin' → 'Le Guin,
 * Ursula K.'. Names of one word, inverted names, names of several persons and names in other scripts than Latin (whose
 * family name comes first) are returned unchanged.
 */
export function invertName(name: string): string {
  const [main = '', ...additions] = name.split(',').map((part) => part.trim());
  const isInverted = additions.some((part) => !GENERATION.test(part) && !LETTERS.test(part));
  if (isInverted || !/^[\p{Script=Latin}\p{P}\p{M}\s]+$/u.test(main)) return name;
  const words = main.split(' ');
  if (words.some((word) => /^(?:and|&|und|et|with)$/i.test(word))) return name;
  const suffixes: string[] = [];
  for (let suffix = words.at(-1); suffix && words.length > 2; suffix = words.at(-1)) {
    if (!GENERATION.test(suffix) && !LETTERS.test(suffix)) break;
    words.pop();
    if (GENERATION.test(suffix)) suffixes.push(suffix);
  }
  suffixes.reverse().push(...additions.filter((part) => GENERATION.test(part)));
  if (words.length < 2) return name;
  let first = words.length - 1;
  while (first > 1 && PARTICLES.has((words[first - 1] ?? '').toLowerCase())) first -= 1;
  return [words.slice(first).join(' '), words.slice(0, first).join(' '), ...suffixes].join(', ');
}
