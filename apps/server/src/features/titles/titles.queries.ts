import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export interface StoredText {
  text: string;
  digest: string;
  /** Generation of the catalogue at which it was read. */
  generation: string;
}

/** Arguments of the SQL functions that read a title; null when no title can have the id. */
function titleArguments(companyCode: string, id: string): RawBuilder<unknown> | null {
  if (id.length === 13) return sql`${companyCode}, null::integer, ${id}`;
  const productId = Number(id);
  return productId > 2_147_483_647 ? null : sql`${companyCode}, ${productId}::integer, null`;
}

/**
 * Finds the stored title bar, which has a flag for deleted titles; undefined if the company has no such title.
 */
export async function findTitleBar(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<StoredText | undefined> {
  const titleArgs = titleArguments(companyCode, id);
  if (!titleArgs) return undefined;
  const { rows } = await sql<StoredText>`
    select text, digest, generation from read_title_bar(${titleArgs}) where text is not null`.execute(db);
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

/** Finds the whole sheet as JSON; undefined when the company has no such title. */
export async function findTitleSheet(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<StoredText | undefined> {
  const titleArgs = titleArguments(companyCode, id);
  if (!titleArgs) return undefined;
  const { rows } = await sql<SheetRow>`select * from read_title_sheet(${titleArgs}) where sheet is not null`.execute(
    db,
  );
  if (!rows[0]) return undefined;
  const text = sheetOf(rows[0]);
  // Parts of the text come from other titles, so its digest is computed here.
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
