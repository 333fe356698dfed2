import { type Kysely, sql } from 'kysely';
import type { SentAt } from '../database/figure-tables.ts';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';

export type RowOutcome = 'added' | 'updated' | 'unchanged' | 'older';

/** The tables with a time of sending. */
type SentTable = {
  [Name in keyof Tables]: 'sent_at' extends keyof Tables[Name]
    ? SentAt extends Tables[Name]['sent_at']
      ? Name
      : never
    : never;
}[keyof Tables];

/** A table whose rows come from the house feed, with its key and content columns. */
export interface SentRows<Table extends SentTable> {
  table: Table;
  key: readonly [keyof Tables[Table] & string, ...(keyof Tables[Table] & string)[]];
  content: readonly (keyof Tables[Table] & string)[];
}

/**
 * Writes new and changed rows in one statement. Unchanged rows are not written, and rows of newer messages are kept.
 *
 * @param rows no key twice
 * @returns the outcome of each row, in their order
 */
export async function upsertSent<Table extends SentTable>(
  db: Kysely<Tables>,
  { table, key, content }: SentRows<Table>,
  rows: readonly object[],
): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const columns = (names: readonly string[], of?: string) =>
    sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)));
  const same = sql`(${columns(content, 't')}) is not distinct from (${columns(content, 's')})`;
  const result = await sql<{ outcome: RowOutcome | 'later' }>`
    with sent as materialized (
      select * from ${jsonRows(table, rows)} with ordinality
    ),
    compared as materialized (
      select s.ordinality as position, coalesce(s.sent_at, greatest(now(), t.sent_at)) as sent_at,
        case
          when t.${sql.ref(key[0])} is null then 'added'
          when s.sent_at < t.sent_at then 'older'
          when not (${same}) then 'updated'
          -- A row without a time is not in-house yet, even if its content is the same.
          when s.sent_at > t.sent_at or t.sent_at is null then 'later'
          else 'unchanged'
        end as outcome
      from sent s left join ${sql.table(table)} t using (${columns(key)})
    ),
    written as (
      insert into ${sql.table(table)} as stored (${columns([...key, ...content])}, sent_at)
      select ${columns([...key, ...content], 's')}, j.sent_at
      from sent s join compared j on j.position = s.ordinality
      where j.outcome in ('added', 'updated', 'later')
      -- A fixed order prevents deadlocks between importers.
      order by ${columns(key, 's')}
      on conflict (${columns(key)}) do update
      set ${sql.join([...content, 'sent_at'].map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
      -- Another importer may have written the row after it was compared.
      where stored.sent_at is null or excluded.sent_at >= stored.sent_at
    )
    select outcome from compared order by position`.execute(db);
  return result.rows.map(({ outcome }) => (outcome === 'later' ? 'unchanged' : outcome));
}
