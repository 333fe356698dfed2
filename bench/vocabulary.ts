/** Number of different words in a million titles of about five words, by Heaps' law for English. */
const WORDS = 100_000;
/** Zipf-Mandelbrot law: the frequency of the word of rank r is proportional to 1 / (r + 30). */
const OFFSET = 30;

const ONSETS = 'b br c ch cl d dr f fl g gr h j k l m n p pr qu r s sh sl st t th tr v w'.split(' ');
const VOWELS = 'a e i o u ai ea ee oo ou'.split(' ');
const CODAS = ' d l ll m n nd ng r rk rn rt s sk st t ck'.split(' ');

/** A pronounceable word for each number. */
function inventedWord(number: number): string {
  let rest = number;
  const next = (list: readonly string[]) => {
    const part = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return part;
  };
  let word = '';
  do word += next(ONSETS) + next(VOWELS) + next(CODAS);
  while (rest > 0);
  return word;
}

/** Draws words with the frequencies of English titles; the most frequent ones are the known words. */
export function wordSource(words: readonly string[], random: () => number): () => string {
  return () => {
    // Inverse of the cumulative distribution.
    const rank = Math.floor(OFFSET * ((WORDS + OFFSET) / OFFSET) ** random() - OFFSET);
    return words[rank] ?? inventedWord(rank - words.length);
  };
}

/** Content words of titles, most frequent first. */
export function contentWords(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of titles.flatMap((title) => title.split(' ')))
    if (isContentWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** Shorter words are function words, which every title has. */
export function isContentWord(word: string): boolean {
  return /^\p{L}{4,}$/u.test(word);
}
