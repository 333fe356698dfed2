import { type RawBuilder, sql } from 'kysely';

type FoldedColumn = 'title_folded' | 'author_folded';

/** What people type is literal: `%`, `_` and `\` mean themselves (decision G-55). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Half the catalogue has them: to read the lists of their trigrams takes longer than all the others together. */
const COMMON_WORDS = new Set(
  (
    'a an and at by for from in is it of on or the to with ' +
    'de del der des die das du el en et il la las le les los un und une'
  ).split(' '),
);

const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Patterns that find what contains a folded text. */
export interface ContainingPatterns {
  /** Everything that contains the text fits, and the index knows it; null where the text has no trigram. */
  lookedUp: string | null;
  /** Nothing else fits. */
  whole: string;
}

/**
 * Patterns for a column that contains a folded text. The index looks up its words without the most common ones, the
 * rows found are checked for the whole text.
 */
export function containing(folded: string): ContainingPatterns {
  const whole = `%${escapeLike(folded)}%`;
  if (!TRIGRAM.test(folded)) return { lookedUp: null, whole };
  // A blank beside a word says that it begins or ends there, which is a trigram more.
  const words = folded.split(' ').map((word) => (COMMON_WORDS.has(word) ? '%' : escapeLike(word)));
  // Wildcards that meet become one; a percent sign that was typed follows its backslash.
  const telling = `%${words.join(' ')}%`.replace(/(?<!\\)%(?: ?%)+/g, '%');
  return { lookedUp: TRIGRAM.test(telling) ? telling : whole, whole };
}

/** A folded column that contains a folded text, as a condition in which the planner sees the text. */
export function containsText(column: FoldedColumn, folded: string): RawBuilder<boolean> {
  const { lookedUp, whole } = containing(folded);
  const found = sql<boolean>`${sql.ref(column)} like ${lookedUp}`;
  if (lookedUp === whole) return found;
  // One or two letters have no trigram: the index would hand over every title, so the column is hidden from it.
  const checked = sql<boolean>`(${sql.ref(column)} || '') like ${whole}`;
  return lookedUp === null ? checked : sql`(${found} and ${checked})`;
}
