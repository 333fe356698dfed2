const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const pick = (random: () => number, count: number) => Math.floor(random() * count);

/** One random edit: a letter inserted, left out, replaced, or two adjacent ones exchanged. @returns a different word */
function edit(word: string, random: () => number): string {
  for (;;) {
    const at = pick(random, word.length);
    const letter = LETTERS[pick(random, LETTERS.length)]!;
    const [before, own, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
    const edited = [
      before + letter + own + after,
      before + after,
      before + letter + after,
      after === '' ? word : before + after[0]! + own + after.slice(1),
    ][pick(random, 4)]!;
    if (edited !== word) return edited;
  }
}

/**
 * Misspells one word of a text.
 *
 * @param minLength shorter words are left as they are
 * @returns null if no word is long enough
 */
export function misspell(
  text: string,
  { edits, minLength }: { edits: number; minLength: number },
  random: () => number,
): string | null {
  const words = text.split(' ');
  const long = [...words.keys()].filter((at) => words[at]!.length >= minLength && /^[a-z]+$/i.test(words[at]!));
  if (long.length === 0) return null;
  const at = long[pick(random, long.length)]!;
  let word = words[at]!.toLowerCase();
  for (let made = 0; made < edits; made += 1) word = edit(word, random);
  return words.with(at, word).join(' ');
}
