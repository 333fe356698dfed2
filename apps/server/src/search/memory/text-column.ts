import type { Match } from '@titlenet/catalogue/power-search/switches';
import { type Bits, countBits, intersect, keepWhere, SEGMENT_SIZE, setBit, spareBits } from './bitset.ts';
import { keepPosting, type Posting, Postings } from './postings.ts';

const GRAM = 3;
/** Of a text's grams: further ones cost more than comparing what is left. */
const MOST_LOOKED_UP = 4;
/** Neighbours tell much the same: whatever has one of a word's grams mostly has the others too. */
const LEAST_DISTANCE = 2;
/** Going through so many places of a list takes as long as comparing one text, which lies anywhere in memory. */
const PLACES_OF_COMPARISON = 50;
/** Titles left in 32. */
const SCANNED_FROM = 2;
/** Bytes of UTF-8 that a UTF-16 unit takes at most. */
const BYTES_OF_UNIT = 3;

/** A text that is looked for. */
export interface WantedText {
  /** In UTF-8. */
  readonly bytes: Uint8Array;
  /** Each once, with where it stands first. */
  readonly grams: readonly { readonly key: number; readonly at: number }[];
  /** How far the text may move on where it does not stand, by the byte at its end (Horspool's search). */
  readonly steps: Uint8Array;
}

const LONGEST_STEP = 255;

/** @param text not empty */
export function wantedText(text: string): WantedText {
  const bytes = Buffer.from(text);
  const grams = new Map<number, number>();
  for (let at = bytes.length - GRAM; at >= 0; at -= 1) grams.set(gramAt(bytes, at), at);
  const steps = new Uint8Array(256).fill(Math.min(bytes.length, LONGEST_STEP));
  for (let at = 0; at < bytes.length - 1; at += 1) steps[bytes[at]!] = Math.min(bytes.length - 1 - at, LONGEST_STEP);
  return { bytes, grams: [...grams].map(([key, at]) => ({ key, at })), steps };
}

/**
 * A folded text of every title of a segment: the texts one behind the other in UTF-8, where a part of a text is a part
 * of its bytes, and which titles have which three bytes.
 */
export class TextColumn {
  #bytes = Buffer.alloc(1 << 16);
  readonly #ends = new Uint32Array(SEGMENT_SIZE);
  #size = 0;
  readonly #grams: Postings | undefined;

  /** @param hasGrams whether the column finds by its parts, or only compares what others found */
  constructor({ hasGrams }: { hasGrams: boolean }) {
    this.#grams = hasGrams ? new Postings() : undefined;
  }

  /** Texts come in the order of their places. */
  add(place: number, text: string): void {
    const start = this.#startOf(place);
    this.#makeRoom(start + text.length * BYTES_OF_UNIT);
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(start));
    const end = start + written;
    this.#ends[place] = end;
    this.#size = place + 1;
    if (!this.#grams) return;
    for (let at = start; at + GRAM <= end; at += 1) this.#grams.add(gramAt(this.#bytes, at), place);
  }

  pack(): void {
    this.#grams?.pack();
    this.#bytes = Buffer.from(this.#bytes.subarray(0, this.#ends[SEGMENT_SIZE - 1]));
  }

  /** Keeps the titles that may contain a text; all of them where it is too short to be looked up. */
  keepCandidates(bits: Bits, words: number, { grams }: WantedText): void {
    if (!this.#grams) return;
    const postings = grams.map(({ key, at }) => ({ at, posting: this.#grams!.find(key) }));
    postings.sort((a, b) => a.posting.count - b.posting.count);
    let left = Number.POSITIVE_INFINITY;
    for (const { posting } of spread(postings)) {
      // Bits of many titles may cost less than a list of fewer.
      if (posting.cost > left * PLACES_OF_COMPARISON) continue;
      keepPosting(bits, posting, words);
      left = countBits(bits, words);
    }
  }

  /** Keeps the titles whose text matches. */
  keep(bits: Bits, words: number, match: Match, text: WantedText): void {
    const isLookedUp = this.#grams !== undefined && text.grams.length > 0;
    const isScanned = match === 'contains' && !isLookedUp && countBits(bits, words) > words * SCANNED_FROM;
    if (isScanned) {
      this.#scan(bits, words, text.bytes);
      return;
    }
    this.keepCandidates(bits, words, text);
    keepWhere(bits, words, (place) => this.matches(place, match, text));
  }

  /** Goes through all texts at once, which is quicker than text by text unless few titles are left. */
  #scan(bits: Bits, words: number, text: Uint8Array): void {
    const those = spareBits(words);
    const ends = this.#ends;
    let place = 0;
    for (let at = this.#bytes.indexOf(text); at !== -1; ) {
      while (ends[place]! <= at && place < this.#size) place += 1;
      if (place === this.#size) break;
      const isWhole = at + text.length <= ends[place]!;
      if (isWhole) setBit(those, place);
      at = this.#bytes.indexOf(text, isWhole ? ends[place] : at + 1);
    }
    intersect(bits, those, words);
  }

  matches(place: number, match: Match, wanted: WantedText): boolean {
    const start = this.#startOf(place);
    const end = this.#ends[place]!;
    if (match === 'contains') return this.#contains(start, end, wanted);
    const text = wanted.bytes;
    const isLong = match === 'exact' ? end - start === text.length : end - start >= text.length;
    return isLong && this.#isAt(start, text);
  }

  #contains(start: number, end: number, { bytes: text, steps }: WantedText): boolean {
    const bytes = this.#bytes;
    const last = text.length - 1;
    for (let at = start + last; at < end; at += steps[bytes[at]!]!)
      if (bytes[at] === text[last] && this.#isAt(at - last, text)) return true;
    return false;
  }

  #isAt(start: number, text: Uint8Array): boolean {
    const bytes = this.#bytes;
    for (let index = 0; index < text.length; index += 1) if (bytes[start + index] !== text[index]) return false;
    return true;
  }

  #startOf(place: number): number {
    return place === 0 ? 0 : this.#ends[place - 1]!;
  }

  #makeRoom(size: number): void {
    if (size <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(size, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** The first whose grams do not stand beside each other, and where those are too few the first of the others. */
function spread<Gram extends { at: number; posting: Posting }>(grams: readonly Gram[]): Gram[] {
  const chosen: Gram[] = [];
  const isNear = ({ at }: Gram) => chosen.some((other) => Math.abs(other.at - at) < LEAST_DISTANCE);
  for (const gram of grams) if (chosen.length < MOST_LOOKED_UP && !isNear(gram)) chosen.push(gram);
  for (const gram of grams) if (chosen.length < MOST_LOOKED_UP && !chosen.includes(gram)) chosen.push(gram);
  return chosen.toSorted((a, b) => a.posting.count - b.posting.count);
}

const encoder = new TextEncoder();

const gramAt = (bytes: Uint8Array, at: number): number => (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
