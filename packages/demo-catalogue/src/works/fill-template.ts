import type { Random } from '../random/random.ts';

/** Words by slot name. */
export type Words = Readonly<Record<string, readonly string[]>>;

const VOWEL = /^[aeiou]/i;
const MAX_RETRIES = 5;

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
 * Replaces each `{slot}` of a template by the fact of that name or by a random word of the slot; avoids repeated words
 * and writes 'an' before a vowel.
 *
 * @throws RangeError for a slot that has neither a fact nor words
 */
export function fillTemplate(
  template: string,
  random: Random,
  words: Words,
  facts: Readonly<Record<string, string>> = {},
): string {
  const parts = partsOf(template);
  // A split text has a part, and texts alternate with slots.
  let text = parts[0]!;
  for (let index = 1; index < parts.length; index += 2) {
    // Texts alternate with slots.
    const slot = parts[index]!;
    let word = facts[slot];
    if (word === undefined) {
      const list = words[slot];
      if (!list) throw new RangeError(`No words for {${slot}} in ${JSON.stringify(template)}`);
      word = random.pick(list);
      for (let tries = 0; tries < MAX_RETRIES && text.includes(word); tries += 1) word = random.pick(list);
    }
    if (VOWEL.test(word) && (text === 'A ' || text.endsWith(' a ') || text.endsWith(' A ')))
      text = `${text.slice(0, -1)}n `;
    // A text follows each slot.
    text += word + parts[index + 1]!;
  }
  return text;
}
