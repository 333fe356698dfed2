import { companyCodes } from '@titlenet/catalogue/companies';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import type { Pack, PackContent, PackSection, PackTitle } from '@titlenet/contract/packs';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

interface StoredSection {
  id: number;
  heading: string;
  isRemoved: boolean;
}

type StoredTitle = PackTitle & { sectionId: number };

/** Sections in order, removed ones too. */
async function findSections(db: Kysely<Tables>, packId: number): Promise<StoredSection[]> {
  return db
    .selectFrom('pack_section')
    .select(['id', 'heading', 'is_removed as isRemoved'])
    .where('pack_id', '=', packId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

async function findTitles(db: Kysely<Tables>, packId: number, companies: readonly string[]): Promise<StoredTitle[]> {
  const { rows } = await sql<StoredTitle>`
    select p.id, p.section_id as "sectionId", p.company_code as "companyCode", p.isbn, t.product_id as "productId",
      p.kept_title as title, p.kept_author as author, p.kept_format as format, p.kept_price as price,
      p.kept_on_sale as "onSaleDate", p.kept_status as status, p.kept_at as "keptAt",
      p.internal_note as "internalNote", p.accounts_note as "accountsNote", p.pages
    from pack_title p left join listed_title t on t.company_code = p.company_code and t.isbn = p.isbn
    where p.pack_id = ${packId} and not p.is_removed and p.company_code = any(${companies}::text[])
    order by p.position, p.id`.execute(db);
  return rows;
}

/**
 * The sections that are shown. Titles of a removed section follow those of the section before it, so that its return
 * brings them back to their places. The first section is never a removed one.
 */
function shownSections(sections: readonly StoredSection[], titles: readonly StoredTitle[]): PackSection[] {
  const shown: PackSection[] = [];
  for (const { id, heading, isRemoved } of sections) {
    const own = titles.filter(({ sectionId }) => sectionId === id).map(({ sectionId: _, ...title }) => title);
    if (isRemoved) shown.at(-1)?.titles.push(...own);
    else shown.push({ id, heading, titles: own });
  }
  return shown;
}

/** @param pack as the reader sees it @returns it with sections, and titles of the reader's companies */
export async function findContent(db: Kysely<Tables>, pack: Pack, companies: readonly string[]): Promise<PackContent> {
  const row = await db
    .selectFrom('pack')
    .select(['version', 'mark', 'pages'])
    .where('id', '=', pack.id)
    .executeTakeFirstOrThrow();
  const mark = row.mark !== null && isOneOf(companyCodes, row.mark) ? row.mark : null;
  const sections = shownSections(await findSections(db, pack.id), await findTitles(db, pack.id, companies));
  return { ...pack, ...row, mark, sections };
}
