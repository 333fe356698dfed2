import { codesPerAttribute, searchAttribute } from '@titlenet/catalogue/search-attributes';
import { foldText } from '@titlenet/catalogue/text/fold';
import { MAX_SUGGESTIONS } from '@titlenet/contract/power-search/refinements';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../database/like.ts';
import type { Tables } from '../../../database/tables.ts';

export interface SuggestionScope {
  divisions: readonly number[];
  /** The caller's companies inside them. */
  companies: readonly string[];
}

const prefixPattern = (typed: string) => `${escapeLike(foldText(typed))}%`;

const asTexts = (rows: readonly { text: string }[]) => rows.map(({ text }) => text);

/** The first distinct texts with a prefix, in the order of an index on the column, so that only these are read. */
const firstOf = (column: string, shown: string, like: string, division: number, companies: readonly string[]) => sql`
  (select ${sql.ref(column)} as folded, min(${sql.ref(shown)}) as text from current_title
    where division = ${division}::smallint and ${sql.ref(column)} like ${like}
      and company_code = any(${companies}::text[])
    group by ${sql.ref(column)} order by ${sql.ref(column)} limit ${MAX_SUGGESTIONS})`;

async function firstTexts(db: Kysely<Tables>, found: readonly RawBuilder<unknown>[]): Promise<string[]> {
  if (found.length === 0) return [];
  const { rows } = await sql<{ text: string }>`
    select text from (select text, min(folded) as folded from (${sql.join(found, sql` union all `)}) as found
      group by text) as texts
    order by folded, text limit ${MAX_SUGGESTIONS}`.execute(db);
  return asTexts(rows);
}

/** @returns titles with a prefix, of the caller's companies only */
export function findTitleSuggestions(db: Kysely<Tables>, typed: string, scope: SuggestionScope): Promise<string[]> {
  const like = prefixPattern(typed);
  return firstTexts(
    db,
    scope.divisions.map((division) => firstOf('title_folded_start', 'title', like, division, scope.companies)),
  );
}

/** @returns authors, as stored, whose name starts with a text as stored or as displayed (G-55) */
export function findAuthorsByStart(db: Kysely<Tables>, typed: string, scope: SuggestionScope): Promise<string[]> {
  const like = prefixPattern(typed);
  return firstTexts(
    db,
    scope.divisions.flatMap((division) =>
      ['author1_folded_start', 'author1_shown_start'].map((column) =>
        firstOf(column, 'author', like, division, scope.companies),
      ),
    ),
  );
}

/** @returns the names of the first authors of these titles, as stored, each once */
export async function findFirstAuthors(db: Kysely<Tables>, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct author as text from current_title
    where id = any(${ids}::integer[]) and author <> ''`.execute(db);
  return asTexts(rows);
}

/** @returns the names of all people of these titles, as stored, each once */
export async function findPeople(db: Kysely<Tables>, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct name as text from current_title join title_document on title_id = id,
      jsonb_array_elements_text(box_texts::jsonb -> 'people') as name
    where id = any(${ids}::integer[])`.execute(db);
  return asTexts(rows);
}

/** @returns series of these companies with a prefix */
export async function findSeriesSuggestions(
  db: Kysely<Tables>,
  typed: string,
  companies: readonly string[],
): Promise<string[]> {
  const { number } = searchAttribute('series');
  const { rows } = await sql<{ text: string }>`
    select description as text from term
    where attribute = ${number} and folded like ${prefixPattern(typed)}
      and ${number * codesPerAttribute}::integer + number in (
        select term from code_use where company_code = any(${companies}::text[]) and parent = 0)
    order by sort_key, code limit ${MAX_SUGGESTIONS}`.execute(db);
  return asTexts(rows);
}
