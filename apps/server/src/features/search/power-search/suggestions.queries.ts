import { foldText } from '@titlenet/catalogue/fold';
import { codesPerAttribute, searchAttribute } from '@titlenet/catalogue/search-attributes';
import { suggestionsMaximum } from '@titlenet/contract/power-search/refinements';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../database/like.ts';
import type { Tables } from '../../../database/tables.ts';

export interface SuggestionScope {
  divisions: readonly number[];
  /** The caller's companies inside them. */
  companies: readonly string[];
}

const beginning = (typed: string) => `${escapeLike(foldText(typed))}%`;

const asTexts = (rows: readonly { text: string }[]) => rows.map(({ text }) => text);

/** The first texts whose folded form begins so, each once, in the order of the index: it is read no further. */
const firstOf = (column: string, shown: string, like: string, division: number, companies: readonly string[]) => sql`
  (select ${sql.ref(column)} as folded, min(${sql.ref(shown)}) as text from title
    where division = ${division}::smallint and ${sql.ref(column)} like ${like}
      and company_code = any(${companies}::text[]) and not is_deleted
    group by ${sql.ref(column)} order by ${sql.ref(column)} limit ${suggestionsMaximum})`;

async function firstTexts(db: Kysely<Tables>, found: readonly RawBuilder<unknown>[]): Promise<string[]> {
  if (found.length === 0) return [];
  const { rows } = await sql<{ text: string }>`
    select text from (select text, min(folded) as folded from (${sql.join(found, sql` union all `)}) as found
      group by text) as texts
    order by folded, text limit ${suggestionsMaximum}`.execute(db);
  return asTexts(rows);
}

/** Titles that begin with a text, without the ones that the caller may not see. */
export function findTitleSuggestions(db: Kysely<Tables>, typed: string, scope: SuggestionScope): Promise<string[]> {
  const like = beginning(typed);
  return firstTexts(
    db,
    scope.divisions.map((division) => firstOf('title_folded', 'title', like, division, scope.companies)),
  );
}

/** Authors whose name begins with a text, in stored or in shown order (G-55); as they are stored. */
export function findAuthorSuggestions(db: Kysely<Tables>, typed: string, scope: SuggestionScope): Promise<string[]> {
  const like = beginning(typed);
  return firstTexts(
    db,
    scope.divisions.flatMap((division) =>
      ['author1_folded', 'author1_shown'].map((column) => firstOf(column, 'author', like, division, scope.companies)),
    ),
  );
}

/** Series of these companies that begin with a text. */
export async function findSeriesSuggestions(
  db: Kysely<Tables>,
  typed: string,
  companies: readonly string[],
): Promise<string[]> {
  const { number } = searchAttribute('series');
  const { rows } = await sql<{ text: string }>`
    select description as text from term
    where attribute = ${number} and folded like ${beginning(typed)}
      and ${number * codesPerAttribute}::integer + number in (
        select term from code_use where company_code = any(${companies}::text[]) and parent = 0)
    order by sort_key, code limit ${suggestionsMaximum}`.execute(db);
  return asTexts(rows);
}
