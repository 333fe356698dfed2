import { MAX_TOLD_CHANGES, type PackChanges, type PackField } from '@titlenet/contract/pack-changes';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { nameOf } from '../../people/display-name.queries.ts';

export type Part = 'pack' | 'section' | 'title';

/** A changed field. `before`: the text that was replaced; null for fields that are not texts. */
export interface Change {
  part: Part;
  id: number | null;
  field: PackField;
  before: string | null;
}

/** Days for which changes are told to others who had the pack open. */
const KEPT_DAYS = 30;

/** Counts the pack's version up and stores what was changed. The pack must be locked. @returns the new version */
export async function storeChanges(
  trx: Transaction<Tables>,
  { packId, subject }: { packId: number; subject: string },
  changes: readonly Change[],
): Promise<number> {
  const { version } = await trx
    .updateTable('pack')
    .set({ version: sql`version + 1`, changed_at: sql`now()` })
    .where('id', '=', packId)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (changes.length > 0)
    await trx
      .insertInto('pack_change')
      .values(changes.map(({ id, ...change }) => ({ ...change, part_id: id, pack_id: packId, subject, version })))
      .execute();
  await sql`
    delete from pack_change where pack_id = ${packId} and changed_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    trx,
  );
  return version;
}

const partName = sql<string>`
  case part
    when 'title' then (select kept_title from pack_title where id = part_id)
    when 'section' then (select heading from pack_section where id = part_id)
    else (select name from pack where id = pack_id)
  end`;

/** The newest change of each field by others since a version, without titles of other companies. */
export async function findOthers(
  db: Kysely<Tables>,
  packId: number,
  { subject, companies, since }: { subject: string; companies: readonly string[]; since: number },
): Promise<PackChanges['others']> {
  const { rows } = await sql<PackChanges['others'][number]>`
    select ${nameOf(sql`newest.subject`)} as by, part, part_id as id, ${partName} as name, field, before, changed_at as at
    from (
      select distinct on (part, part_id, field) * from pack_change
      where pack_id = ${packId} and version > ${since} and subject <> ${subject} and (part <> 'title' or exists (
        select from pack_title t where t.id = part_id and t.company_code = any(${companies}::text[])))
      order by part, part_id, field, id desc
    ) as newest
    order by newest.id desc limit ${MAX_TOLD_CHANGES}`.execute(db);
  return rows;
}

/** @returns who wrote these fields last since a version, other than the person: by part, id and field */
export async function findWriters(
  trx: Transaction<Tables>,
  packId: number,
  { subject, since }: { subject: string; since: number },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ part: Part; id: number | null; field: PackField; by: string }>`
    select part, part_id as id, field, ${nameOf(sql`newest.subject`)} as by from (
      select distinct on (part, part_id, field) part, part_id, field, subject from pack_change
      where pack_id = ${packId} and version > ${since}
      order by part, part_id, field, id desc
    ) as newest
    where subject <> ${subject}`.execute(trx);
  return new Map(rows.map(({ by, ...field }) => [keyOf(field), by]));
}

/** The key of a field in `findWriters`. */
export const keyOf = ({ part, id, field }: Pick<Change, 'part' | 'id' | 'field'>): string => `${part} ${id} ${field}`;

/** @returns the names of parts, by part and id */
export async function findPartNames(
  trx: Transaction<Tables>,
  packId: number,
  changes: readonly Pick<Change, 'part' | 'id'>[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    select ${partName} as name
    from unnest(${changes.map(({ part }) => part)}::text[], ${changes.map(({ id }) => id)}::integer[])
      with ordinality as asked (part, part_id, position), (select ${packId}::integer as pack_id) as pack_of
    order by position`.execute(trx);
  return rows.map(({ name }) => name ?? '');
}
