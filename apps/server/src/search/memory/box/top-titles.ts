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

  /** @param recentFrom titles on sale from this day on come first, as 20261231 */
  constructor(maximum: number, recentFrom: number) {
    this.#maximum = maximum;
    this.#recentFrom = recentFrom;
  }

  get titles(): readonly RankedSlot[] {
    return this.#titles;
  }

  add(title: RankedSlot): void {
    const worst = this.#titles[this.#maximum - 1];
    if (worst && (title.rank > worst.rank || this.compare(title, worst) > 0)) return;
    let at = this.#titles.length;
    while (at > 0 && this.compare(title, this.#titles[at - 1]!) < 0) at -= 1;
    this.#titles.splice(at, 0, title);
    if (this.#titles.length > this.#maximum) this.#titles.pop();
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
