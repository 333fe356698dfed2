import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export interface StoredText {
  text: string;
  digest: string;
  /** That of the catalogue in which it was read. */
  generation: string;
}

/** The arguments of the functions that read a title; null where no title can have the address. */
function addressOf(companyCode: string, id: string): RawBuilder<unknown> | null {
  if (id.length === 13) return sql`${companyCode}, null::integer, ${id}`;
  const productId = Number(id);
  return productId > 2_147_483_647 ? null : sql`${companyCode}, ${productId}::integer, null`;
}

/** The stored title bar, marked where the title is deleted; undefined when the company has no such title. */
export async function findTitleBar(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<StoredText | undefined> {
  const address = addressOf(companyCode, id);
  if (!address) return undefined;
  const { rows } = await sql<StoredText>`
    select text, digest, generation from read_title_bar(${address}) where text is not null`.execute(db);
  return rows[0];
}

interface SheetRow {
  generation: string;
  sheet: string;
  sales_members: string;
  audio_and_large_print: string | null;
  other_works: string | null;
  title_track: string | null;
  competitive: string | null;
}

/** The whole sheet as JSON text; undefined when the company has no such title. */
export async function findTitleSheet(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<StoredText | undefined> {
  const address = addressOf(companyCode, id);
  if (!address) return undefined;
  const { rows } = await sql<SheetRow>`select * from read_title_sheet(${address}) where sheet is not null`.execute(db);
  if (!rows[0]) return undefined;
  const text = sheetOf(rows[0]);
  // Half of the text belongs to other titles, so the tag is the text's own.
  return { text, digest: createHash('sha1').update(text).digest('base64url'), generation: rows[0].generation };
}

function sheetOf(row: SheetRow): string {
  const editions = `"audioAndLargePrint":[${row.audio_and_large_print ?? ''}],"otherWorks":[${row.other_works ?? ''}]`;
  const hasEditions = row.audio_and_large_print !== null || row.other_works !== null;
  const sales = `"titleTrack":[${row.title_track ?? ''}],"competitive":[${row.competitive ?? ''}],${row.sales_members}`;
  const hasSales = row.title_track !== null || row.competitive !== null || /:"/.test(row.sales_members);
  const flag = (hasData: boolean) => (hasData ? '' : ',"hasNoData":true');
  return `{${row.sheet},"relatedEditions":{${editions}${flag(hasEditions)}},"sales":{${sales}${flag(hasSales)}}}`;
}
