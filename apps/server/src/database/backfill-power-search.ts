import { naturalSortKey } from '@titlenet/catalogue/natural-sort';
import { searchAttribute, searchAttributes, searchedMeaning, termOf } from '@titlenet/catalogue/search-attributes';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { titleCodes } from '@titlenet/catalogue/title-codes';
import { type Kysely, sql } from 'kysely';
import { ageColumns, firstAuthorNames } from '../projection/search-columns.ts';
import { titleOrder } from '../projection/title-order.ts';
import { listedBeside, unlistedAttributes } from '../records/code-uses.queries.ts';

/** Titles whose bars are held at once. */
const BATCH = 2_000;

interface StoredTitle {
  id: number;
  bar: string;
  editor: string | null;
  terms: number[];
}

/** Attributes that titles of older stores lack where no feed gave them a code: title-codes.ts now derives them. */
const derivedSince = ['country', 'formatType', 'series'] as const;

/** Fills what migration 0008 adds, from what an older store says of its titles. */
export async function backfillPowerSearch(db: Kysely<unknown>): Promise<void> {
  await foldNamesAnew(db);
  const numbers = new Map<string, number>();
  for (let after = 0; ; ) {
    const { rows } = await sql<StoredTitle>`
      select title.id, bar, terms, (('{' || sheet || '}')::json #>> '{editorial,editor}') as editor
      from title join title_document on title_id = id where id > ${after} order by id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    await fillBatch(db, rows, numbers);
    after = last.id;
  }
  await noteUses(db);
}

/** People's names are searched in both orders since. */
async function foldNamesAnew(db: Kysely<unknown>): Promise<void> {
  for (const attribute of searchAttributes.filter((each) => 'isPerson' in each)) {
    const { rows } = await sql<{ number: number; description: string }>`
      select number, description from term where attribute = ${attribute.number}`.execute(db);
    const folded = rows.map((row) => ({ number: row.number, folded: searchedMeaning(attribute, row.description) }));
    await sql`
      update term set folded = anew.folded
      from json_to_recordset(${JSON.stringify(folded)}::json) as anew (number integer, folded text)
      where attribute = ${attribute.number} and term.number = anew.number`.execute(db);
  }
}

async function fillBatch(db: Kysely<unknown>, titles: StoredTitle[], numbers: Map<string, number>): Promise<void> {
  const filled = [];
  for (const title of titles) {
    const bar = JSON.parse(title.bar) as TitleBar;
    const added = await lackingTerms(db, title, bar, numbers);
    const terms = added.length > 0 ? [...new Set([...title.terms, ...added])].sort((a, b) => a - b) : null;
    filled.push({
      title_id: title.id,
      terms,
      ...firstAuthorNames(bar.author1),
      ...ageColumns(bar),
      ...titleOrder(bar, title.editor),
    });
  }
  const rows = JSON.stringify(filled);
  await sql`
    update title set
      author1_folded = filled.author1_folded, author1_shown = filled.author1_shown,
      lower_age = filled.lower_age, upper_age = filled.upper_age, terms = coalesce(filled.terms, title.terms)
    from json_to_recordset(${rows}::json) as filled (
      title_id integer, author1_folded text, author1_shown text, lower_age smallint, upper_age smallint, terms integer[]
    ) where title.id = filled.title_id`.execute(db);
  await sql`
    insert into title_order select * from json_populate_recordset(null::title_order, ${rows}::json)`.execute(db);
}

async function lackingTerms(
  db: Kysely<unknown>,
  title: StoredTitle,
  bar: TitleBar,
  numbers: Map<string, number>,
): Promise<number[]> {
  const codes = titleCodes({ companyCode: bar.companyCode as never, bar, sheet: {}, stored: {}, codes: {} });
  const added: number[] = [];
  for (const name of derivedSince) {
    const attribute = searchAttribute(name);
    const hasOwn = title.terms.some((term) => Math.floor(term / termOf(1, 0)) === attribute.number);
    // A series may be there and the miniseries not; of the others a feed's own code stays alone.
    if (hasOwn && name !== 'series') continue;
    for (const { code, description } of codes[name] ?? []) {
      const key = `${attribute.number}\n${code}`;
      const number = numbers.get(key) ?? (await numberOf(db, attribute, code, description));
      numbers.set(key, number);
      added.push(termOf(attribute.number, number));
    }
  }
  return added.filter((term) => !title.terms.includes(term));
}

async function numberOf(
  db: Kysely<unknown>,
  attribute: (typeof searchAttributes)[number],
  code: string,
  description: string,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into term (attribute, number, code, description, folded, sort_key)
    select ${attribute.number}, coalesce(max(number), 0) + 1, ${code}, ${description},
      ${searchedMeaning(attribute, description)}, ${naturalSortKey(description)}
    from term where attribute = ${attribute.number}
    on conflict (attribute, code) do update set code = excluded.code
    returning number`.execute(db);
  return rows[0]!.number;
}

const numbersOf = (names: readonly Parameters<typeof searchAttribute>[0][]) =>
  names.map((name) => searchAttribute(name).number);

async function noteUses(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into code_use (company_code, parent, term)
    select distinct company_code, 0, term from title, unnest(terms) as term
    where term / ${termOf(1, 0)} <> all(${numbersOf(unlistedAttributes)})`.execute(db);
  for (const [parent, names] of Object.entries(listedBeside))
    await sql`
      insert into code_use (company_code, parent, term)
      select distinct company_code, parent, term from title, unnest(terms) as parent, unnest(terms) as term
      where parent / ${termOf(1, 0)} = any(${numbersOf([parent as keyof typeof listedBeside])})
        and term / ${termOf(1, 0)} = any(${numbersOf(names)})`.execute(db);
}
