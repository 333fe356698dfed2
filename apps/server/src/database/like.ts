import { type RawBuilder, sql } from 'kysely';

type FoldedColumn = 'title_folded' | 'author_folded';

/** Escapes `%`, `_` and `\`, so that typed text is matched literally (G-55). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * Half of the catalogue contains these words. Reading the posting lists of their trigrams takes longer than all others.
 */
const COMMON_WORDS = new Set(
  (
    'a an and at by for from in is it of on or the to with ' +
    'de del der des die das du el en et il la las le les los un und une'
  ).split(' '),
);

const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Patterns for rows that contain a folded text. */
export interface ContainingPatterns {
  /** Matches a superset and can use the index; null if the text has no trigram. */
  indexed: string | null;
  /** Matches exactly. */
  whole: string;
}

/**
 * Patterns for a column that contains a folded text. The index is searched without the most common words, and the rows
 * that it returns are checked for the whole text.
 */
export function containing(folded: string): ContainingPatterns {
  const whole = `%${escapeLike(folded)}%`;
  if (!TRIGRAM.test(folded)) return { indexed: null, whole };
  // A space marks the start or end of a word, which adds a trigram.
  const words = folded.split(' ').map((word) => (COMMON_WORDS.has(word) ? '%' : escapeLike(word)));
  // Merges adjacent wildcards; a typed percent sign follows its backslash.
  const pattern = `%${words.join(' ')}%`.replace(/(?<!\\)%(?: ?%)+/g, '%');
  return { indexed: TRIGRAM.test(pattern) ? pattern : whole, whole };
}

/**
 * The condition that a folded column contains a folded text. The text is a literal, so that the planner can estimate
 * it.
 */
export function containsText(column: FoldedColumn, folded: string): RawBuilder<boolean> {
  const { indexed, whole } = containing(folded);
  const found = sql<boolean>`${sql.ref(column)} like ${indexed}`;
  if (indexed === whole) return found;
  // One or two letters have no trigram: the index would return every title, so the expression prevents its use.
  const checked = sql<boolean>`(${sql.ref(column)} || '') like ${whole}`;
  return indexed === null ? checked : sql`(${found} and ${checked})`;
}
