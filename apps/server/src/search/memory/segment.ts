import { type Bits, clearBit, countBits, emptyBits, hasBit, SEGMENT_SIZE, setBit, union, wordCount } from './bitset.ts';
import { BoxColumn } from './box/box-column.ts';
import { type IndexedTitle, type RangeName, rangeNames } from './indexed-title.ts';
import { NumberColumn } from './number-column.ts';
import { Postings } from './postings.ts';
import { presenceKeys } from './presence.ts';
import { type ArrayReader, ArrayWriter, type PackedArray } from './snapshot/packed-arrays.ts';
import { TextColumn } from './text-column.ts';

/** Cached sets of 8 KB, one per combination of companies that callers have access to. */
const MAX_COMPANY_SETS = 16;

interface SegmentHeader {
  size: number;
  /** The companies whose bit sets are saved. */
  companies: readonly string[];
}

/** A copy of a segment: later changes of the segment do not affect it. */
export interface SavedSegment {
  header: SegmentHeader;
  arrays: readonly PackedArray[];
}

/**
 * Up to 65,536 titles, each in a fixed slot. A changed title gets a new slot in the last segment, and its old slot
 * stays empty.
 */
export class Segment {
  #size = 0;
  #liveCount = 0;
  readonly ids = new Int32Array(SEGMENT_SIZE);
  readonly #liveByCompany = new Map<string, Bits>();
  /** Unions of `#liveByCompany`, by the company codes; cleared whenever a title is added or removed. */
  readonly #companySets = new Map<string, Bits>();
  readonly terms = new Postings();
  readonly isbn = new TextColumn({ hasGrams: false });
  readonly title = new TextColumn({ hasGrams: true });
  readonly people = new TextColumn({ hasGrams: true });
  readonly author1 = new TextColumn({ hasGrams: false });
  readonly author1Shown = new TextColumn({ hasGrams: false });
  readonly otherNumbers = new TextColumn({ hasGrams: true });
  readonly box = new BoxColumn();
  readonly ranges = Object.fromEntries(rangeNames.map((name) => [name, new NumberColumn()])) as Record<
    RangeName,
    NumberColumn
  >;

  /** Slots in use, including empty ones. */
  get size(): number {
    return this.#size;
  }

  /** Titles that searches can find here. */
  get liveCount(): number {
    return this.#liveCount;
  }

  get isFull(): boolean {
    return this.#size === SEGMENT_SIZE;
  }

  /**
   * @param onNewWord called for each word of the search box that no title of the segment had
   * @returns the title's slot
   */
  add(title: IndexedTitle, onNewWord: (word: string) => void): number {
    const slot = this.#size;
    this.#size += 1;
    this.#liveCount += 1;
    this.ids[slot] = title.id;
    this.#companySets.clear();
    let live = this.#liveByCompany.get(title.companyCode);
    if (!live) {
      live = emptyBits();
      this.#liveByCompany.set(title.companyCode, live);
    }
    setBit(live, slot);
    this.isbn.add(slot, title.isbn);
    this.title.add(slot, title.title);
    this.people.add(slot, title.people);
    this.author1.add(slot, title.author1);
    this.author1Shown.add(slot, title.author1Shown);
    this.otherNumbers.add(slot, title.otherNumbers);
    this.box.add(slot, title.boxWords, onNewWord);
    for (const term of title.terms) this.terms.add(term, slot);
    for (const key of presenceKeys(title)) this.terms.add(key, slot);
    for (const [index, name] of rangeNames.entries()) this.ranges[name].set(slot, title.ranges[index]!);
    if (this.isFull) this.#pack();
    return slot;
  }

  /** Empties a slot: searches no longer find its title. */
  remove(slot: number): void {
    this.#liveCount -= 1;
    this.#companySets.clear();
    for (const live of this.#liveByCompany.values()) clearBit(live, slot);
  }

  /** @returns the company of the title in a slot; undefined if the slot is empty */
  companyOf(slot: number): string | undefined {
    for (const [code, live] of this.#liveByCompany) if (hasBit(live, slot)) return code;
    return undefined;
  }

  /** Replaces the content of `bits` with the titles of these companies. */
  fillWithCompanies(bits: Bits, companies: readonly string[], words: number): void {
    const key = companies.join(' ');
    let set = this.#companySets.get(key);
    if (!set) {
      set = emptyBits();
      for (const code of companies) {
        const live = this.#liveByCompany.get(code);
        if (live) union(set, live, words);
      }
      if (this.#companySets.size === MAX_COMPANY_SETS) this.#companySets.clear();
      this.#companySets.set(key, set);
    }
    bits.set(words === set.length ? set : set.subarray(0, words));
  }

  /** @returns the slots of all titles that searches can find here */
  liveSlots(): Bits {
    const bits = emptyBits();
    this.fillWithCompanies(bits, [...this.#liveByCompany.keys()], wordCount(this.#size));
    return bits;
  }

  save(): SavedSegment {
    const writer = new ArrayWriter();
    writer.add(this.ids.subarray(0, this.#size));
    // Removals change the sets of companies in place.
    for (const live of this.#liveByCompany.values()) writer.add(live.slice());
    this.terms.save(writer);
    for (const column of this.#textColumns) column.save(writer);
    this.box.save(writer, this.#size);
    for (const name of rangeNames) this.ranges[name].save(writer, this.#size);
    return { header: { size: this.#size, companies: [...this.#liveByCompany.keys()] }, arrays: writer.arrays };
  }

  static restore({ size, companies }: SegmentHeader, reader: ArrayReader): Segment {
    const segment = new Segment();
    segment.#size = size;
    segment.ids.set(reader.next(Int32Array));
    for (const code of companies) segment.#liveByCompany.set(code, reader.next(Int32Array));
    segment.terms.restore(reader, segment.isFull);
    for (const column of segment.#textColumns) column.restore(reader, size);
    segment.box.restore(reader, segment.isFull);
    for (const name of rangeNames) segment.ranges[name].restore(reader);
    segment.#liveCount = countBits(segment.liveSlots(), wordCount(size));
    return segment;
  }

  get #textColumns(): TextColumn[] {
    return [this.isbn, this.title, this.people, this.author1, this.author1Shown, this.otherNumbers];
  }

  #pack(): void {
    this.terms.pack();
    this.ranges.isbn.sort();
    for (const column of this.#textColumns) column.pack();
    this.box.pack();
  }
}
