/** So many titles have one set of bits; their places in it fit into 16 bits. */
export const SEGMENT_SIZE = 65_536;

/** A set of a segment's titles, a bit for each place. */
export type Bits = Int32Array;

export const emptyBits = (): Bits => new Int32Array(SEGMENT_SIZE / 32);

const spare = emptyBits();

/** An empty set that is good until the next call: making one takes longer than filling it. */
export function spareBits(words: number): Bits {
  return spare.fill(0, 0, words);
}

/** How many 32-bit words hold so many places. */
export const wordsOf = (places: number): number => (places + 31) >>> 5;

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5]! |= 1 << (place & 31);
}

export function clearBit(bits: Bits, place: number): void {
  bits[place >>> 5]! &= ~(1 << (place & 31));
}

/** One by one: lists are short or lie apart, where looking for neighbours in the same word takes longer. */
export function setBits(bits: Bits, places: Uint16Array): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index]!;
    bits[place >>> 5]! |= 1 << (place & 31);
  }
}

export function union(bits: Bits, others: Bits, words: number): void {
  for (let word = 0; word < words; word += 1) bits[word]! |= others[word]!;
}

export function intersect(bits: Bits, others: Bits, words: number): void {
  for (let word = 0; word < words; word += 1) bits[word]! &= others[word]!;
}

export function subtract(bits: Bits, others: Bits, words: number): void {
  for (let word = 0; word < words; word += 1) bits[word]! &= ~others[word]!;
}

/** Keeps those of the set that stand in a list. */
export function keepPlaces(bits: Bits, places: Uint16Array, words: number): void {
  const those = spareBits(words);
  setBits(those, places);
  intersect(bits, those, words);
}

export function countBits(bits: Bits, words: number): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    // The sums of ever more neighbouring bits, in place.
    let sum = bits[word]!;
    if (sum === 0) continue;
    sum -= (sum >>> 1) & 0x55555555;
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Keeps the places that fulfil a condition, which is asked for those of the set alone. */
export function keepWhere(bits: Bits, words: number, isKept: (place: number) => boolean): void {
  for (let word = 0; word < words; word += 1) {
    let rest = bits[word]!;
    if (rest === 0) continue;
    let kept = rest;
    while (rest !== 0) {
      const lowest = rest & -rest;
      if (!isKept((word << 5) | (31 - Math.clz32(lowest)))) kept ^= lowest;
      rest ^= lowest;
    }
    bits[word] = kept;
  }
}

/** The places of a set in ascending order. */
export function placesOf(bits: Bits, words: number): number[] {
  const places: number[] = [];
  for (let word = 0; word < words; word += 1) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      places.push((word << 5) | (31 - Math.clz32(rest & -rest)));
  }
  return places;
}
