import { filterSimilarWords, findSimilarWords, type SimilarWords } from './similar-words.ts';
import { mergeWords, WordList } from './word-list.ts';

/** Words that were added since the list was sorted, which are compared one by one. */
const MAX_UNSORTED = 4_096;

/** All words of the index, to find similar ones. A word stays when its last title is removed. */
export class WordDictionary {
  #sorted: WordList;
  readonly #unsorted = new Set<string>();

  /** @param words each may occur several times */
  constructor(words: readonly Iterable<string>[] = []) {
    this.#sorted = WordList.of(mergeWords(words));
  }

  get size(): number {
    return this.#sorted.size + this.#unsorted.size;
  }

  add(word: string): void {
    if (this.#unsorted.has(word) || this.#sorted.indexOf(word) !== -1) return;
    this.#unsorted.add(word);
    if (this.#unsorted.size <= MAX_UNSORTED) return;
    this.#sorted = this.#sorted.with(mergeWords([this.#unsorted]));
    this.#unsorted.clear();
  }

  /** @param isBeginning true if some word starts with the text is enough */
  has(text: string, isBeginning: boolean): boolean {
    if (!isBeginning) return this.#unsorted.has(text) || this.#sorted.indexOf(text) !== -1;
    const { start, end } = this.#sorted.startingWith(text);
    return end > start || [...this.#unsorted].some((word) => word.startsWith(text));
  }

  /** @returns words, or beginnings of words, that are similar to a typed one (G-263) */
  findSimilar(typed: string, isBeginning: boolean): SimilarWords[] {
    return [
      ...findSimilarWords(this.#sorted, typed, isBeginning),
      ...filterSimilarWords(this.#unsorted, typed, isBeginning),
    ];
  }
}
