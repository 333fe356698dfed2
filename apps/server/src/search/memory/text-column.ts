import type { Match } from '@titlenet/catalogue/power-search/switches';
import { BitsCache } from './bits-cache.ts';
import { type Bits, countBits, emptyBits, filterBits, intersect, SEGMENT_SIZE, scratchBits, setBit } from './bitset.ts';
import { intersectPosting, type Posting, Postings } from './postings.ts';
import type { ArrayReader, ArrayWriter } from './snapshot/packed-arrays.ts';
import { GRAM, gramAt, type TextPattern } from './text-pattern.ts';

/** Posting lists intersected per pattern; after four, comparing the remaining texts is faster. */
const MAX_GRAMS = 4;
/** Overlapping grams mostly occur in the same texts, so grams at least this far apart are preferred. */
const MIN_GRAM_DISTANCE = 2;
/** Time to compare one text, in list entries. */
const COMPARISON_COST = 50;
/** Average candidates per 32 titles from which one scan over all texts is faster than comparing each. */
const SCAN_THRESHOLD = 2;
const MAX_UTF8_BYTES_PER_UTF16_UNIT = 3;
const INITIAL_BYTES = 1 << 16;
/** Sets of 8 KB. */
const MAX_CACHED_SETS = 64;

/**
 * One folded text per title of a segment, stored as consecutive UTF-8, optionally with an index of three-byte grams.
 */
export class TextColumn {
  #bytes = Buffer.alloc(INITIAL_BYTES);
  #ends = new Uint32Array(SEGMENT_SIZE);
  #size = 0;
  readonly #grams: Postings | undefined;
  /** Texts of a packed column that have one or two bytes: every text is typed by way of such a short one. */
  readonly #shortTexts = new BitsCache(MAX_CACHED_SETS);

  /** @param hasGrams false for a column that only compares candidates found by other columns */
  constructor({ hasGrams }: { hasGrams: boolean }) {
    this.#grams = hasGrams ? new Postings() : undefined;
  }

  /** Texts must be added in the order of their slots. */
  add(slot: number, text: string): void {
    const start = this.#startOf(slot);
    this.#reserve(start + text.length * MAX_UTF8_BYTES_PER_UTF16_UNIT);
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(start));
    const end = start + written;
    this.#ends[slot] = end;
    this.#size = slot + 1;
    if (!this.#grams) return;
    for (let at = start; at + GRAM <= end; at += 1) this.#grams.add(gramAt(this.#bytes, at), slot);
  }

  pack(): void {
    this.#grams?.pack();
    this.#bytes = Buffer.from(this.#bytes.subarray(0, this.#ends[SEGMENT_SIZE - 1]));
  }

  save(writer: ArrayWriter): void {
    writer.add(this.#bytes.subarray(0, this.#startOf(this.#size)));
    writer.add(this.#ends.subarray(0, this.#size));
    this.#grams?.save(writer);
  }

  restore(reader: ArrayReader, size: number): void {
    const bytes = reader.next(Uint8Array);
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const ends = reader.next(Uint32Array);
    if (size === SEGMENT_SIZE) this.#ends = ends;
    else this.#ends.set(ends);
    this.#size = size;
    this.#grams?.restore(reader, size === SEGMENT_SIZE);
  }

  /** Keeps the titles that may contain the pattern: a superset of the matches. */
  filterCandidates(bits: Bits, words: number, { grams }: TextPattern): void {
    if (!this.#grams) return;
    const postings = grams.map(({ key, at }) => ({ at, posting: this.#grams!.find(key) }));
    postings.sort((a, b) => a.posting.count - b.posting.count);
    let left = Number.POSITIVE_INFINITY;
    for (const { posting } of chooseGrams(postings)) {
      // A dense posting can cost less than a shorter list, so later ones are still considered.
      if (posting.cost > left * COMPARISON_COST) continue;
      intersectPosting(bits, posting, words);
      left = countBits(bits, words);
    }
  }

  /** Keeps the titles whose text matches. */
  filter(bits: Bits, words: number, match: Match, pattern: TextPattern): void {
    const isIndexed = this.#grams !== undefined && pattern.grams.length > 0;
    const isScanned = match === 'contains' && !isIndexed && countBits(bits, words) > words * SCAN_THRESHOLD;
    if (isScanned) {
      if (this.#grams?.isPacked) this.#findByGrams(this.#grams, bits, words, pattern.bytes);
      else this.#scan(bits, words, pattern.bytes);
      return;
    }
    this.filterCandidates(bits, words, pattern);
    // A gram is its own posting list.
    if (isIndexed && match === 'contains' && pattern.bytes.length === GRAM) return;
    filterBits(bits, words, (slot) => this.matches(slot, match, pattern));
  }

  /** Finds one or two bytes by the grams that start with them. No gram starts in the last bytes of a text. */
  #findByGrams(grams: Postings, bits: Bits, words: number, text: Uint8Array): void {
    const matches = this.#shortTexts.get(text.join(), () => {
      const found = emptyBits();
      const free = 8 * (GRAM - text.length);
      const first = text.reduce((key, byte) => (key << 8) | byte, 0);
      grams.unionRange(found, first << free, (first + 1) << free, found.length);
      this.#addLastBytes(found, text);
      return found;
    });
    intersect(bits, matches, words);
  }

  /** Adds the texts of which the last two bytes contain one or two bytes. In one loop, a third of the time of calls. */
  #addLastBytes(matches: Bits, text: Uint8Array): void {
    const [bytes, ends, size] = [this.#bytes, this.#ends, this.#size];
    const [first, last, isOne] = [text[0], text.at(-1), text.length === 1];
    for (let slot = 0, start = 0; slot < size; slot += 1) {
      const end = ends[slot]!;
      const isLast = end > start && bytes[end - 1] === last;
      const isBeforeLast = end > start + 1 && bytes[end - 2] === first;
      if (isOne ? isLast || isBeforeLast : isLast && isBeforeLast) setBit(matches, slot);
      start = end;
    }
  }

  /** Searches all texts as one buffer. */
  #scan(bits: Bits, words: number, text: Uint8Array): void {
    const matches = scratchBits(words);
    const ends = this.#ends;
    let slot = 0;
    for (let at = this.#bytes.indexOf(text); at !== -1; ) {
      while (ends[slot]! <= at && slot < this.#size) slot += 1;
      if (slot === this.#size) break;
      // A hit that crosses the end of a text is none.
      const isWithin = at + text.length <= ends[slot]!;
      if (isWithin) setBit(matches, slot);
      at = this.#bytes.indexOf(text, isWithin ? ends[slot] : at + 1);
    }
    intersect(bits, matches, words);
  }

  matches(slot: number, match: Match, pattern: TextPattern): boolean {
    const start = this.#startOf(slot);
    const end = this.#ends[slot]!;
    if (match === 'contains') return this.#contains(start, end, pattern);
    const text = pattern.bytes;
    const hasLength = match === 'exact' ? end - start === text.length : end - start >= text.length;
    return hasLength && this.#equalsAt(start, text);
  }

  /** @param skipped bytes at the start of the text that are not searched */
  containsAfter(slot: number, skipped: number, pattern: TextPattern): boolean {
    return this.#contains(this.#startOf(slot) + skipped, this.#ends[slot]!, pattern);
  }

  text(slot: number): string {
    return this.#bytes.toString('utf8', this.#startOf(slot), this.#ends[slot]);
  }

  byteLength(slot: number): number {
    return this.#ends[slot]! - this.#startOf(slot);
  }

  #contains(start: number, end: number, { bytes: text, shifts }: TextPattern): boolean {
    const bytes = this.#bytes;
    const last = text.length - 1;
    for (let at = start + last; at < end; at += shifts[bytes[at]!]!)
      if (bytes[at] === text[last] && this.#equalsAt(at - last, text)) return true;
    return false;
  }

  #equalsAt(start: number, text: Uint8Array): boolean {
    const bytes = this.#bytes;
    for (let index = 0; index < text.length; index += 1) if (bytes[start + index] !== text[index]) return false;
    return true;
  }

  #startOf(slot: number): number {
    return slot === 0 ? 0 : this.#ends[slot - 1]!;
  }

  #reserve(size: number): void {
    if (size <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(size, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** @returns the rarest grams that do not overlap, and others only if these are fewer than the maximum */
function chooseGrams<Gram extends { at: number; posting: Posting }>(grams: readonly Gram[]): Gram[] {
  const chosen: Gram[] = [];
  const overlaps = ({ at }: Gram) => chosen.some((other) => Math.abs(other.at - at) < MIN_GRAM_DISTANCE);
  for (const gram of grams) if (chosen.length < MAX_GRAMS && !overlaps(gram)) chosen.push(gram);
  for (const gram of grams) if (chosen.length < MAX_GRAMS && !chosen.includes(gram)) chosen.push(gram);
  return chosen.toSorted((a, b) => a.posting.count - b.posting.count);
}

const encoder = new TextEncoder();
