import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { dependentLists } from '@titlenet/catalogue/power-search/lookups';
import { type SearchAttributeName, searchAttributes, type TitleCodes } from '@titlenet/catalogue/search-attributes';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';

export type CodeUse = Tables['code_use'];

const unlisted: ReadonlySet<SearchAttributeName> = new Set(
  searchAttributes.filter((attribute) => 'isUnlisted' in attribute).map(({ name }) => name),
);

const dependent = [...dependentLists(Object.values(powerSearchForms))];

/**
 * The uses that one title makes of its codes: those that selectors offer for its company, by themselves and beside the
 * codes on which their lists depend. Codes without a company, those of lookups, have no uses.
 *
 * @param termsOf returns the terms of the title's codes of an attribute
 */
export function codeUses(codes: TitleCodes, termsOf: (name: SearchAttributeName) => readonly number[]): CodeUse[] {
  const company_code = codes.companyCode?.[0]?.code;
  if (company_code === undefined) return [];
  const present = keysOf(codes);
  const alone = present.filter((name) => !unlisted.has(name)).flatMap((name) => termsOf(name));
  const beside = dependent.flatMap(([parentName, names]) =>
    termsOf(parentName).flatMap((parent) =>
      names.flatMap((name) => termsOf(name).map((term) => ({ company_code, parent, term }))),
    ),
  );
  return [...alone.map((term) => ({ company_code, parent: 0, term })), ...beside];
}

/** Stores uses of codes outside of the titles' transactions: a use without a title does no harm. */
export async function addCodeUses(db: Kysely<Tables>, uses: readonly CodeUse[]): Promise<void> {
  await sql`
    insert into code_use (company_code, parent, term)
    select company_code, parent, term from ${jsonRows('code_use', uses)} as use
    -- A fixed order prevents deadlocks between importers.
    order by company_code, parent, term
    on conflict do nothing`.execute(db);
}
