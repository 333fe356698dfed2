import { formatLabel } from '@titlenet/catalogue/rules/format-label';
import { marketStatus } from '@titlenet/catalogue/rules/market-status';
import type { PackFacts } from '@titlenet/contract/packs';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { onlyRow } from '../database/only-row.ts';
import type { Tables } from '../database/tables.ts';
import { onSaleDateOf, readListTexts } from '../derive/list-texts.ts';

/** A row of `factColumns`. */
export interface FactRow {
  company_code: string;
  isbn: string;
  title: string;
  price: number | null;
  /** YYYY-MM-DD */
  on_sale_date: string | null;
  texts: string;
}

/** Columns of `listed_title` as t and `title_document` as d. */
export const factColumns = sql`
  t.company_code, t.isbn, t.title, t.price, t.on_sale_date, coalesce(d.list_row, '{}') as texts`;

/** @returns the facts that a pack keeps of a title as it is now */
export function factsOf({ title, price, on_sale_date, texts }: FactRow): PackFacts {
  const listed = readListTexts(texts);
  const { author1, salesMarketingCode, ...format } = listed;
  return {
    title,
    author: author1 ?? null,
    format: formatLabel(format),
    price,
    onSaleDate: onSaleDateOf(on_sale_date, listed),
    status: marketStatus(salesMarketingCode)?.text ?? null,
  };
}

/** @param found a query with the columns `id` and `position` of titles @returns what a pack keeps of them, in order */
export async function findFacts(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    with found as materialized (${found})
    select ${factColumns} from found join listed_title t on t.id = found.id
      left join title_document d on d.title_id = t.id
    where t.isbn is not null order by found.position`.execute(db);
  return rows;
}

interface Addition {
  packId: number;
  sectionId: number | undefined;
  titles: readonly FactRow[];
  /** Maximum number of titles of the pack. */
  maximum: number;
}

/** @returns the section with this id, or the last one; undefined if the pack has no such section */
async function findSection(
  trx: Transaction<Tables>,
  { packId, sectionId }: Pick<Addition, 'packId' | 'sectionId'>,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('pack_section')
    .select('id')
    .where('pack_id', '=', packId)
    .where('is_removed', '=', false)
    .$if(sectionId !== undefined, (query) => query.where('id', '=', sectionId ?? 0))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Adds titles at the end of a section. A title that was removed comes back with its notes, and with its facts of now as
 * any other that is added (G-602); one that is in the pack stays as it is. The pack must be locked.
 *
 * @returns the ids of the added titles in order; the number above the maximum: then none was added
 */
export async function insertTitles(
  trx: Transaction<Tables>,
  addition: Addition,
): Promise<{ added: number[]; alreadyThere: number } | { tooMany: number } | undefined> {
  const { packId, titles, maximum } = addition;
  const section = await findSection(trx, addition);
  if (section === undefined) return undefined;
  const rows = titles.map((row, index) => {
    const { onSaleDate: on_sale, ...kept } = factsOf(row);
    return { position: index, company_code: row.company_code, isbn: row.isbn, ...kept, on_sale };
  });
  const { rows: added } = await sql<{ id: number }>`
    insert into pack_title as stored (pack_id, section_id, position, company_code, isbn, kept_title, kept_author,
      kept_format, kept_price, kept_on_sale, kept_status)
    select ${packId}::integer, ${section}::integer,
      position + 1 + (select coalesce(max(position), 0) from pack_title where section_id = ${section}),
      company_code, isbn, title, author, format, price, on_sale, status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (position integer, company_code text, isbn text,
      title text, author text, format text, price numeric, on_sale text, status text)
    order by position
    on conflict (pack_id, company_code, isbn) do update set is_removed = false, section_id = excluded.section_id,
      position = excluded.position, kept_title = excluded.kept_title, kept_author = excluded.kept_author,
      kept_format = excluded.kept_format, kept_price = excluded.kept_price, kept_on_sale = excluded.kept_on_sale,
      kept_status = excluded.kept_status, kept_at = now(), is_gone = false
    where stored.is_removed
    returning id`.execute(trx);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from pack_title where pack_id = ${packId} and not is_removed`.execute(trx);
  const { count } = onlyRow(counted);
  if (count > maximum) return { tooMany: count - maximum };
  return { added: added.map(({ id }) => id), alreadyThere: titles.length - added.length };
}
