import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Decision, PackDecision } from '@titlenet/contract/pack-decisions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { nameOf } from '../../people/display-name.queries.ts';

/** The decisions of titles of a pack, in its order. @param titleId only of this one; null: of all */
export async function findDecisions(
  db: Kysely<Tables>,
  { packId, titleId }: { packId: number; titleId: number | null },
  { subject, companies }: { subject: string; companies: readonly string[] },
): Promise<PackDecision[]> {
  const { rows } = await sql<PackDecision>`
    select p.id as "titleId", d.revision, p.company_code as "companyCode", p.isbn, p.kept_title as title,
      p.kept_author as author, t.product_id as "productId", p.is_removed as "isRemoved", d.decision, d.is_tag as "isTag",
      d.quantity, d.follow_up as "followUp", ${nameOf(sql`d.author`)} as by, d.author = ${subject} as "isMine",
      d.decided_at as at
    from pack_decision d join pack_title p on p.id = d.pack_title_id join pack_section s on s.id = p.section_id
      left join listed_title t on t.company_code = p.company_code and t.isbn = p.isbn
    where p.pack_id = ${packId} and p.company_code = any(${companies}::text[]) 
      and (${titleId}::integer is null or p.id = ${titleId})
    order by s.position, s.id, p.position, p.id`.execute(db);
  return rows;
}

/** A title of a pack, and its meeting. */
export interface DecidedTitle {
  companyCode: CompanyCode;
  isbn: string;
  /** Name of the meeting, or of the pack. */
  meeting: string;
  /** YYYY-MM-DD */
  day: string | null;
  /** Whether the title is in the catalogue, so that it can have notes. */
  exists: boolean;
}

/** @returns undefined if the pack has no such title of these companies */
export async function findDecidedTitle(
  trx: Transaction<Tables>,
  { packId, titleId }: { packId: number; titleId: number },
  companies: readonly string[],
): Promise<DecidedTitle | undefined> {
  const { rows } = await sql<DecidedTitle>`
    select p.company_code as "companyCode", p.isbn, coalesce(nullif(pack.meeting, ''), pack.name) as meeting,
      pack.meeting_day as day,
      exists (select from current_title t where t.company_code = p.company_code and t.isbn = p.isbn) as exists
    from pack_title p join pack on pack.id = p.pack_id
    where p.id = ${titleId} and pack.id = ${packId} and p.company_code = any(${companies}::text[])`.execute(trx);
  return rows[0];
}

/** A decision as it is stored. */
export interface StoredDecision extends Decision {
  revision: number;
  /** Subject. */
  author: string;
  noteId: number | null;
  addedTag: string | null;
}

export async function findDecision(trx: Transaction<Tables>, titleId: number): Promise<StoredDecision | undefined> {
  return trx
    .selectFrom('pack_decision')
    .select(['revision', 'author', 'decision', 'is_tag as isTag', 'quantity', 'follow_up as followUp'])
    .select(['note_id as noteId', 'added_tag as addedTag'])
    .where('pack_title_id', '=', titleId)
    .executeTakeFirst();
}

export async function putDecision(
  trx: Transaction<Tables>,
  titleId: number,
  { author, decision, isTag, quantity, followUp, noteId, addedTag }: Omit<StoredDecision, 'revision'>,
): Promise<void> {
  await sql`
    insert into pack_decision as stored (pack_title_id, author, decision, is_tag, quantity, follow_up, note_id, added_tag)
    values (${titleId}, ${author}, ${decision}, ${isTag}, ${quantity}, ${followUp}, ${noteId}, ${addedTag})
    on conflict (pack_title_id) do update set revision = stored.revision + 1, author = excluded.author,
      decided_at = now(), decision = excluded.decision, is_tag = excluded.is_tag, quantity = excluded.quantity,
      follow_up = excluded.follow_up, note_id = excluded.note_id, added_tag = excluded.added_tag`.execute(trx);
}
