import type { ArrayReader, ArrayWriter } from '../snapshot/packed-arrays.ts';

/** A range of a `WordList`: from `start` up to and without `end`. */
export interface WordRange {
  readonly start: number;
  readonly end: number;
}

/** Different words in ascending order of their UTF-16 units, in two typed arrays. */
export class WordList {
  readonly #units: Uint16Array;
  /** Position in `#units` after the last unit of each word. */
  readonly #ends: Uint32Array;

  private constructor(units: Uint16Array, ends: Uint32Array) {
    this.#units = units;
    this.#ends = ends;
  }

  /** @param words different ones, in ascending order (`<`) */
  static of(words: readonly string[]): WordList {
    const length = words.reduce((sum, word) => sum + word.length, 0);
    const [units, ends] = [new Uint16Array(length), new Uint32Array(words.length)];
    let end = 0;
    for (const [index, word] of words.entries()) {
      for (let at = 0; at < word.length; at += 1) units[end + at] = word.charCodeAt(at);
      end += word.length;
      ends[index] = end;
    }
    return new WordList(units, ends);
  }

  get size(): number {
    return this.#ends.length;
  }

  lengthOf(index: number): number {
    return this.#ends[index]! - this.#startOf(index);
  }

  /** @returns a UTF-16 unit of a word; undefined behind its end */
  unitAt(index: number, at: number): number | undefined {
    const position = this.#startOf(index) + at;
    return position < this.#ends[index]! ? this.#units[position] : undefined;
  }

  word(index: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#startOf(index), this.#ends[index]));
  }

  *[Symbol.iterator](): Generator<string> {
    for (let index = 0; index < this.size; index += 1) yield this.word(index);
  }

  /** @param words in ascending order, of which none is in the list @returns a list with both */
  with(words: readonly string[]): WordList {
    const added = words.reduce((sum, word) => sum + word.length, 0);
    const units = new Uint16Array(this.#units.length + added);
    const ends = new Uint32Array(this.size + words.length);
    let [copied, end, index] = [0, 0, 0];
    const copyUpTo = (next: number) => {
      const shift = end - this.#startOf(copied);
      units.set(this.#units.subarray(this.#startOf(copied), this.#startOf(next)), end);
      for (; copied < next; copied += 1) {
        end = this.#ends[copied]! + shift;
        ends[index] = end;
        index += 1;
      }
    };
    for (const word of words) {
      copyUpTo(this.#firstFrom(word));
      for (let at = 0; at < word.length; at += 1) units[end + at] = word.charCodeAt(at);
      end += word.length;
      ends[index] = end;
      index += 1;
    }
    copyUpTo(this.size);
    return new WordList(units, ends);
  }

  /** @returns the position of a word; -1 if it is not in the list */
  indexOf(word: string): number {
    const index = this.#firstFrom(word);
    return index < this.size && this.lengthOf(index) === word.length && this.#compareStart(index, word) === 0
      ? index
      : -1;
  }

  /** @returns the words that start with a text */
  startingWith(text: string): WordRange {
    const start = this.#firstFrom(text);
    return { start, end: this.#firstWhere(start, (index) => this.#compareStart(index, text) !== 0) };
  }

  /** @returns the end of the words from `start` up to `end` that have the same unit as the first one at a position */
  endOfUnit({ start, end }: WordRange, at: number): number {
    const unit = this.unitAt(start, at)!;
    return this.#firstWhere(start, (index) => this.unitAt(index, at)! > unit, end);
  }

  save(writer: ArrayWriter): void {
    writer.add(this.#units);
    writer.add(this.#ends);
  }

  static restore(reader: ArrayReader): WordList {
    return new WordList(reader.next(Uint16Array), reader.next(Uint32Array));
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : this.#ends[index - 1]!;
  }

  /** The first word that is not before a text. */
  #firstFrom(text: string): number {
    return this.#firstWhere(0, (index) => {
      const order = this.#compareStart(index, text);
      return order > 0 || (order === 0 && this.lengthOf(index) >= text.length);
    });
  }

  /** Binary search: `isBeyond` is false for some first words and true for the rest. */
  #firstWhere(from: number, isBeyond: (index: number) => boolean, to = this.size): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBeyond(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Compares as many units of a word as the text has; a shorter word that the text starts with is before it. */
  #compareStart(index: number, text: string): number {
    const start = this.#startOf(index);
    const length = this.#ends[index]! - start;
    for (let at = 0; at < text.length; at += 1) {
      if (at === length) return -1;
      const difference = this.#units[start + at]! - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

/** @returns the words of sorted lists, each once, in ascending order */
export function mergeWords(lists: readonly Iterable<string>[]): string[] {
  // A set and a sort take less time than a merge of iterators.
  return [...new Set(lists.flatMap((list) => [...list]))].sort((a, b) => (a < b ? -1 : 1));
}
