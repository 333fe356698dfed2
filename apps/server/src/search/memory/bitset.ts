/** Titles in one segment; 65,536, so that a slot fits into 16 bits. */
export const SEGMENT_SIZE = 65_536;

/** A set of titles of one segment: one bit per slot. */
export type Bits = Int32Array;

export const emptyBits = (): Bits => new Int32Array(SEGMENT_SIZE / 32);

const scratch = emptyBits();

/** @returns an empty set that is valid until the next call; reusing it is faster than allocating one */
export function scratchBits(words: number): Bits {
  return scratch.fill(0, 0, words);
}

/** @returns the number of 32-bit words that hold this many slots */
export const wordCount = (slots: number): number => (slots + 31) >>> 5;

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

export function setBits(bits: Bits, slots: Uint16Array): void {
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!;
    bits[slot >>> 5]! |= 1 << (slot & 31);
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

/** Intersects a set with a list of slots. */
export function intersectSlots(bits: Bits, slots: Uint16Array, words: number): void {
  const matches = scratchBits(words);
  setBits(matches, slots);
  intersect(bits, matches, words);
}

export function isEmpty(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
}

/** @returns the number of bits set (a population count per word) */
export function countBits(bits: Bits, words: number): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) count += countOfWord(bits[word]!);
  return count;
}

/** @returns the number of slots that both sets have */
export function countCommon(bits: Bits, others: Bits, words: number): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) count += countOfWord(bits[word]! & others[word]!);
  return count;
}

/** @returns how many slots of a part of a list are in a set */
export function countSlots(bits: Bits, slots: Uint16Array, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index += 1) {
    const slot = slots[index]!;
    count += (bits[slot >>> 5]! >>> (slot & 31)) & 1;
  }
  return count;
}

function countOfWord(word: number): number {
  if (word === 0) return 0;
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Removes the slots that do not meet a condition; the condition is evaluated only for slots in the set. */
export function filterBits(bits: Bits, words: number, isKept: (slot: number) => boolean): void {
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

/** @returns the slots of a set, ascending */
export function slotsOf(bits: Bits, words: number): number[] {
  const slots: number[] = [];
  for (let word = 0; word < words; word += 1) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      slots.push((word << 5) | (31 - Math.clz32(rest & -rest)));
  }
  return slots;
}
