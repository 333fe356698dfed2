import type { Segment } from '../segment.ts';

/** A hit of the search box in a segment. */
export interface RankedSlot {
  readonly segment: Segment;
  readonly slot: number;
  /** Typos and place in one number: lower ones come first. */
  readonly rank: number;
}

/** The first titles of a group in the order of G-264. */
export class TopTitles {
  readonly #maximum: number;
  readonly #recentFrom: number;
  readonly #titles: RankedSlot[] = [];
  /** The last one, once there are as many as are wanted. */
  #worst: (RankedSlot & { isRecent: boolean; sold: number }) | undefined;

  /** @param recentFrom titles on sale from this day on come first, as 20261231 */
  constructor(maximum: number, recentFrom: number) {
    this.#maximum = maximum;
    this.#recentFrom = recentFrom;
  }

  get titles(): readonly RankedSlot[] {
    return this.#titles;
  }

  /** True if no title with this rank or a higher one can be among the first. */
  isClosedTo(rank: number): boolean {
    return this.#worst !== undefined && this.#worst.rank < rank;
  }

  add(title: RankedSlot): void {
    if (!this.#isAbove(title.segment, title.slot, title.rank)) return;
    let at = this.#titles.length;
    while (at > 0 && this.compare(title, this.#titles[at - 1]!) < 0) at -= 1;
    this.#titles.splice(at, 0, title);
    if (this.#titles.length > this.#maximum) this.#titles.pop();
    const last = this.#titles[this.#maximum - 1];
    this.#worst = last && { ...last, isRecent: this.#isRecent(last), sold: soldOf(last) };
  }

  /** Adds a title without an object for the many that are not among the first. */
  addSlot(segment: Segment, slot: number, rank: number): void {
    if (this.#isAbove(segment, slot, rank)) this.add({ segment, slot, rank });
  }

  /** False if a title comes after all of the first ones; decided by rank, date and sales only. */
  #isAbove(segment: Segment, slot: number, rank: number): boolean {
    const worst = this.#worst;
    if (!worst || rank < worst.rank) return true;
    if (rank > worst.rank) return false;
    const isRecent = segment.ranges.onSaleDate.get(slot) >= this.#recentFrom;
    if (isRecent !== worst.isRecent) return isRecent;
    const sold = segment.ranges.ltdNet.get(slot);
    return (Number.isNaN(sold) ? 0 : sold) >= worst.sold;
  }

  compare(one: RankedSlot, other: RankedSlot): number {
    return (
      one.rank - other.rank ||
      Number(this.#isRecent(other)) - Number(this.#isRecent(one)) ||
      soldOf(other) - soldOf(one) ||
      compareTexts(titleOf(one), titleOf(other)) ||
      compareTexts(isbnOf(one), isbnOf(other)) ||
      compareTexts(companyOf(one), companyOf(other)) ||
      idOf(one) - idOf(other)
    );
  }

  #isRecent({ segment, slot }: RankedSlot): boolean {
    return segment.ranges.onSaleDate.get(slot) >= this.#recentFrom;
  }
}

/** Net copies to date; none count as 0. */
function soldOf({ segment, slot }: RankedSlot): number {
  const sold = segment.ranges.ltdNet.get(slot);
  return Number.isNaN(sold) ? 0 : sold;
}

const titleOf = ({ segment, slot }: RankedSlot) => segment.title.text(slot);
const isbnOf = ({ segment, slot }: RankedSlot) => segment.isbn.text(slot);
const companyOf = ({ segment, slot }: RankedSlot) => segment.companyOf(slot) ?? '';
const idOf = ({ segment, slot }: RankedSlot) => segment.ids[slot]!;
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
