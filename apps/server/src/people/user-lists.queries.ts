import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { type Kysely, sql, type Transaction } from 'kysely';
import { onlyRow } from '../database/only-row.ts';
import type { Tables } from '../database/tables.ts';
import type { RowOutcome } from '../records/upsert-sent.queries.ts';
import { lockListName } from './visible-lists.queries.ts';

/** Stores lists, each in place of its owner's list of the same name. */
export async function putUserLists(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'list'>[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const record of records) outcomes.push(await db.transaction().execute((trx) => putUserList(trx, record)));
  return outcomes;
}

async function putUserList(trx: Transaction<Tables>, record: HouseRecordOf<'list'>): Promise<RowOutcome> {
  const { name, owner, isShared: is_shared = false, sentAt: sent_at } = record;
  await lockListName(trx, owner, name);
  const stored = await trx
    .selectFrom('user_list')
    .select(['id', 'is_shared', sql<boolean | null>`sent_at > ${sent_at ?? null}::timestamptz`.as('is_newer')])
    .where('owner', '=', owner)
    .where('name', '=', name)
    // Its owner may be deleting it; then it is added again.
    .forUpdate()
    .executeTakeFirst();
  if (stored?.is_newer) return 'older';
  const sent = { is_shared, sent_at: sent_at ?? new Date().toISOString() };
  if (!stored) {
    const { id } = await trx
      .insertInto('user_list')
      .values({ name, owner, ...sent })
      .returning('id')
      .executeTakeFirstOrThrow();
    await putItems(trx, id, record.isbns);
    return 'added';
  }
  const isChanged = (await putItems(trx, stored.id, record.isbns)) || stored.is_shared !== is_shared;
  if (isChanged || sent_at) await trx.updateTable('user_list').set(sent).where('id', '=', stored.id).execute();
  return isChanged ? 'updated' : 'unchanged';
}

/** Replaces the ISBNs of a list. @returns true if that changed it */
async function putItems(trx: Transaction<Tables>, listId: number, isbns: readonly string[]): Promise<boolean> {
  const result = await sql<{ changed: number }>`
    with sent as (select distinct unnest(${isbns}::text[]) as isbn),
      gone as (delete from user_list_item where list_id = ${listId} and isbn not in (select isbn from sent) returning 1),
      come as (insert into user_list_item select ${listId}, isbn from sent on conflict do nothing returning 1)
    select (select count(*) from gone) + (select count(*) from come) as changed`.execute(trx);
  return Number(onlyRow(result).changed) > 0;
}
