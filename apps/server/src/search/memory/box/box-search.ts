import {
  type BoxPlace,
  exactTypos,
  type FewestTypos,
  placeInTitle,
  respacedWords,
  similarTypos,
} from '@titlenet/catalogue/search-box/match';
import type { BoxQuery } from '@titlenet/catalogue/search-box/typed-query';
import { wordsOf } from '@titlenet/catalogue/search-box/words';
import {
  type BoxGroup,
  type BoxHits,
  type BoxSearch,
  hitOf,
  isExactRank,
  MIN_EXACT_HITS,
  numberStart,
  rankOf,
} from '../../box-hits.ts';
import { type Bits, emptyBits, intersect, SEGMENT_SIZE, setBit, slotsOf, subtract, wordCount } from '../bitset.ts';
import { dayNumber } from '../day-number.ts';
import { byNumberPrefix, byWholeNumber } from '../filter.ts';
import type { Segment } from '../segment.ts';
import type { Filter } from '../segment-filter.ts';
import type { SimilarWords } from './similar-words.ts';
import { TopTitles } from './top-titles.ts';
import { firstWordBits, intersectWordBits, uniteWordBits, type WordBits, wordBits } from './word-bits.ts';
import type { WordDictionary } from './word-dictionary.ts';

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
    const found = segments.map((segment) => {
      const ranks = exactRanks(segment, query);
      addHits(segment, groups, ranks);
      return ranks;
    });
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
  if (!ranks.hasAny) return;
  const words = wordCount(segment.size);
  const own = emptyBits();
  for (const group of groups) {
    segment.fillWithCompanies(own, group.companies, words);
    intersect(own, ranks.slots, words);
    for (const slot of slotsOf(own, words)) {
      const rank = ranks.of(slot);
      if (isExactRank(rank)) group.exact += 1;
      else group.similar += 1;
      group.top.add({ segment, slot, rank });
    }
  }
}

/** Hits of a segment with their ranks, of which the lowest counts. */
class Ranks {
  readonly slots = emptyBits();
  readonly #bySlot = new Uint8Array(SEGMENT_SIZE);
  hasAny = false;

  of(slot: number): number {
    return this.#bySlot[slot]!;
  }

  add(slot: number, rank: number): void {
    if (has(this.slots, slot) && this.#bySlot[slot]! <= rank) return;
    setBit(this.slots, slot);
    this.#bySlot[slot] = rank;
    this.hasAny = true;
  }

  /** Removes the hits of others. */
  remove(others: Ranks): void {
    subtract(this.slots, others.slots, this.slots.length);
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

const exactWords = (words: readonly string[]): SimilarWords[][] =>
  words.map((text, index) => [{ text, isBeginning: index === words.length - 1, typos: 0 }]);

function exactRanks(segment: Segment, query: BoxQuery): Ranks {
  const { words } = query;
  const digits = numberStart(query);
  const ranks = new Ranks();
  if (words.length > 0) addWordRanks(ranks, segment, { words, found: exactWords(words), fewest: exactTypos, typos: 0 });
  if (digits) {
    const rank = rankOf({ place: 'numberStart', typos: 0 });
    for (const slot of slotsBy(segment, byNumberPrefix(digits))) ranks.add(slot, rank);
  }
  return ranks;
}

interface WordSearch {
  words: readonly string[];
  /** For each word the words that it stands for. */
  found: readonly (readonly SimilarWords[])[];
  fewest: FewestTypos;
  /** Typos of every title, in addition to those of the words found. */
  typos: number;
}

/** Adds the titles of a segment that have all words. */
function addWordRanks(ranks: Ranks, segment: Segment, search: WordSearch): void {
  const { found, typos } = search;
  const length = wordCount(segment.size);
  const levels = found.map((each) => levelsOf(segment, each, length));
  if (levels.some((each) => each.length === 0)) return;
  const all = intersectWordBits(
    levels.map((each) => {
      const { title, people, anywhere } = each.at(-1)!;
      return { title: title.slice(), people: people.slice(), anywhere: anywhere.slice() };
    }),
  );
  intersect(all.anywhere, segment.liveSlots(), length);
  const slots = slotsOf(all.anywhere, length);
  if (slots.length === 0) return;
  const placeOf = titlePlaces(segment, search, length);
  // The beginning of a word may be in most titles.
  const isExact = levels.every((each) => each.length === 1);
  for (const slot of slots) {
    const name = has(all.title, slot) ? 'title' : has(all.people, slot) ? 'people' : 'anywhere';
    const place = name === 'title' ? placeOf(slot) : name === 'people' ? 'people' : 'elsewhere';
    const sum = isExact
      ? typos
      : levels.reduce((total, each) => total + each.findIndex((level) => has(level[name], slot)), typos);
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

const has = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

/** @returns the place of a title that has all words in its title */
function titlePlaces(
  segment: Segment,
  { words, found, fewest }: WordSearch,
  length: number,
): (slot: number) => BoxPlace {
  const starts = firstWordBits(segment, found[0]!, length);
  return (slot) => {
    if (!has(starts, slot)) return 'title';
    const isOneWord = segment.box.lengthOf(slot) === 1;
    if (words.length === 1 && !isOneWord) return 'titleStart';
    return placeInTitle(words, wordsOf(segment.title.text(slot)), fewest);
  };
}

function addSimilar(
  segments: readonly Segment[],
  groups: readonly Group[],
  { dictionary, query: { words }, found }: { dictionary: WordDictionary; query: BoxQuery; found: readonly Ranks[] },
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
