import { type RawBuilder, sql } from 'kysely';

/** What people type is literal: `%`, `_` and `\` mean themselves (decision G-55). */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * A folded column that contains a folded text. One or two letters have no trigram: the index would hand over every
 * title, so the column is hidden from it and the rows of the other criteria are scanned instead (DESIGN §5).
 */
export function containsText(column: 'title_folded' | 'author_folded', folded: string): RawBuilder<boolean> {
  const pattern = `%${escapeLike(folded)}%`;
  const hasTrigram = /[\p{L}\p{N}]{3}/u.test(folded);
  return hasTrigram ? sql`${sql.ref(column)} like ${pattern}` : sql`(${sql.ref(column)} || '') like ${pattern}`;
}
