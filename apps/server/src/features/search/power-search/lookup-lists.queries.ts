import type { LookupItem } from '@titlenet/catalogue/power-search/lookups';
import { codesPerAttribute, type SearchAttributeName, searchAttribute } from '@titlenet/catalogue/search-attributes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Options by attribute. */
export type CodeLists = ReadonlyMap<SearchAttributeName, LookupItem[]>;

interface Listed extends LookupItem {
  attribute: number;
}

/** Groups rows by attribute; an attribute without codes has an empty list. */
function byAttribute(names: readonly SearchAttributeName[], rows: readonly Listed[]): CodeLists {
  const lists = new Map(names.map((name) => [searchAttribute(name).number as number, [] as LookupItem[]]));
  for (const { attribute, code, description } of rows) lists.get(attribute)?.push({ code, description });
  return new Map(names.map((name) => [name, lists.get(searchAttribute(name).number)!]));
}

const numbersOf = (names: readonly SearchAttributeName[]) => names.map((name) => searchAttribute(name).number);

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
  const beside = parent
    ? sql`(select attribute * ${codesPerAttribute}::integer + number from term
        where attribute = ${searchAttribute(parent.attribute).number} and code = ${parent.code})`
    : sql`0`;
  const { rows } = await sql<Listed>`
    select attribute, code, description from term
    where attribute = any(${numbersOf(names)}::smallint[]) and attribute * ${codesPerAttribute}::integer + number in (
      select term from code_use where company_code = any(${companies}::text[]) and parent = ${beside})
    order by attribute, sort_key, code`.execute(db);
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
  const years = (await findCodeLists(db, companies, ['pubYear'])).get('pubYear')!;
  return years.toSorted((a, b) => Number(b.code) - Number(a.code));
}

/** @returns the codes used by titles with an on-sale date since `since`, or without one */
export async function findActiveCodes(
  db: Kysely<Tables>,
  division: number,
  names: readonly SearchAttributeName[],
  since: string,
): Promise<Map<SearchAttributeName, Set<string>>> {
  const { rows } = await sql<{ attribute: number; code: string }>`
    select attribute, code from term
    where attribute = any(${numbersOf(names)}::smallint[]) and attribute * ${codesPerAttribute}::integer + number in (
      select unnest(terms) from title
      where division = ${division}::smallint and (on_sale_date >= ${since}::date or on_sale_date is null)
        and not is_deleted)`.execute(db);
  return new Map(
    names.map((name) => [
      name,
      new Set(rows.filter(({ attribute }) => attribute === searchAttribute(name).number).map(({ code }) => code)),
    ]),
  );
}

/** @returns the codes used by titles of these companies with the number of their terms, in the order of their labels */
export async function findCodesWithTerms(
  db: Kysely<Tables>,
  companies: readonly string[],
  name: SearchAttributeName,
): Promise<(LookupItem & { term: number })[]> {
  const { number } = searchAttribute(name);
  const { rows } = await sql<LookupItem & { term: number }>`
    select code, description, ${number * codesPerAttribute}::integer + number as term from term
    where attribute = ${number} and ${number * codesPerAttribute}::integer + number in (
      select term from code_use where company_code = any(${companies}::text[]) and parent = 0)
    order by sort_key, code`.execute(db);
  return rows;
}
