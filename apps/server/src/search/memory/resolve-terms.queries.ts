import { codesPerAttribute, searchAttribute } from '@titlenet/catalogue/search-attributes';
import { foldText } from '@titlenet/catalogue/text/fold';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../database/like.ts';
import type { Tables } from '../../database/tables.ts';
import { termsOfCodes } from '../../records/labelled-codes.queries.ts';
import type { Predicate } from '../title-search.ts';

type Coded = Extract<Predicate, { kind: 'codes' | 'name' }>;

/** Terms by predicate; a code that no title ever had has none. */
export type ResolvedTerms = ReadonlyMap<Predicate, readonly number[]>;

/** `folded` holds a person's name as stored and as displayed, separated by a line feed (names.ts). */
function namesLike(match: Extract<Coded, { kind: 'name' }>['match'], text: string): RawBuilder<boolean> {
  const folded = foldText(text);
  if (folded === '') return sql<boolean>`false`;
  const like = escapeLike(folded);
  if (match === 'contains') return sql<boolean>`folded like ${`%${like}%`}`;
  if (match === 'exact')
    return sql<boolean>`(folded = ${folded} or folded like ${`${like}\n%`} or folded like ${`%\n${like}`})`;
  return sql<boolean>`(folded like ${`${like}%`} or folded like ${`%\n${like}%`})`;
}

/** An array of the terms that a predicate names, by the labels of these companies. */
function namedTerms(predicate: Coded, companies: readonly string[]): RawBuilder<number[]> {
  if (predicate.kind === 'codes') return termsOfCodes(predicate.attribute, predicate.codes, companies);
  const { number } = searchAttribute(predicate.attribute);
  const found = namesLike(predicate.match, predicate.text);
  return sql<
    number[]
  >`array(select ${number * codesPerAttribute}::integer + number from term where attribute = ${number} and ${found})`;
}

/** Resolves all predicates by code and name in one query. @param companies those of the search, at least one */
export async function resolveTerms(
  db: Kysely<Tables>,
  predicates: readonly Predicate[],
  companies: readonly string[],
): Promise<ResolvedTerms> {
  const coded = predicates.filter(
    (predicate): predicate is Coded => predicate.kind === 'codes' || predicate.kind === 'name',
  );
  if (coded.length === 0) return new Map();
  const { rows } = await sql<Record<string, number[]>>`
    select ${sql.join(coded.map((each, index) => sql`${namedTerms(each, companies)} as ${sql.ref(`terms${index}`)}`))}`.execute(
    db,
  );
  return new Map(coded.map((each, index) => [each, rows[0]?.[`terms${index}`] ?? []]));
}
