import { parseBoxWords } from '@titlenet/catalogue/search-box/box-words';
import { withoutArticle } from '@titlenet/catalogue/search-box/words';
import { SEGMENT_SIZE } from '../bitset.ts';
import type { ArrayReader, ArrayWriter } from '../snapshot/packed-arrays.ts';
import { type WordGroup, WordPostings } from './word-postings.ts';

const MAX_LENGTH = 255;

/** The words of a segment's titles for the search box, and the lengths of the titles in words. */
export class BoxColumn {
  readonly postings = new WordPostings();
  #lengths = new Uint8Array(SEGMENT_SIZE);

  /**
   * @param text of `boxWordsText`
   * @param onNewWord called for each word that no title of the segment had
   */
  add(slot: number, text: string, onNewWord: (word: string) => void): void {
    const { title, titleFurther, people, elsewhere } = parseBoxWords(text);
    const add = (group: WordGroup, words: readonly string[]) => {
      for (const word of words) if (!this.postings.add(slot, group, word)) onNewWord(word);
    };
    const own = withoutArticle(title);
    add('first', own.slice(0, 1));
    add('title', title);
    add('title', titleFurther);
    add('people', people);
    add('elsewhere', elsewhere);
    this.#lengths[slot] = Math.min(MAX_LENGTH, own.length);
  }

  /** Words of the title without a leading article; at most 255. */
  lengthOf(slot: number): number {
    return this.#lengths[slot]!;
  }

  pack(): void {
    this.postings.pack();
  }

  save(writer: ArrayWriter, size: number): void {
    this.postings.save(writer);
    writer.add(this.#lengths.slice(0, size));
  }

  /** @param isPacked false if further titles will be added */
  restore(reader: ArrayReader, isPacked: boolean): void {
    this.postings.restore(reader, isPacked);
    this.#lengths.set(reader.next(Uint8Array));
  }
}
