import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import { parseBoxWords } from '@titlenet/catalogue/search-box/box-words';
import { respacedWords, similarMatch } from '@titlenet/catalogue/search-box/match';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import {
  type BoxHits,
  type BoxSearch,
  hitOf,
  isExactRank,
  MIN_EXACT_HITS,
  numberStart,
  rankOf,
} from '../../box-hits.ts';
import { tradeNumberCondition } from '../conditions.queries.ts';
import { hasWords, mayHaveSimilarWords, placeOf, similarityOf } from './box-conditions.queries.ts';

/** A hit with the values by which hits are ordered (G-264). */
interface RankedTitle {
  id: number;
  division: DivisionNumber;
  rank: number;
  is_recent: boolean;
  sold: number;
  title: string;
  isbn: string;
  company: string;
}

interface CountedTitle extends RankedTitle {
  /** Hits in the division. */
  total: number;
}

/** Similar titles that are compared with the typed words, the most similar ones by trigrams. */
const MAX_CANDIDATES = 1_000;
/** A word of five letters shares a third of its trigrams with itself after two letters were exchanged. */
const MIN_WORD_SIMILARITY = 0.3;

/** Searches the words and numbers of titles (docs/requirements, G-260 to G-265). */
export async function findBoxHits(db: Kysely<Tables>, search: BoxSearch): Promise<BoxHits[]> {
  const { query, maximum } = search;
  const { words, number } = query;
  if (search.groups.length === 0) return [];
  if (number?.isComplete) {
    const numbered = await findExact(db, search, tradeNumberCondition('exact', number.digits), sql<number>`0`);
    if (numbered.length > 0) return groupsOf(numbered, [], maximum);
  }
  const digits = numberStart(query);
  const conditions = [
    ...(words.length > 0 ? [hasWords(words)] : []),
    ...(digits ? [tradeNumberCondition('startsWith', digits)] : []),
  ];
  if (conditions.length === 0) return [];
  const exact = await findExact(db, search, sql<boolean>`(${sql.join(conditions, sql` or `)})`, placeOf(words));
  const isEnough = totalsOf(exact) >= MIN_EXACT_HITS;
  return groupsOf(exact, isEnough ? [] : await findSimilar(db, search, exact), maximum);
}

const columns = (recentFrom: string) => sql`id, division, company_code as company, title_folded as title,
  coalesce(isbn, '') as isbn, coalesce(ltd_net, 0) as sold, coalesce(on_sale_date >= ${recentFrom}::date, false) as is_recent`;

const inGroups = ({ groups }: BoxSearch) =>
  sql<boolean>`(company_code || '') = any(${groups.flatMap(({ companies }) => companies)}::text[]) and not is_deleted`;

/** @returns the first exact hits of each division, in order */
async function findExact(
  db: Kysely<Tables>,
  search: BoxSearch,
  condition: RawBuilder<boolean>,
  place: RawBuilder<number>,
): Promise<CountedTitle[]> {
  const { rows } = await sql<CountedTitle>`
    with hit as materialized (
      select ${columns(search.recentFrom)}, ${place} as rank from title where ${condition} and ${inGroups(search)}
    ), numbered as (
      select *, (count(*) over (partition by division))::integer as total, row_number() over (
        partition by division
        order by rank, is_recent desc, sold desc, title collate "C", isbn collate "C", company collate "C", id
      ) as position
      from hit
    )
    select id, division, company, title, isbn, sold, is_recent, rank, total from numbered
    where position <= ${search.maximum} order by position`.execute(db);
  return rows;
}

/** The exact hits of all divisions. */
function totalsOf(exact: readonly CountedTitle[]): number {
  return [...new Map(exact.map(({ division, total }) => [division, total])).values()].reduce(
    (sum, one) => sum + one,
    0,
  );
}

/** @returns the similar titles among those that trigrams propose, in order */
async function findSimilar(
  db: Kysely<Tables>,
  search: BoxSearch,
  exact: readonly RankedTitle[],
): Promise<RankedTitle[]> {
  const { query } = search;
  if (query.words.length === 0) return [];
  const proposed = sql.join([mayHaveSimilarWords(query.words), ...respacedWords(query.words).map(hasWords)], sql` or `);
  const rows = await db.transaction().execute(async (transaction) => {
    await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(MIN_WORD_SIMILARITY)}`.execute(transaction);
    const found = await sql<RankedTitle & { words: string }>`
      select ${columns(search.recentFrom)}, 0 as rank, box_words as words from title
      where (${proposed}) and ${inGroups(search)}
      order by ${similarityOf(query.words)} desc, id limit ${MAX_CANDIDATES}`.execute(transaction);
    return found.rows;
  });
  const known = new Set(exact.map(({ id }) => id));
  return rows
    .filter(({ id }) => !known.has(id))
    .flatMap(({ words, ...row }) => {
      const match = similarMatch(query, parseBoxWords(words));
      return match ? [{ ...row, rank: rankOf(match) }] : [];
    })
    .toSorted(compareTitles);
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function compareTitles(one: RankedTitle, other: RankedTitle): number {
  return (
    one.rank - other.rank ||
    Number(other.is_recent) - Number(one.is_recent) ||
    other.sold - one.sold ||
    compareTexts(one.title, other.title) ||
    compareTexts(one.isbn, other.isbn) ||
    compareTexts(one.company, other.company) ||
    one.id - other.id
  );
}

/** @param exact the first hits of each division @param similar all of them; both in order */
function groupsOf(exact: readonly CountedTitle[], similar: readonly RankedTitle[], maximum: number): BoxHits[] {
  const byDivision = Map.groupBy([...exact, ...similar], ({ division }) => division);
  return (
    [...byDivision]
      // A group has a title.
      .toSorted(([, [one]], [, [other]]) => compareTitles(one!, other!))
      .map(([division, titles]) => ({
        division,
        exact: exact.find((title) => title.division === division)?.total ?? 0,
        similar: titles.filter(({ rank }) => !isExactRank(rank)).length,
        titles: titles.slice(0, maximum).map(({ id, rank }) => hitOf(id, rank)),
      }))
  );
}
