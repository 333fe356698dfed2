import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { joinedSections, TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

type StoredSection = Exclude<keyof TitleSheet, (typeof joinedSections)[number]>;

/** A part of a title, and the title's company: a call by ISBN may name none (G-165). */
export interface FoundPart<Part> {
  companyCode: CompanyCode;
  part: Part;
}

/** Reads from the title with this ISBN of the first of these companies that has one. */
async function findPart<Part>(
  db: Kysely<Tables>,
  part: RawBuilder<Part>,
  isbn13: string,
  companies: readonly CompanyCode[],
): Promise<FoundPart<Part> | null> {
  const { rows } = await sql<FoundPart<Part>>`
    select t.company_code as "companyCode", ${part} as part
    from current_title t join title_document d on d.title_id = t.id
    where t.isbn = ${isbn13} and t.company_code = any(${companies}::text[])
    order by array_position(${companies}::text[], t.company_code) limit 1`.execute(db);
  return rows[0] ?? null;
}

/** @returns the title bar of a title by ISBN; null if none of these companies has it */
export async function findBarByIsbn(
  db: Kysely<Tables>,
  isbn13: string,
  companies: readonly CompanyCode[],
): Promise<TitleBar | null> {
  const found = await findPart(db, sql<TitleBar>`d.bar::json`, isbn13, companies);
  return found?.part ?? null;
}

/**
 * Reads one section of a title's sheet by ISBN. `json` instead of `jsonb` extracts one member without parsing the
 * others.
 *
 * @returns null if none of these companies has the title
 */
export function findSectionByIsbn<Name extends StoredSection>(
  db: Kysely<Tables>,
  section: Name,
  isbn13: string,
  companies: readonly CompanyCode[],
): Promise<FoundPart<TitleSheet[Name]> | null> {
  const part = sql<TitleSheet[Name]>`('{' || d.sheet || '}')::json -> ${section}::text`;
  return findPart(db, part, isbn13, companies);
}
