import type { UserList } from '@titlenet/contract/user-lists';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Tables } from '../../database/tables.ts';
import { isVisibleTo, lockListName } from '../../people/visible-lists.queries.ts';

function listsFor(db: Kysely<Tables>, subject: string) {
  return db
    .selectFrom('user_list')
    .leftJoin('permission', 'permission.subject', 'user_list.owner')
    .select([
      'user_list.id',
      'user_list.name',
      sql<string>`coalesce(nullif(permission.display_name, ''), user_list.owner)`.as('owner'),
      sql<boolean>`user_list.owner = ${subject}`.as('isMine'),
      'user_list.is_shared as isShared',
      sql<number>`(select count(*)::integer from user_list_item where list_id = user_list.id)`.as('size'),
    ])
    .where(isVisibleTo(subject));
}

/** @returns the lists visible to a user, by name */
export function findLists(db: Kysely<Tables>, subject: string): Promise<UserList[]> {
  return listsFor(db, subject).orderBy(sql`lower(user_list.name)`).orderBy('user_list.id').execute();
}

/** @returns a list if it is visible to the user */
export function findList(db: Kysely<Tables>, subject: string, listId: number): Promise<UserList | undefined> {
  return listsFor(db, subject).where('user_list.id', '=', listId).executeTakeFirst();
}

/** Inserts an empty list. @returns its id, `name taken`, or `too many` if the owner already has `maximum` lists */
export function insertList(
  db: Kysely<Tables>,
  list: { owner: string; name: string; isShared: boolean },
  maximum: number,
): Promise<number | 'name taken' | 'too many'> {
  return db.transaction().execute(async (trx) => {
    await lockListName(trx, list.owner, list.name);
    // The blank name, which no list has, so that two new lists cannot both become the last one.
    await lockListName(trx, list.owner, '');
    const { count } = await trx
      .selectFrom('user_list')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner', '=', list.owner)
      .executeTakeFirstOrThrow();
    if (count >= maximum) return 'too many';
    const row = await trx
      .insertInto('user_list')
      .values({ owner: list.owner, name: list.name, is_shared: list.isShared })
      .onConflict((conflict) => conflict.columns(['owner', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? 'name taken';
  });
}

/** @returns `unknown` if the owner has no such list, `name taken` if another list of the owner has the name */
export function updateList(
  db: Kysely<Tables>,
  { owner, id }: { owner: string; id: number },
  { name, isShared }: { name?: string; isShared?: boolean },
): Promise<'changed' | 'unknown' | 'name taken'> {
  return db.transaction().execute(async (trx) => {
    if (name !== undefined) await lockListName(trx, owner, name);
    const { rows } = await sql<{ isTaken: boolean }>`
      select exists (select from user_list where owner = ${owner} and name = ${name ?? null} and id <> ${id}) as "isTaken"
      from user_list where id = ${id} and owner = ${owner} for update`.execute(trx);
    if (!rows[0]) return 'unknown';
    if (rows[0].isTaken) return 'name taken';
    const change = { ...(name !== undefined && { name }), ...(isShared !== undefined && { is_shared: isShared }) };
    if (Object.keys(change).length > 0) await trx.updateTable('user_list').set(change).where('id', '=', id).execute();
    return 'changed';
  });
}

/** @returns the name of the deleted list; undefined if the owner has no such list */
export async function deleteList(
  db: Kysely<Tables>,
  { owner, id }: { owner: string; id: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('user_list')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** A subquery with the column `isbn`. */
type IsbnSource = RawBuilder<{ isbn: string }>;

/** @returns the first ISBNs of a list, ascending */
export const isbnsOfList = (listId: number, maximum: number): IsbnSource =>
  sql`select isbn from user_list_item where list_id = ${listId} order by isbn limit ${maximum}`;

/** @returns the distinct ISBNs */
export const sentIsbns = (isbns: readonly string[]): IsbnSource =>
  sql`select distinct unnest(${isbns}::text[]) as isbn`;

/** @returns ISBNs without a title of these companies, ascending */
export async function findMissing(
  db: Kysely<Tables>,
  isbns: IsbnSource,
  companies: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ isbn: string }>`
    select distinct isbns.isbn from (${isbns}) isbns
    where not exists (
      select from current_title t where t.isbn = isbns.isbn and t.company_code = any(${companies})
    )
    order by isbns.isbn`.execute(db);
  return rows.map(({ isbn }) => isbn);
}

/** @returns the titles of these companies as items of a JSON array, without its brackets */
export async function findRows(db: Kysely<Tables>, isbns: IsbnSource, companies: readonly string[]): Promise<string> {
  const { rows } = await sql<{ rows: string | null }>`
    select string_agg(quick_row, ',' order by t.isbn, company_code) as rows
    from (${isbns}) isbns join current_title t on t.isbn = isbns.isbn
    where company_code = any(${companies})`.execute(db);
  return rows[0]?.rows ?? '';
}

/**
 * Adds ISBNs to a list. Concurrent additions are all kept, because each ISBN is a row.
 *
 * @returns undefined if the owner has no such list, `full` if it would have more than `maximum` ISBNs; then none is
 * added
 */
export function addIsbns(
  db: Kysely<Tables>,
  { owner, id, maximum }: { owner: string; id: number; maximum: number },
  isbns: readonly string[],
): Promise<{ added: number; alreadyThere: number; present: string[] } | 'full' | undefined> {
  return db.transaction().execute(async (trx) => {
    // The lock prevents concurrent additions from exceeding the maximum together.
    const list = await trx
      .selectFrom('user_list')
      .select(sql<number>`(select count(*)::integer from user_list_item where list_id = user_list.id)`.as('size'))
      .where('id', '=', id)
      .where('owner', '=', owner)
      .forUpdate()
      .executeTakeFirst();
    if (!list) return undefined;
    const counted = await sql<{ fresh: number; present: string[] }>`
      select (count(*) filter (where item.isbn is null))::integer as fresh,
        coalesce(array_agg(sent.isbn order by sent.isbn) filter (where item.isbn is not null), '{}') as present
      from (${sentIsbns(isbns)}) sent
      left join user_list_item item on item.list_id = ${id} and item.isbn = sent.isbn`.execute(trx);
    const { fresh, present } = onlyRow(counted);
    if (list.size + fresh > maximum) return 'full';
    await sql`
      insert into user_list_item (list_id, isbn) select ${id}::integer, isbn from (${sentIsbns(isbns)}) sent
      order by isbn on conflict do nothing`.execute(trx);
    return { added: fresh, alreadyThere: present.length, present };
  });
}

/** @returns the ISBNs removed; undefined if the owner has no such list */
export async function removeIsbns(
  db: Kysely<Tables>,
  { owner, id }: { owner: string; id: number },
  isbns: readonly string[],
): Promise<string[] | undefined> {
  const { rows } = await sql<{ removed: string[] }>`
    with list as (select id from user_list where id = ${id} and owner = ${owner} for key share),
      deleted as (
        delete from user_list_item where list_id in (select id from list) and isbn = any(${isbns}::text[])
        returning isbn
      )
    select array(select isbn from deleted) as removed from list`.execute(db);
  return rows[0]?.removed;
}
