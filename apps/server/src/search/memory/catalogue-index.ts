import type { BoxHits, BoxSearch } from '../box-hits.ts';
import type { CountedTerms, TermCounts } from '../title-search.ts';
import {
  type Bits,
  countBits,
  emptyBits,
  intersect,
  SEGMENT_SIZE,
  setBit,
  slotsOf,
  subtract,
  wordCount,
} from './bitset.ts';
import { searchBox } from './box/box-search.ts';
import { WordDictionary } from './box/word-dictionary.ts';
import { countTerms } from './count-terms.ts';
import type { IndexedTitle } from './indexed-title.ts';
import { intersectPosting } from './postings.ts';
import { type SavedSegment, Segment } from './segment.ts';
import type { Filter } from './segment-filter.ts';

export interface IndexSearch {
  companies: readonly string[];
  /** All must be met; the most expensive per title should be last. */
  filters: readonly Filter[];
}

export interface IndexHits {
  /** Exact, also above the maximum. */
  total: number;
  /** In any order; empty above the maximum. */
  ids: number[];
}

/** A full segment with fewer titles wastes more memory than it uses. */
const MIN_LIVE_TITLES = SEGMENT_SIZE / 2;

/**
 * Index of all titles that are not deleted, in memory: columns, posting lists and bit sets in segments
 * (docs/decisions/0018-catalogue-in-memory.md). It is synchronous and independent of the database.
 */
export class CatalogueIndex {
  readonly #segments: (Segment | undefined)[] = [];
  /** Location of each title by id: the number of its segment times SEGMENT_SIZE, plus its slot. */
  readonly #locations = new Map<number, number>();
  #words = new WordDictionary();

  get size(): number {
    return this.#locations.size;
  }

  /** Adds a title, or replaces it if it is known. */
  put(title: IndexedTitle): void {
    this.remove(title.id);
    let segment = this.#segments.at(-1);
    if (!segment || segment.isFull) {
      segment = new Segment();
      this.#segments.push(segment);
    }
    this.#locations.set(title.id, (this.#segments.length - 1) * SEGMENT_SIZE + segment.add(title, this.#addWord));
  }

  readonly #addWord = (word: string): void => this.#words.add(word);

  remove(id: number): void {
    const location = this.#locations.get(id);
    if (location === undefined) return;
    this.#locations.delete(id);
    const number = Math.floor(location / SEGMENT_SIZE);
    const segment = this.#segments[number]!;
    segment.remove(location % SEGMENT_SIZE);
    if (segment.isFull && segment.liveCount === 0) this.#segments[number] = undefined;
  }

  /** True if a full segment is less than half used. */
  get needsCompaction(): boolean {
    return this.#sparseSegment !== undefined;
  }

  /** @returns the titles of one sparse segment; its memory is freed when all of them were put again */
  idsToCompact(): number[] {
    const segment = this.#sparseSegment;
    return segment ? slotsOf(segment.liveSlots(), wordCount(segment.size)).map((slot) => segment.ids[slot]!) : [];
  }

  get #sparseSegment(): Segment | undefined {
    return this.#segments.find((segment) => segment?.isFull && segment.liveCount < MIN_LIVE_TITLES);
  }

  /** @returns a copy that later changes of the index do not affect */
  save(): SavedSegment[] {
    return this.#segments.filter((segment) => segment !== undefined).map((segment) => segment.save());
  }

  /** @param segments at most the last one may have free slots */
  static restore(segments: readonly Segment[]): CatalogueIndex {
    const index = new CatalogueIndex();
    index.#segments.push(...segments);
    index.#words = new WordDictionary(segments.map(({ box }) => box.postings.words));
    for (const [number, segment] of segments.entries())
      for (const slot of slotsOf(segment.liveSlots(), wordCount(segment.size)))
        index.#locations.set(segment.ids[slot]!, number * SEGMENT_SIZE + slot);
    return index;
  }

  /** @returns those of the terms that at least one title has which meets the filters */
  findTermsInUse({ companies, filters }: IndexSearch, terms: readonly number[]): number[] {
    const inUse = new Set<number>();
    const bits = emptyBits();
    for (const { segment, words } of this.#filteredSegments(bits, companies, filters)) {
      for (const term of terms) {
        if (inUse.has(term)) continue;
        const matches = bits.slice(0, words);
        intersectPosting(matches, segment.terms.find(term), words);
        if (countBits(matches, words) > 0) inUse.add(term);
      }
    }
    return [...inUse];
  }

  /** @returns the number of titles that meet the filters, in all and by term */
  countTerms({ companies, filters }: IndexSearch, counted: CountedTerms): Omit<TermCounts, 'isUncounted'> {
    const bits = emptyBits();
    let total = 0;
    const counts: TermCounts['counts'] = new Map();
    for (const { segment, words } of this.#filteredSegments(bits, companies, filters)) {
      total += countBits(bits, words);
      countTerms(segment, { bits, words }, counted, counts);
    }
    return { total, counts };
  }

  /** @param maximum above this total, no ids are returned */
  search({ companies, filters }: IndexSearch, maximum: number): IndexHits {
    let total = 0;
    const ids: number[] = [];
    const bits = emptyBits();
    for (const { segment, words } of this.#filteredSegments(bits, companies, filters)) {
      const hits = countBits(bits, words);
      total += hits;
      if (hits > 0 && total <= maximum) for (const slot of slotsOf(bits, words)) ids.push(segment.ids[slot]!);
    }
    return { total, ids: total <= maximum ? ids : [] };
  }

  /** @returns ids of at most `limit` titles, evenly spread over all that are found */
  sample(search: IndexSearch, limit: number): number[] {
    const { ids } = this.search(search, Number.POSITIVE_INFINITY);
    const step = Math.max(1, ids.length / limit);
    return Array.from({ length: Math.min(limit, ids.length) }, (_, index) => ids[Math.floor(index * step)]!);
  }

  /** @returns the first titles of each group and how many there are (G-263 to G-265) */
  searchBox(search: BoxSearch): BoxHits[] {
    const segments = this.#segments.flatMap((segment) => (segment && segment.liveCount > 0 ? [segment] : []));
    return searchBox(segments, this.#words, search);
  }

  /** Yields each segment while `bits` holds its titles that meet the filters. */
  *#filteredSegments(bits: Bits, companies: readonly string[], filters: readonly Filter[]) {
    for (const segment of this.#segments) {
      if (!segment || segment.liveCount === 0) continue;
      const words = wordCount(segment.size);
      segment.fillWithCompanies(bits, companies, words);
      for (const filter of filters) filter(segment, bits, words);
      yield { segment, words };
    }
  }

  /** @returns a filter that keeps the titles with these ids; valid until the index changes */
  filterByIds(ids: Iterable<number>): Filter {
    const bySegment = this.#bitsOf(ids);
    return (segment, bits, words) => {
      const matches = bySegment.get(segment);
      if (matches) intersect(bits, matches, words);
      else bits.fill(0, 0, words);
    };
  }

  /** @returns a filter that removes the titles with these ids; valid until the index changes */
  filterWithoutIds(ids: Iterable<number>): Filter {
    const bySegment = this.#bitsOf(ids);
    return (segment, bits, words) => {
      const removed = bySegment.get(segment);
      if (removed) subtract(bits, removed, words);
    };
  }

  #bitsOf(ids: Iterable<number>): Map<Segment, Bits> {
    const bySegment = new Map<Segment, Bits>();
    for (const id of ids) {
      const location = this.#locations.get(id);
      if (location === undefined) continue;
      const segment = this.#segments[Math.floor(location / SEGMENT_SIZE)]!;
      let bits = bySegment.get(segment);
      if (!bits) {
        bits = emptyBits();
        bySegment.set(segment, bits);
      }
      setBit(bits, location % SEGMENT_SIZE);
    }
    return bySegment;
  }
}
