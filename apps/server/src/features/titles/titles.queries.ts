import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { catalogueGeneration } from '../../database/catalogue-generation.queries.ts';
import type { Tables } from '../../database/tables.ts';

export interface StoredText {
  text: string;
  digest: string;
  /** That of the catalogue in which it was read. */
  generation: string;
}

/**
 * Which title an address means: thirteen digits are an ISBN for every company (decision G-128), fewer a product id.
 * Deleted titles have an address still (docs/decisions); one that nobody has named yet is not there.
 */
function addressed(companyCode: string, id: string): RawBuilder<boolean> | null {
  const isThere = sql`t.company_code = ${companyCode} and t.title <> ''`;
  if (id.length === 13) return sql`${isThere} and t.isbn = ${id}`;
  const productId = Number(id);
  if (productId > 2_147_483_647) return null;
  return sql`${isThere} and t.product_id = ${productId}`;
}

/** The stored title bar, marked where the title is deleted; undefined when the company has no such title. */
export async function findTitleBar(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<StoredText | undefined> {
  const where = addressed(companyCode, id);
  if (!where) return undefined;
  const { rows } = await sql<StoredText>`
    select
      case when t.is_deleted then left(d.bar, -1) || ',"isDeleted":true}' else d.bar end as text,
      case when t.is_deleted then d.bar_digest || '-' else d.bar_digest end as digest,
      ${catalogueGeneration} as generation
    from title t join title_document d on d.title_id = t.id where ${where}`.execute(db);
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

/**
 * What other titles own of a sheet is joined here, at every reading (decision G-169): a related title of the same
 * company as it is now, or what the feed knew of one that the store does not hold.
 */
const joinedRows = sql`
  select r.list, r.position,
    case when r.list in ('titleTrack', 'competitive')
      then left(coalesce(o.comparison, r.known), -1) || ',"isModel":' || r.is_model || '}'
      else coalesce(o.edition, r.known) end as item
  from title_reference r
  left join title other on other.company_code = t.company_code and other.isbn = r.isbn and not other.is_deleted
  left join title_document o on o.title_id = other.id
  where r.title_id = t.id`;

const listOf = (list: string) => sql`string_agg(item, ',' order by position) filter (where list = ${list})`;

/** The whole sheet as JSON text; undefined when the company has no such title. */
export async function findTitleSheet(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<StoredText | undefined> {
  const where = addressed(companyCode, id);
  if (!where) return undefined;
  const { rows } = await sql<SheetRow>`
    select d.sheet, d.sales_members, ${catalogueGeneration} as generation, joined.*
    from title t
    join title_document d on d.title_id = t.id
    cross join lateral (
      select ${listOf('audioAndLargePrint')} as audio_and_large_print, ${listOf('otherWorks')} as other_works,
        ${listOf('titleTrack')} as title_track, ${listOf('competitive')} as competitive
      from (${joinedRows}) as item_of_list
    ) as joined
    where ${where}`.execute(db);
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
