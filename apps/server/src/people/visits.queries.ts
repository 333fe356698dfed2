import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A visit ends so many hours after home was opened last. */
const VISIT_HOURS = 4;

/**
 * Records a visit. Opening home several times in a row is one visit.
 *
 * @returns the time of the visit before; null for the first visit
 */
export async function recordVisit(db: Kysely<Tables>, subject: string): Promise<string | null> {
  const { rows } = await sql<{ previous_at: string | null }>`
    insert into user_visit as visit (subject) values (${subject})
    on conflict (subject) do update set
      previous_at = case
        when visit.seen_at < now() - make_interval(hours => ${VISIT_HOURS}) then visit.seen_at
        else visit.previous_at
      end,
      seen_at = now()
    returning previous_at`.execute(db);
  return rows[0]?.previous_at ?? null;
}

/** @returns the time of the person's visit before this one, without recording a visit; null if there was none */
export async function findLastVisit(db: Kysely<Tables>, subject: string): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select case when seen_at < now() - make_interval(hours => ${VISIT_HOURS}) then seen_at else previous_at end as at
    from user_visit where subject = ${subject}`.execute(db);
  return rows[0]?.at ?? null;
}
