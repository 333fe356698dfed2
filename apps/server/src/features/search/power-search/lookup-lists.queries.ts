import type { LookupItem } from '@titlenet/catalogue/power-search/lookups';
import {
  codesPerAttribute,
  type SearchAttributeName,
  searchAttribute,
  termOf,
} from '@titlenet/catalogue/search-attributes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import {
  entriesOf,
  entryKey,
  isFoundByLabel,
  isSeenWith,
  termsOfCodes,
} from '../../../records/labelled-codes.queries.ts';

/** Options by attribute. */
export type CodeLists = ReadonlyMap<SearchAttributeName, LookupItem[]>;

interface Listed extends LookupItem {
  attribute: number;
  number: number;
}

/** Groups rows into the entries of their attributes; an attribute without codes has an empty list. */
function byAttribute(names: readonly SearchAttributeName[], rows: readonly Listed[]): CodeLists {
  const lists = Map.groupBy(rows, ({ attribute }) => attribute);
  return new Map(
    names.map((name) => {
      const codes = lists.get(searchAttribute(name).number) ?? [];
      return [name, entriesOf(name, codes).map(([{ code, description }]) => ({ code, description }))];
    }),
  );
}

const numbersOf = (names: readonly SearchAttributeName[]) => names.map((name) => searchAttribute(name).number);

/**
 * The codes that titles of these companies have beside one of these terms, and all codes of the same entries: which code
 * stands for an entry must not depend on companies and other criteria, because forms and addresses keep it.
 */
function withSameLabels(
  names: readonly SearchAttributeName[],
  companies: readonly string[],
  beside: RawBuilder<unknown>,
) {
  return sql<Listed>`
    with used as (
      select * from term
      where attribute = any(${numbersOf(names)}::smallint[]) and attribute * ${codesPerAttribute}::integer + number in (
        select term from code_use where company_code = any(${companies}::text[]) and parent = any(${beside})))
    select attribute, number, code, description from (
      select * from used
      union
      select * from term
      where attribute = any(${numbersOf(names.filter(isFoundByLabel))}::smallint[]) and ${isSeenWith(companies)}
        and (attribute, folded) in (select attribute, folded from used)) as listed
    order by attribute, sort_key, code`;
}

/**
 * @param parent limits the codes to titles that also have this code (records/code-uses.queries.ts)
 * @returns the codes used by titles of these companies, in the order of their labels
 */
export async function findCodeLists(
  db: Kysely<Tables>,
  companies: readonly string[],
  names: readonly SearchAttributeName[],
  parent?: { attribute: SearchAttributeName; code: string },
): Promise<CodeLists> {
  const beside = parent ? termsOfCodes(parent.attribute, [parent.code], companies) : sql`array[0]`;
  const { rows } = await withSameLabels(names, companies, beside).execute(db);
  return byAttribute(names, rows);
}

/** @returns the BISAC codes that start with the three letters of a category */
export async function findBisacCodes(
  db: Kysely<Tables>,
  companies: readonly string[],
  category: string,
): Promise<LookupItem[]> {
  const { number } = searchAttribute('bisac');
  const { rows } = await sql<LookupItem>`
    select code, description from term
    where attribute = ${number} and starts_with(code, ${category})
      and ${number * codesPerAttribute}::integer + number in (
        select term from code_use where company_code = any(${companies}::text[]) and parent = 0)
    order by sort_key, code`.execute(db);
  return rows;
}

/** @returns the years of publication of these companies' titles, latest first */
export async function findYears(db: Kysely<Tables>, companies: readonly string[]): Promise<LookupItem[]> {
  const years = (await findCodeLists(db, companies, ['pubYear'])).get('pubYear') ?? [];
  return years.toSorted((a, b) => Number(b.code) - Number(a.code));
}

/** @returns the entries (`entryKey`) used by titles with an on-sale date since `since`, or without one */
export async function findActiveCodes(
  db: Kysely<Tables>,
  division: number,
  names: readonly SearchAttributeName[],
  since: string,
): Promise<Map<SearchAttributeName, Set<string>>> {
  const { rows } = await sql<Listed>`
    select attribute, number, code, description from term
    where attribute = any(${numbersOf(names)}::smallint[]) and attribute * ${codesPerAttribute}::integer + number in (
      select unnest(terms) from current_title
      where division = ${division}::smallint and (on_sale_date >= ${since}::date or on_sale_date is null))`.execute(db);
  return new Map(
    names.map((name) => [
      name,
      new Set(
        rows.filter(({ attribute }) => attribute === searchAttribute(name).number).map((row) => entryKey(name, row)),
      ),
    ]),
  );
}

/** @returns the entries used by titles of these companies with the numbers of their terms, in the order of their labels */
export async function findCodesWithTerms(
  db: Kysely<Tables>,
  companies: readonly string[],
  name: SearchAttributeName,
): Promise<(LookupItem & { terms: number[] })[]> {
  const { number } = searchAttribute(name);
  const { rows } = await withSameLabels([name], companies, sql`array[0]`).execute(db);
  return entriesOf(name, rows).map((entry) => {
    const [{ code, description }] = entry;
    return { code, description, terms: entry.map((term) => termOf(number, term.number)) };
  });
}
