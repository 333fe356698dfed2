import { BitsCache } from '../bits-cache.ts';
import { type Bits, emptyBits, union } from '../bitset.ts';
import { Postings, unionPosting } from '../postings.ts';
import type { ArrayReader, ArrayWriter } from '../snapshot/packed-arrays.ts';
import { mergeWords, WordList } from './word-list.ts';

/** The lists of a title's words: its first word without an article, its title, contributors, and everything else. */
export const wordGroups = ['first', 'title', 'people', 'elsewhere'] as const;
export type WordGroup = (typeof wordGroups)[number];

const GROUP_SHIFT = 2 ** 24;
/** Words that were added since the list was sorted, which are compared one by one. */
const MAX_UNSORTED = 4_096;
/** Letters of beginnings whose titles are cached. */
const MAX_CACHED_LENGTH = 2;
/** Sets of 8 KB. */
const MAX_CACHED_SETS = 128;

/** Titles of a segment by word and group. Words of a full segment are sorted, so that a beginning is a range of keys. */
export class WordPostings {
  #words: WordList | GrowingWords = new GrowingWords();
  readonly #postings = new Postings();
  /** Titles of a packed segment by short beginning and group: many words have it, and every word is typed by way of it. */
  readonly #beginnings = new BitsCache(MAX_CACHED_SETS);

  /** @returns false if the segment had no such word in any group */
  add(slot: number, group: WordGroup, word: string): boolean {
    if (!(this.#words instanceof GrowingWords)) throw new Error('Packed words are read-only');
    const { number, isNew } = this.#words.add(word);
    this.#postings.add(keyOf(group, number), slot);
    return !isNew;
  }

  /** Adds the titles that have a word, or one with this beginning, to a set. */
  union(
    bits: Bits,
    group: WordGroup,
    { text, isBeginning }: { text: string; isBeginning: boolean },
    words: number,
  ): void {
    const known = this.#words;
    if (known instanceof GrowingWords) {
      for (const number of isBeginning ? known.startingWith(text) : known.find(text))
        unionPosting(bits, this.#postings.find(keyOf(group, number)), words);
      return;
    }
    if (isBeginning) {
      const addTo = (set: Bits) => {
        const { start, end } = known.startingWith(text);
        if (end > start) this.#postings.unionRange(set, keyOf(group, start), keyOf(group, end), set.length);
        return set;
      };
      if (text.length > MAX_CACHED_LENGTH) addTo(bits);
      else
        union(
          bits,
          this.#beginnings.get(`${group} ${text}`, () => addTo(emptyBits())),
          words,
        );
      return;
    }
    const number = known.indexOf(text);
    if (number !== -1) unionPosting(bits, this.#postings.find(keyOf(group, number)), words);
  }

  /** False if no title can have a word, or one with this beginning. */
  mayHave({ text, isBeginning }: { text: string; isBeginning: boolean }): boolean {
    const known = this.#words;
    if (known instanceof GrowingWords) return isBeginning || known.find(text).length > 0;
    if (!isBeginning) return known.indexOf(text) !== -1;
    const { start, end } = known.startingWith(text);
    return end > start;
  }

  /** All words of the segment. */
  get words(): Iterable<string> {
    return this.#words;
  }

  pack(): void {
    if (!(this.#words instanceof GrowingWords)) return;
    const { list, newKeyOf } = this.#words.sorted();
    this.#postings.changeKeys(newKeyOf);
    this.#postings.pack();
    this.#words = list;
  }

  save(writer: ArrayWriter): void {
    if (this.#words instanceof GrowingWords) {
      const { list, newKeyOf } = this.#words.sorted();
      list.save(writer);
      this.#postings.save(writer, newKeyOf);
    } else {
      this.#words.save(writer);
      this.#postings.save(writer);
    }
  }

  /** @param isPacked false if further words will be added */
  restore(reader: ArrayReader, isPacked: boolean): void {
    const list = WordList.restore(reader);
    this.#words = isPacked ? list : new GrowingWords(list);
    this.#postings.restore(reader, isPacked);
  }
}

const keyOf = (group: WordGroup, number: number) => wordGroups.indexOf(group) * GROUP_SHIFT + number;

/** Words with numbers in the order in which they were added. */
class GrowingWords {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  /** The first words, sorted, with their numbers. */
  #sorted = { list: WordList.of([]), numbers: new Uint32Array(0) };

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word);
  }

  add(word: string): { number: number; isNew: boolean } {
    const known = this.#numbers.get(word);
    if (known !== undefined) return { number: known, isNew: false };
    const number = this.#words.length;
    this.#numbers.set(word, number);
    this.#words.push(word);
    return { number, isNew: true };
  }

  find(word: string): number[] {
    const number = this.#numbers.get(word);
    return number === undefined ? [] : [number];
  }

  startingWith(text: string): number[] {
    if (this.#words.length - this.#sorted.list.size > MAX_UNSORTED) this.#sort();
    const { list, numbers } = this.#sorted;
    const { start, end } = list.startingWith(text);
    const found = [...numbers.subarray(start, end)];
    for (let number = list.size; number < this.#words.length; number += 1)
      if (this.#words[number]!.startsWith(text)) found.push(number);
    return found;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#words[Symbol.iterator]();
  }

  /** @returns all words in order, and the key of each key with a word's number, with its position instead */
  sorted(): { list: WordList; newKeyOf: (key: number) => number } {
    const words = mergeWords([this.#words]);
    const positions = new Uint32Array(words.length);
    for (const [position, word] of words.entries()) positions[this.#numbers.get(word)!] = position;
    const newKeyOf = (key: number) => key - (key % GROUP_SHIFT) + positions[key % GROUP_SHIFT]!;
    return { list: WordList.of(words), newKeyOf };
  }

  #sort(): void {
    const words = mergeWords([this.#words]);
    this.#sorted = {
      list: WordList.of(words),
      numbers: Uint32Array.from(words, (word) => this.#numbers.get(word)!),
    };
  }
}
