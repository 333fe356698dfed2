import { type BoxPlace, exactTypos } from '@titlenet/catalogue/search-box/match';
import type { BoxQuery } from '@titlenet/catalogue/search-box/typed-query';
import { numberStart, rankOf } from '../../box-hits.ts';
import { type Bits, filterBits, intersect, subtract } from '../bitset.ts';
import { byNumberPrefix } from '../filter.ts';
import type { Segment } from '../segment.ts';
import { firstWordBits, titlesWithAll } from './word-bits.ts';
import { exactWords, titlePlaces } from './word-search.ts';

/** Hits that can be ranked together. No two tiers of a segment have the same title. */
export interface Tier {
  readonly slots: Bits;
  /** The lowest rank that one of them can have. */
  readonly best: number;
  readonly rankOf: (slot: number) => number;
}

const tierOf = (slots: Bits, place: BoxPlace): Tier => {
  const rank = rankOf({ place, typos: 0 });
  return { slots, best: rank, rankOf: () => rank };
};

/** @returns the exact hits by words, then by the start of a number (G-264) */
export function exactTiers(segment: Segment, query: BoxQuery, length: number): Tier[] {
  const tiers = query.words.length > 0 ? wordTiers(segment, query.words, length) : [];
  const digits = numberStart(query);
  if (!digits) return tiers;
  const slots = segment.liveSlots().slice(0, length);
  byNumberPrefix(digits)(segment, slots, length);
  for (const tier of tiers) subtract(slots, tier.slots, length);
  return [...tiers, tierOf(slots, 'numberStart')];
}

/** Titles that start with the first word, each placed by its words. */
function placedTier(segment: Segment, words: readonly string[], starts: Bits): Tier {
  const placeOf = titlePlaces(segment, { words, found: exactWords(words), fewest: exactTypos }, starts.length);
  const best = rankOf({ place: 'exactTitle', typos: 0 });
  return { slots: starts, best, rankOf: (slot) => rankOf({ place: placeOf(slot), typos: 0 }) };
}

/** The same for one word, without reading the titles: a letter is the start of very many. */
function oneWordTiers(segment: Segment, word: string, starts: Bits): Tier[] {
  const whole = firstWordBits(segment, [{ text: word, isBeginning: false, typos: 0 }], starts.length);
  intersect(whole, starts, starts.length);
  filterBits(whole, whole.length, (slot) => segment.box.lengthOf(slot) === 1);
  subtract(starts, whole, starts.length);
  return [tierOf(whole, 'exactTitle'), tierOf(starts, 'titleStart')];
}

function wordTiers(segment: Segment, words: readonly string[], length: number): Tier[] {
  const found = exactWords(words);
  const all = titlesWithAll(segment, found, length);
  if (!all) return [];
  const { title, people, anywhere } = all;
  const starts = firstWordBits(segment, found[0]!, length);
  intersect(starts, title, length);
  subtract(anywhere, people, length);
  subtract(people, title, length);
  subtract(title, starts, length);
  const ofStarts = words.length === 1 ? oneWordTiers(segment, words[0]!, starts) : [placedTier(segment, words, starts)];
  return [...ofStarts, tierOf(title, 'title'), tierOf(people, 'people'), tierOf(anywhere, 'elsewhere')];
}
