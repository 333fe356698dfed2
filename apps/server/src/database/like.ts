import { type RawBuilder, sql } from 'kysely';

type FoldedColumn = 'title_folded' | 'author_folded';

/** What people type is literal: `%`, `_` and `\` mean themselves (decision G-55). */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

const containing = (text: string) => `%${escapeLike(text)}%`;

/** Out of sight of the index. */
const checked = (column: FoldedColumn, folded: string) =>
  sql<boolean>`(${sql.ref(column)} || '') like ${containing(folded)}`;

/** Fewer say too little: one common word alone would have far more titles checked than the whole text. */
const FEWEST_WORDS = 2;
/** More of them find hardly fewer titles, and each has to be looked up. */
const MOST_WORDS = 3;

/** The longest words, without those as short as the ones that every other title has. */
function tellingWords(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [];
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}

/**
 * A folded column that contains a folded text. Of several long words the index looks these up, and the rows that have
 * them all are checked for the whole text: the trigrams of "the" and of the gaps between words are those of half the
 * catalogue, and reading their lists takes four times as long. One or two letters have no trigram: the index would hand
 * over every title, so the column is hidden from it and the rows of the other criteria are scanned (DESIGN §5).
 */
export function containsText(column: FoldedColumn, folded: string): RawBuilder<boolean> {
  const words = tellingWords(folded);
  if (words.length >= FEWEST_WORDS) {
    const found = words.map((word) => sql`${sql.ref(column)} like ${containing(word)}`);
    return sql`(${sql.join(found, sql` and `)} and ${checked(column, folded)})`;
  }
  const hasTrigram = /[\p{L}\p{N}]{3}/u.test(folded);
  return hasTrigram ? sql`${sql.ref(column)} like ${containing(folded)}` : checked(column, folded);
}
