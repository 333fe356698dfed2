import { type BoxPlace, exactTypos, respacedWords, similarTypos } from '@titlenet/catalogue/search-box/match';
import type { BoxQuery } from '@titlenet/catalogue/search-box/typed-query';
import {
  type BoxGroup,
  type BoxHits,
  type BoxSearch,
  hitOf,
  isExactRank,
  MIN_EXACT_HITS,
  rankOf,
} from '../../box-hits.ts';
import {
  type Bits,
  countCommon,
  emptyBits,
  hasBit,
  intersect,
  SEGMENT_SIZE,
  setBit,
  slotsOf,
  subtract,
  union,
  wordCount,
} from '../bitset.ts';
import { dayNumber } from '../day-number.ts';
import { byWholeNumber } from '../filter.ts';
import type { Segment } from '../segment.ts';
import type { Filter } from '../segment-filter.ts';
import { exactTiers, type Tier } from './exact-tiers.ts';
import type { SimilarWords } from './similar-words.ts';
import { TopTitles } from './top-titles.ts';
import { titlesWithAll, uniteWordBits, type WordBits, wordBits } from './word-bits.ts';
import type { WordDictionary } from './word-dictionary.ts';
import { exactWords, titlePlaces, type WordSearch } from './word-search.ts';

interface Group extends BoxGroup {
  readonly top: TopTitles;
  exact: number;
  similar: number;
}

/** Searches the words and numbers of titles in order of relevance (docs/requirements, G-260 to G-265). */
export function searchBox(segments: readonly Segment[], dictionary: WordDictionary, search: BoxSearch): BoxHits[] {
  const { query, maximum } = search;
  const recentFrom = dayNumber(search.recentFrom);
  const groups: Group[] = search.groups.map((group) => ({
    ...group,
    top: new TopTitles(maximum, recentFrom),
    exact: 0,
    similar: 0,
  }));
  const exactHits = () => groups.reduce((sum, { exact }) => sum + exact, 0);
  if (query.number?.isComplete) {
    const filter = byWholeNumber(query.number.digits);
    for (const segment of segments) addHits(segment, groups, ranksByFilter(segment, filter, 'number'));
  }
  if (exactHits() === 0) {
    const found = segments.map((segment) => addExact(segment, groups, query));
    if (exactHits() < MIN_EXACT_HITS) addSimilar(segments, groups, { dictionary, query, found });
  }
  return groups
    .filter(({ exact, similar }) => exact + similar > 0)
    .toSorted(compareGroups)
    .map(hitsOf);
}

function compareGroups(one: Group, other: Group): number {
  return one.top.compare(one.top.titles[0]!, other.top.titles[0]!);
}

function hitsOf({ division, exact, similar, top }: Group): BoxHits {
  const titles = top.titles.map(({ segment, slot, rank }) => hitOf(segment.ids[slot]!, rank));
  return { division, exact, similar, titles };
}

/** Adds the titles of a segment that have a rank, each to the group of its company. */
function addHits(segment: Segment, groups: readonly Group[], ranks: Ranks): void {
  const { slots } = ranks;
  if (!slots) return;
  const words = wordCount(segment.size);
  const own = emptyBits();
  for (const group of groups) {
    segment.fillWithCompanies(own, group.companies, words);
    intersect(own, slots, words);
    for (const slot of slotsOf(own, words)) {
      const rank = ranks.of(slot);
      if (isExactRank(rank)) group.exact += 1;
      else group.similar += 1;
      group.top.addSlot(segment, slot, rank);
    }
  }
}

/** Hits of a segment with their ranks, of which the lowest counts. Most segments have none, which costs no memory. */
class Ranks {
  #hits: { readonly slots: Bits; readonly bySlot: Uint8Array } | undefined;

  /** Null if there are no hits. */
  get slots(): Bits | null {
    return this.#hits?.slots ?? null;
  }

  /** @throws if there are no hits */
  of(slot: number): number {
    return this.#hits!.bySlot[slot]!;
  }

  add(slot: number, rank: number): void {
    this.#hits ??= { slots: emptyBits(), bySlot: new Uint8Array(SEGMENT_SIZE) };
    const { slots, bySlot } = this.#hits;
    if (hasBit(slots, slot) && bySlot[slot]! <= rank) return;
    setBit(slots, slot);
    bySlot[slot] = rank;
  }

  remove(slots: Bits): void {
    if (this.#hits) subtract(this.#hits.slots, slots, slots.length);
  }
}

/** Titles that meet a filter, with one rank. */
function ranksByFilter(segment: Segment, filter: Filter, place: BoxPlace): Ranks {
  const ranks = new Ranks();
  for (const slot of slotsBy(segment, filter)) ranks.add(slot, rankOf({ place, typos: 0 }));
  return ranks;
}

function slotsBy(segment: Segment, filter: Filter): number[] {
  const bits = segment.liveSlots();
  const words = wordCount(segment.size);
  filter(segment, bits, words);
  return slotsOf(bits, words);
}

/**
 * Adds the exact hits of a segment, which are all counted. Only tiers that can still change the first titles of a group
 * are ranked: a single letter is in most titles.
 *
 * @returns the hits
 */
function addExact(segment: Segment, groups: readonly Group[], query: BoxQuery): Bits {
  const length = wordCount(segment.size);
  const tiers = exactTiers(segment, query, length);
  const found = new Int32Array(length);
  if (tiers.length === 0) return found;
  for (const { slots } of tiers) union(found, slots, length);
  const own = emptyBits();
  for (const group of groups) {
    segment.fillWithCompanies(own, group.companies, length);
    for (const tier of tiers) addTier(segment, group, tier, own.subarray(0, length));
  }
  return found;
}

/** @param own titles of the group */
function addTier(segment: Segment, group: Group, { slots, best, rankOf }: Tier, own: Bits): void {
  const count = countCommon(own, slots, own.length);
  group.exact += count;
  if (count === 0 || group.top.isClosedTo(best)) return;
  const hits = own.slice();
  intersect(hits, slots, hits.length);
  for (const slot of slotsOf(hits, hits.length)) group.top.addSlot(segment, slot, rankOf(slot));
}

/** Adds the titles of a segment that have all words. */
function addWordRanks(ranks: Ranks, segment: Segment, search: WordSearch): void {
  const { found, typos } = search;
  const length = wordCount(segment.size);
  const all = titlesWithAll(segment, found, length);
  if (!all) return;
  const placeOf = titlePlaces(segment, search, length);
  // The beginning of a word may be in most titles.
  const isExact = found.every((each) => each.every((one) => one.typos === 0));
  const levels = isExact ? [] : found.map((each) => levelsOf(segment, each, length));
  for (const slot of slotsOf(all.anywhere, length)) {
    const name = hasBit(all.title, slot) ? 'title' : hasBit(all.people, slot) ? 'people' : 'anywhere';
    const place = name === 'title' ? placeOf(slot) : name === 'people' ? 'people' : 'elsewhere';
    const sum = levels.reduce((total, each) => total + each.findIndex((level) => hasBit(level[name], slot)), typos);
    ranks.add(slot, rankOf({ place, typos: sum }));
  }
}

/** The titles that have a word with at most 0, 1 … typos. */
function levelsOf(segment: Segment, found: readonly SimilarWords[], length: number): WordBits[] {
  const most = Math.max(-1, ...found.map(({ typos }) => typos));
  const levels: WordBits[] = [];
  for (let typos = 0; typos <= most; typos += 1) {
    const own = wordBits(
      segment,
      found.filter((one) => one.typos === typos),
      length,
    );
    levels.push(typos === 0 ? own : uniteWordBits(levels[typos - 1]!, own));
  }
  return levels;
}

function addSimilar(
  segments: readonly Segment[],
  groups: readonly Group[],
  { dictionary, query: { words }, found }: { dictionary: WordDictionary; query: BoxQuery; found: readonly Bits[] },
): void {
  const searches = similarSearches(dictionary, words);
  for (const [index, segment] of segments.entries()) {
    const ranks = new Ranks();
    for (const search of searches) addWordRanks(ranks, segment, search);
    ranks.remove(found[index]!);
    addHits(segment, groups, ranks);
  }
}

/** The words with typos, and with blanks removed or inserted (G-263). */
function similarSearches(dictionary: WordDictionary, words: readonly string[]): WordSearch[] {
  if (words.length === 0) return [];
  const last = words.length - 1;
  const similar = exactWords(words).map((exact, index) => [
    ...exact,
    ...dictionary.findSimilar(words[index]!, index === last),
  ]);
  const hasTypos = similar.some((each) => each.length > 1);
  const respaced = respacedWords(words).filter((each) =>
    each.every((word, index) => dictionary.has(word, index === each.length - 1)),
  );
  return [
    ...(hasTypos ? [{ words, found: similar, fewest: similarTypos, typos: 0 }] : []),
    ...respaced.map((each) => ({ words: each, found: exactWords(each), fewest: exactTypos, typos: 1 })),
  ];
}
