import { accessibleDivisions, companiesOfDivision, type DivisionNumber } from '@titlenet/catalogue/divisions';
import { type BoxPlace, boxPlaces } from '@titlenet/catalogue/search-box/match';
import type { BoxQuery } from '@titlenet/catalogue/search-box/typed-query';

/** Companies of the caller by division. */
export interface BoxGroup {
  readonly division: DivisionNumber;
  readonly companies: readonly string[];
}

/** A search of the search box (docs/requirements, G-260 to G-265). */
export interface BoxSearch {
  readonly query: BoxQuery;
  readonly groups: readonly BoxGroup[];
  /** Titles returned per group. */
  readonly maximum: number;
  /** Titles on sale from this day on come first among equals, as YYYY-MM-DD. */
  readonly recentFrom: string;
}

export interface BoxHit {
  readonly id: number;
  readonly place: BoxPlace;
  /** 0 for an exact hit. */
  readonly typos: number;
}

export interface BoxHits {
  readonly division: DivisionNumber;
  /** Number of exact hits and of similar titles. */
  readonly exact: number;
  readonly similar: number;
  /** The first ones, exact hits before similar titles. */
  readonly titles: readonly BoxHit[];
}

/** With fewer exact hits, similar titles are looked for (G-263). */
export const MIN_EXACT_HITS = 5;

/** More than there are places. */
const PLACES = 8;

/** Typos and place in one number: lower ones come first. */
export const rankOf = ({ place, typos }: Pick<BoxHit, 'place' | 'typos'>): number =>
  typos * PLACES + boxPlaces.indexOf(place);

/** The reverse of `rankOf`. */
export const hitOf = (id: number, rank: number): BoxHit => ({
  id,
  // `rankOf` has added an index of the list.
  place: boxPlaces[rank % PLACES]!,
  typos: Math.floor(rank / PLACES),
});

export const isExactRank = (rank: number): boolean => rank < PLACES;

/** The digits that a number of the title may start with; null if the typed text is none, or as long as a number. */
export function numberStart({ number }: BoxQuery): string | null {
  return number && number.digits.length < MAX_NUMBER_DIGITS ? number.digits : null;
}

const MAX_NUMBER_DIGITS = 13;

/** @param companies of the caller */
export function boxGroups(companies: readonly string[]): BoxGroup[] {
  return accessibleDivisions(companies).map(({ number }) => ({
    division: number,
    companies: companiesOfDivision(number).filter((code) => companies.includes(code)),
  }));
}
