import { type BoxPlace, type FewestTypos, placeInTitle } from '@titlenet/catalogue/search-box/match';
import { wordsOf } from '@titlenet/catalogue/search-box/words';
import { hasBit } from '../bitset.ts';
import type { Segment } from '../segment.ts';
import type { SimilarWords } from './similar-words.ts';
import { firstWordBits } from './word-bits.ts';

export interface WordSearch {
  words: readonly string[];
  /** For each word the words that it stands for. */
  found: readonly (readonly SimilarWords[])[];
  fewest: FewestTypos;
  /** Typos of every title, in addition to those of the words found. */
  typos: number;
}

/** The words as they are typed, the last one as a beginning. */
export const exactWords = (words: readonly string[]): SimilarWords[][] =>
  words.map((text, index) => [{ text, isBeginning: index === words.length - 1, typos: 0 }]);

/** @returns the place of a title that has all words in its title */
export function titlePlaces(
  segment: Segment,
  { words, found, fewest }: Omit<WordSearch, 'typos'>,
  length: number,
): (slot: number) => BoxPlace {
  const starts = firstWordBits(segment, found[0]!, length);
  return (slot) => {
    if (!hasBit(starts, slot)) return 'title';
    const isOneWord = segment.box.lengthOf(slot) === 1;
    if (words.length === 1 && !isOneWord) return 'titleStart';
    return placeInTitle(words, wordsOf(segment.title.text(slot)), fewest);
  };
}
