import type { SearchAttributeName, TitleCodes } from '@titlenet/catalogue/search-attributes';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';

export type CodeUse = Tables['code_use'];

/** Attributes of which no selector and no suggestion offers the codes. */
export const unlistedAttributes: readonly SearchAttributeName[] = ['companyCode', 'illustrator', 'publicist'];

/** Lists that the choice of another code narrows: business group, academic subject, HQNA's format type (CS §4). */
export const listedBeside = {
  businessGroup: [
    'award',
    'division',
    'category',
    'format',
    'imprint',
    'marketingSubject',
    'promoPeriod',
    'academicSubject',
  ],
  academicSubject: ['academicSubjectRefine'],
  formatType: ['format'],
} as const satisfies Partial<Record<SearchAttributeName, readonly SearchAttributeName[]>>;

type ParentName = keyof typeof listedBeside;

/**
 * The uses that one title makes of its codes: those that selectors offer of its company, by themselves and beside the
 * codes that narrow them. Codes without a company (a lookup's) are used by nobody.
 *
 * @param termsOf the terms of the title's codes of an attribute
 */
export function codeUses(codes: TitleCodes, termsOf: (name: SearchAttributeName) => readonly number[]): CodeUse[] {
  const company_code = codes.companyCode?.[0]?.code;
  if (company_code === undefined) return [];
  const names = Object.keys(codes) as SearchAttributeName[];
  const alone = names.filter((name) => !unlistedAttributes.includes(name)).flatMap((name) => termsOf(name));
  const beside = (Object.keys(listedBeside) as ParentName[]).flatMap((parentName) =>
    termsOf(parentName).flatMap((parent) =>
      listedBeside[parentName].flatMap((name) => termsOf(name).map((term) => ({ company_code, parent, term }))),
    ),
  );
  return [...alone.map((term) => ({ company_code, parent: 0, term })), ...beside];
}

/** Notes uses of codes, outside the titles' transactions: that a code was to be used is no harm where it then was not. */
export async function addCodeUses(db: Kysely<Tables>, uses: readonly CodeUse[]): Promise<void> {
  await sql`
    insert into code_use (company_code, parent, term)
    select company_code, parent, term from ${jsonRows('code_use', uses)} as use
    -- One order for everybody, or two importers could wait for each other.
    order by company_code, parent, term
    on conflict do nothing`.execute(db);
}
