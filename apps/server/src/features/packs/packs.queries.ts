import type { Pack, PackRole } from '@titlenet/contract/packs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Tables } from '../../database/tables.ts';
import { nameOf } from '../../people/display-name.queries.ts';
import { roleOf } from './pack-access.queries.ts';

type Readable = Kysely<Tables> | Transaction<Tables>;

const countTitles = (condition: ReturnType<typeof sql>) => sql<number>`
  (select count(*)::integer from pack_title where pack_id = pack.id and not is_removed and ${condition})`;

function packsFor(db: Readable, subject: string, companies: readonly string[]) {
  return (
    db
      .selectFrom('pack')
      .select([
        'id',
        'name',
        nameOf(sql`pack.owner`).as('owner'),
        roleOf(subject).as('role'),
        sql<Pack['forAll']>`for_all`.as('forAll'),
        'meeting',
        'meeting_day as meetingDay',
        countTitles(sql`company_code = any(${companies}::text[])`).as('titles'),
        countTitles(sql`company_code <> all(${companies}::text[])`).as('hidden'),
        'changed_at as changedAt',
      ])
      .where(sql<boolean>`${roleOf(subject)} is not null`)
      // Rows without a role are left out.
      .$narrowType<{ role: PackRole }>()
  );
}

/** @returns the packs that a person may see, the newest change first, titles counted in these companies */
export function findPacks(db: Kysely<Tables>, subject: string, companies: readonly string[]): Promise<Pack[]> {
  return packsFor(db, subject, companies).orderBy('changed_at', 'desc').orderBy('id', 'desc').execute();
}

/** @returns undefined if the person may not see the pack */
export function findPack(
  db: Kysely<Tables>,
  { subject, companies }: { subject: string; companies: readonly string[] },
  packId: number,
): Promise<Pack | undefined> {
  return packsFor(db, subject, companies).where('id', '=', packId).executeTakeFirst();
}

/** Waits for other new packs of the owner. @returns the number of packs that the owner has */
export async function countPacks(trx: Transaction<Tables>, owner: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`packs\n${owner}`}, 0))`.execute(trx);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from pack where owner = ${owner}`.execute(trx);
  return onlyRow(counted).count;
}

export interface NewPack {
  owner: string;
  name: string;
  meeting: string;
  meetingDay: string | null;
}

/** Inserts a pack with one section. @returns its id */
export async function insertPack(
  trx: Transaction<Tables>,
  { owner, name, meeting, meetingDay }: NewPack,
): Promise<number> {
  const { id } = await trx
    .insertInto('pack')
    .values({ owner, name, meeting, meeting_day: meetingDay })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('pack_section').values({ pack_id: id, position: 1, heading: '' }).execute();
  return id;
}

/**
 * Copies a pack with the titles of these companies, their notes and facts.
 * @returns the id of the copy; undefined if the pack has been deleted
 */
export async function insertCopy(
  trx: Transaction<Tables>,
  { packId, companies, owner, name }: { packId: number; companies: readonly string[]; owner: string; name: string },
): Promise<number | undefined> {
  // Without the lock its sections and titles may be deleted before they are read.
  const copied = await sql<{ id: number }>`
    insert into pack (owner, name, meeting, meeting_day, mark, pages)
    select ${owner}, ${name}, meeting, meeting_day, mark, pages from pack where id = ${packId} for key share
    returning id`.execute(trx);
  const id = copied.rows[0]?.id;
  if (id === undefined) return undefined;
  // Removed sections are copied too, because titles may follow in them.
  await sql`
    insert into pack_section (pack_id, position, heading, is_removed)
    select ${id}, row_number() over (order by position, id), heading, is_removed from pack_section
    where pack_id = ${packId} order by position, id`.execute(trx);
  await sql`
    with numbered as (
      select id, row_number() over (order by position, id) as number from pack_section where pack_id = ${packId}
    )
    insert into pack_title (pack_id, section_id, position, company_code, isbn, kept_title, kept_author, kept_format,
      kept_price, kept_on_sale, kept_status, kept_at, is_gone, internal_note, accounts_note, pages)
    select ${id}, section.id, t.position, company_code, isbn, kept_title, kept_author, kept_format,
      kept_price, kept_on_sale, kept_status, kept_at, is_gone, internal_note, accounts_note, pages
    from pack_title t join numbered on numbered.id = t.section_id
      join pack_section section on section.pack_id = ${id} and section.position = numbered.number
    where t.pack_id = ${packId} and not t.is_removed and company_code = any(${companies}::text[])`.execute(trx);
  return id;
}

/** @returns the name of the deleted pack; undefined if the owner has no such pack */
export async function deletePack(
  db: Kysely<Tables>,
  { owner, id }: { owner: string; id: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('pack')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
