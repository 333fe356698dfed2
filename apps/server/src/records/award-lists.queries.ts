import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';

/** Stores the names of the awards in these records; a position that no record contains is kept. */
export async function putAwardLists(
  db: Kysely<Tables>,
  records: readonly Pick<HouseRecordOf<'award'>, 'lists'>[],
): Promise<void> {
  const lists = new Map(
    records.flatMap(({ lists = [] }) => lists).map((list) => [`${list.audience} ${list.id}`, list]),
  );
  if (lists.size === 0) return;
  const rows = [...lists.values()].map(({ id, audience, name, position }) => ({ id, audience, name, position }));
  await sql`
    insert into award_list as stored (id, audience, name, position)
    select sent.id, sent.audience, sent.name, coalesce(sent.position, known.position, 0)
    from ${jsonRows('award_list', rows)} as sent
    left join award_list known on known.audience = sent.audience and known.id = sent.id
    order by sent.audience, sent.id
    on conflict (audience, id) do update set name = excluded.name, position = excluded.position
    where (stored.name, stored.position) is distinct from (excluded.name, excluded.position)`.execute(db);
}
