import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';

type WithLists = Pick<HouseRecordOf<'award'>, 'lists'>;

/** Stores the names of the awards in these records; a position that no record contains is kept. */
export async function putAwardLists(db: Kysely<Tables>, records: readonly WithLists[]): Promise<void> {
  const rows = awardsOf(records);
  if (rows.length === 0) return;
  await sql`
    insert into award_list as stored (id, audience, name, position)
    select sent.id, sent.audience, sent.name, coalesce(sent.position, known.position, 0)
    from ${jsonRows('award_list', rows)} as sent
    left join award_list known on known.audience = sent.audience and known.id = sent.id
    order by sent.audience, sent.id
    on conflict (audience, id) do update set name = excluded.name, position = excluded.position
    where (stored.name, stored.position) is distinct from (excluded.name, excluded.position)`.execute(db);
}

/**
 * Stores the awards of these records that are not known yet, and leaves known ones as they are.
 * @returns how many of the known ones have another name or position than in the records
 */
export async function addAwardLists(db: Kysely<Tables>, records: readonly WithLists[]): Promise<number> {
  const sent = awardsOf(records);
  if (sent.length === 0) return 0;
  const rows = jsonRows('award_list', sent);
  const { rows: found } = await sql<{ differing: number }>`
    with added as (
      insert into award_list (id, audience, name, position)
      select id, audience, name, coalesce(position, 0) from ${rows} as sent order by audience, id
      on conflict (audience, id) do nothing)
    select count(*)::integer as differing from ${rows} as sent join award_list as known using (audience, id)
    where (known.name, known.position) is distinct from (sent.name, coalesce(sent.position, known.position))`.execute(
    db,
  );
  return found[0]?.differing ?? 0;
}

function awardsOf(records: readonly WithLists[]) {
  const lists = new Map(
    records.flatMap(({ lists = [] }) => lists).map((list) => [`${list.audience} ${list.id}`, list]),
  );
  return [...lists.values()].map(({ id, audience, name, position }) => ({ id, audience, name, position }));
}
