import type { Random } from './random.ts';

/** Words by the name of their slot; a slot that is missing here is a mistake of the table that names it. */
export type Words = Readonly<Record<string, readonly string[]>>;

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
 * Fills a template: `{slot}` becomes one of the slot's words, or the fact of that name. 'a {slot}' becomes 'an' before
 * a vowel. Throws a RangeError for a slot without words.
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
    const list = words[slot];
    const word = facts[slot] ?? (list && random.pick(list));
    if (word === undefined) throw new RangeError(`No words for {${slot}} in ${JSON.stringify(template)}`);
    if (/^[aeiou]/i.test(word) && /(?:^|\s)[Aa]\s$/.test(text)) text = `${text.slice(0, -1)}n `;
    text += word + parts[index + 1]!;
  }
  return text;
}
