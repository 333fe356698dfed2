import type { Random } from './random.ts';

/** Words by the name of their slot; a slot that is missing here is a mistake of the table that names it. */
export type Words = Readonly<Record<string, readonly string[]>>;

const VOWEL = /^[aeiou]/i;
const TRIES = 5;

const parsed = new Map<string, string[]>();

function partsOf(template: string): string[] {
  let parts = parsed.get(template);
  if (!parts) {
    parts = template.split(/[{}]/);
    parsed.set(template, parts);
  }
  return parts;
}

/**
 * Fills a template: `{slot}` becomes one of the slot's words, or the fact of that name. Hardly ever a word comes twice, and
 * 'a {slot}' becomes 'an' before a vowel. Throws a RangeError for a slot without words.
 */
export function fill(
  template: string,
  random: Random,
  words: Words,
  facts: Readonly<Record<string, string>> = {},
): string {
  const parts = partsOf(template);
  let text = parts[0]!;
  for (let index = 1; index < parts.length; index += 2) {
    const slot = parts[index]!;
    let word = facts[slot];
    if (word === undefined) {
      const list = words[slot];
      if (!list) throw new RangeError(`No words for {${slot}} in ${JSON.stringify(template)}`);
      word = random.pick(list);
      for (let tries = 0; tries < TRIES && text.includes(word); tries += 1) word = random.pick(list);
    }
    if (VOWEL.test(word) && (text === 'A ' || text.endsWith(' a ') || text.endsWith(' A ')))
      text = `${text.slice(0, -1)}n `;
    text += word + parts[index + 1]!;
  }
  return text;
}
