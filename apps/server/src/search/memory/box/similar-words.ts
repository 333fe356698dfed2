import { allowedTypos, mostTypos, typosBetween } from '@titlenet/catalogue/search-box/typos';
import type { WordList, WordRange } from './word-list.ts';

/** Words that are similar to a typed word. */
export interface SimilarWords {
  /** A word, or the beginning of the words meant. */
  readonly text: string;
  readonly isBeginning: boolean;
  readonly typos: number;
}

/**
 * Finds the words of a sorted list that are similar to a typed one (G-263) by walking through it as through a tree of
 * letters: beginnings that have too many typos are skipped with all their words. Each letter adds a row of the table of
 * distances (`typosBetween`).
 */
export function findSimilarWords(list: WordList, typed: string, isBeginning: boolean): SimilarWords[] {
  const most = mostTypos(typed);
  return most === 0 || list.size === 0 ? [] : new Walk(list, typed, { most, isBeginning }).found;
}

/** As `findSimilarWords`, for words that are in no order. */
export function filterSimilarWords(words: Iterable<string>, typed: string, isBeginning: boolean): SimilarWords[] {
  const most = mostTypos(typed);
  const found: SimilarWords[] = [];
  if (most === 0) return found;
  for (const word of words) {
    const isShort = word.length < typed.length - most;
    if (isShort || (!isBeginning && word.length > typed.length + most)) continue;
    const typos = [typosBetween(typed, word, false)].filter((whole) => whole <= allowedTypos(typed, word.length));
    const start = isBeginning ? typosBetween(typed, word, true) : Number.POSITIVE_INFINITY;
    if (start <= allowedTypos(typed, typed.length)) typos.push(start);
    if (typos.length > 0) found.push({ text: word, isBeginning: false, typos: Math.min(...typos) });
  }
  return found;
}

class Walk {
  readonly found: SimilarWords[] = [];
  readonly #list: WordList;
  readonly #typed: Uint16Array;
  readonly #text: string;
  readonly #most: number;
  /** Typos that a beginning may have; none if only whole words are compared. */
  readonly #mostOfBeginning: number;
  /** A row for each number of letters. */
  readonly #rows: Uint8Array[];

  constructor(list: WordList, typed: string, { most, isBeginning }: { most: number; isBeginning: boolean }) {
    this.#list = list;
    this.#text = typed;
    this.#typed = Uint16Array.from(typed, (letter) => letter.charCodeAt(0));
    this.#most = most;
    this.#mostOfBeginning = isBeginning ? allowedTypos(typed, typed.length) : -1;
    this.#rows = Array.from({ length: typed.length + most + 2 }, () => new Uint8Array(typed.length + 1));
    for (let column = 0; column <= typed.length; column += 1) this.#rows[0]![column] = column;
    this.#visit({ start: 0, end: list.size }, 0, Number.POSITIVE_INFINITY);
  }

  /** @param bound typos of the beginning that was found and includes these words: only fewer are of interest */
  #visit(range: WordRange, letters: number, bound: number): void {
    let { start } = range;
    // A word that ends here is the first of its range.
    if (this.#list.lengthOf(start) === letters) {
      this.#addWord(start, letters, bound);
      start += 1;
    }
    while (start < range.end) {
      const end = this.#list.endOfUnit({ start, end: range.end }, letters);
      this.#visitLetter({ start, end }, letters, bound);
      start = end;
    }
  }

  #visitLetter(range: WordRange, letters: number, bound: number): void {
    if (letters + 1 >= this.#rows.length) return;
    const fewest = this.#fillRow(range.start, letters);
    const typos = this.#rows[letters + 1]![this.#text.length]!;
    let nextBound = bound;
    if (typos <= this.#mostOfBeginning && typos < bound) {
      const text = this.#list.word(range.start).slice(0, letters + 1);
      this.found.push({ text, isBeginning: true, typos });
      nextBound = typos;
    }
    if (fewest <= this.#most && fewest < nextBound) this.#visit(range, letters + 1, nextBound);
  }

  #addWord(index: number, letters: number, bound: number): void {
    const typos = this.#rows[letters]![this.#text.length]!;
    if (typos <= allowedTypos(this.#text, letters) && typos < bound)
      this.found.push({ text: this.#list.word(index), isBeginning: false, typos });
  }

  /** Adds the row of the letter behind `letters`. @returns its smallest value */
  #fillRow(index: number, letters: number): number {
    const typed = this.#typed;
    const [last, next] = [this.#rows[letters]!, this.#rows[letters + 1]!];
    const before = letters > 0 ? this.#rows[letters - 1]! : undefined;
    const unit = this.#list.unitAt(index, letters)!;
    const previous = letters > 0 ? this.#list.unitAt(index, letters - 1)! : -1;
    next[0] = letters + 1;
    let fewest = letters + 1;
    for (let column = 1; column <= typed.length; column += 1) {
      const isSame = typed[column - 1] === unit;
      let typos = last[column - 1]! + (isSame ? 0 : 1);
      if (last[column]! + 1 < typos) typos = last[column]! + 1;
      if (next[column - 1]! + 1 < typos) typos = next[column - 1]! + 1;
      const isExchanged = column > 1 && typed[column - 1] === previous && typed[column - 2] === unit;
      if (before && isExchanged && before[column - 2]! + 1 < typos) typos = before[column - 2]! + 1;
      next[column] = typos;
      if (typos < fewest) fewest = typos;
    }
    return fewest;
  }
}
