import type { DateName, NumberName } from '@titlenet/catalogue/power-search/criterion';
import { isCutOff } from '../../projection/search-columns.ts';
import { dateColumns, numberColumns } from '../range-columns.ts';
import { type Bits, clearBit, emptyBits, SEGMENT_SIZE, setBit, union, wordsOf } from './bitset.ts';
import { NumberColumn } from './number-column.ts';
import { Postings } from './postings.ts';
import { TextColumn } from './text-column.ts';

/** What ranges are asked of: dates as numbers (20261231), ISBNs as numbers too. */
export type RangeName = NumberName | DateName | 'lowerAge' | 'upperAge' | 'isbn';

const named = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[];

/** In the order in which a title's ranges are read from the database and stand in `IndexedTitle`. */
export const rangeNames: readonly RangeName[] = [
  'isbn',
  'lowerAge',
  'upperAge',
  ...named(numberColumns),
  ...named(dateColumns),
];

/** Sets of companies, of 8 KB each: there are few that people have together. */
const MOST_KEPT = 16;

/** A title as the index takes it up. */
export interface IndexedTitle {
  readonly id: number;
  readonly companyCode: string;
  /** '' for none. */
  readonly isbn: string;
  readonly title: string;
  /** Both authors in both orders. */
  readonly authors: string;
  /** The first author alone, as it is stored and, where that is another, as it is shown. */
  readonly author1: string;
  readonly author1Shown: string;
  readonly terms: readonly number[];
  /** NaN for none, in the order of `rangeNames`. */
  readonly ranges: readonly number[];
}

/**
 * Up to 65,536 titles, each at a place that it keeps. A title that changes gets a new place, in the last segment, and
 * its old one is left empty.
 */
export class Segment {
  #size = 0;
  #living = 0;
  readonly ids = new Int32Array(SEGMENT_SIZE);
  readonly #ofCompany = new Map<string, Bits>();
  /** The living titles of several companies, as people are allowed them, until a title comes or goes. */
  readonly #ofCompanies = new Map<string, Bits>();
  readonly terms = new Postings();
  readonly isbn = new TextColumn({ hasGrams: false });
  readonly title = new TextColumn({ hasGrams: true });
  readonly authors = new TextColumn({ hasGrams: true });
  readonly author1 = new TextColumn({ hasGrams: false });
  readonly author1Shown = new TextColumn({ hasGrams: false });
  /** Titles whose authors' text was cut off. */
  readonly cut = emptyBits();
  readonly ranges = Object.fromEntries(rangeNames.map((name) => [name, new NumberColumn()])) as Record<
    RangeName,
    NumberColumn
  >;

  /** Places in use, empty ones among them. */
  get size(): number {
    return this.#size;
  }

  /** Titles that are found here. */
  get living(): number {
    return this.#living;
  }

  get isFull(): boolean {
    return this.#size === SEGMENT_SIZE;
  }

  /** @returns the title's place */
  add(title: IndexedTitle): number {
    const place = this.#size;
    this.#size += 1;
    this.#living += 1;
    this.ids[place] = title.id;
    this.#ofCompanies.clear();
    let own = this.#ofCompany.get(title.companyCode);
    if (!own) {
      own = emptyBits();
      this.#ofCompany.set(title.companyCode, own);
    }
    setBit(own, place);
    this.isbn.add(place, title.isbn);
    this.title.add(place, title.title);
    this.authors.add(place, title.authors);
    if (isCutOff(title.authors)) setBit(this.cut, place);
    this.author1.add(place, title.author1);
    this.author1Shown.add(place, title.author1Shown);
    for (const term of title.terms) this.terms.add(term, place);
    for (const [index, name] of rangeNames.entries()) this.ranges[name].set(place, title.ranges[index]!);
    if (this.isFull) this.#pack();
    return place;
  }

  /** Leaves the place empty; nothing finds it any more. */
  remove(place: number): void {
    this.#living -= 1;
    this.#ofCompanies.clear();
    for (const own of this.#ofCompany.values()) clearBit(own, place);
  }

  /** Puts the living titles of companies into a set, in place of what it holds. */
  fillWithCompanies(bits: Bits, companies: readonly string[], words: number): void {
    const key = companies.join(' ');
    let all = this.#ofCompanies.get(key);
    if (!all) {
      all = emptyBits();
      for (const code of companies) {
        const own = this.#ofCompany.get(code);
        if (own) union(all, own, words);
      }
      if (this.#ofCompanies.size === MOST_KEPT) this.#ofCompanies.clear();
      this.#ofCompanies.set(key, all);
    }
    bits.set(words === all.length ? all : all.subarray(0, words));
  }

  livingPlaces(): Bits {
    const bits = emptyBits();
    this.fillWithCompanies(bits, [...this.#ofCompany.keys()], wordsOf(this.#size));
    return bits;
  }

  #pack(): void {
    this.terms.pack();
    this.ranges.isbn.sort();
    for (const column of [this.isbn, this.title, this.authors, this.author1, this.author1Shown]) column.pack();
  }
}
