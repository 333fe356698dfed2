import { type Bits, countBits, emptyBits, placesOf, SEGMENT_SIZE, setBit, wordsOf } from './bitset.ts';
import { type IndexedTitle, Segment } from './segment.ts';

/** Keeps those of a segment's titles that meet a condition. */
export type Narrowing = (segment: Segment, bits: Bits, words: number) => void;

export interface IndexSearch {
  companies: readonly string[];
  /** All must be met; those that cost most for each title stand last. */
  narrowings: readonly Narrowing[];
  /** Ids are given up to so many titles. */
  maximum: number;
}

export interface IndexHits {
  /** Exact, also above the maximum. */
  total: number;
  /** In no order; empty above the maximum. */
  ids: number[];
}

/**
 * All titles that are not deleted, in the memory of this process, as columns, lists of places and bits
 * (docs/decisions/0018-catalogue-in-memory.md). It knows nothing of the database and never waits.
 */
export class CatalogueIndex {
  readonly #segments: (Segment | undefined)[] = [];
  /** Where each title stands, by its id: the number of its segment, and in the low 16 bits its place there. */
  readonly #standing = new Map<number, number>();
  #version = 0;

  /** Another one whenever a title has come, gone or changed. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#standing.size;
  }

  /** Takes a title up, in place of what it was. */
  put(title: IndexedTitle): void {
    this.remove(title.id);
    this.#version += 1;
    let segment = this.#segments.at(-1);
    if (!segment || segment.isFull) {
      segment = new Segment();
      this.#segments.push(segment);
    }
    this.#standing.set(title.id, (this.#segments.length - 1) * SEGMENT_SIZE + segment.add(title));
  }

  remove(id: number): void {
    const standing = this.#standing.get(id);
    if (standing === undefined) return;
    this.#standing.delete(id);
    this.#version += 1;
    const number = Math.floor(standing / SEGMENT_SIZE);
    const segment = this.#segments[number]!;
    segment.remove(standing % SEGMENT_SIZE);
    if (segment.isFull && segment.living === 0) this.#segments[number] = undefined;
  }

  /** Whether a segment is more than half empty. */
  get isCramped(): boolean {
    return this.#cramped !== undefined;
  }

  /** The titles of such a segment: whoever puts them again frees its memory. */
  crampedIds(): number[] {
    const segment = this.#cramped;
    return segment ? placesOf(segment.livingPlaces(), wordsOf(segment.size)).map((place) => segment.ids[place]!) : [];
  }

  get #cramped(): Segment | undefined {
    return this.#segments.find((segment) => segment?.isFull && segment.living < SEGMENT_SIZE / 2);
  }

  search({ companies, narrowings, maximum }: IndexSearch): IndexHits {
    let total = 0;
    const ids: number[] = [];
    const bits = emptyBits();
    for (const segment of this.#segments) {
      if (!segment || segment.living === 0) continue;
      const words = wordsOf(segment.size);
      segment.fillWithCompanies(bits, companies, words);
      for (const narrow of narrowings) narrow(segment, bits, words);
      const hits = countBits(bits, words);
      total += hits;
      if (hits > 0 && total <= maximum) for (const place of placesOf(bits, words)) ids.push(segment.ids[place]!);
    }
    return { total, ids: total <= maximum ? ids : [] };
  }

  /** Keeps the titles with these ids. */
  narrowToIds(ids: Iterable<number>): Narrowing {
    const wanted = new Map<Segment, Bits>();
    for (const id of ids) {
      const standing = this.#standing.get(id);
      if (standing === undefined) continue;
      const segment = this.#segments[Math.floor(standing / SEGMENT_SIZE)]!;
      let bits = wanted.get(segment);
      if (!bits) {
        bits = emptyBits();
        wanted.set(segment, bits);
      }
      setBit(bits, standing % SEGMENT_SIZE);
    }
    return (segment, bits, words) => {
      const own = wanted.get(segment);
      for (let word = 0; word < words; word += 1) bits[word] = own ? bits[word]! & own[word]! : 0;
    };
  }
}
