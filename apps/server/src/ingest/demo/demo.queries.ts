import type { DemoGrant } from '@titlenet/demo-catalogue/demo-grant';
import { DEMO_SENDER } from '@titlenet/demo-catalogue/records/compose-record';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What a run of the demo was asked for; kept with the run, so that one that was cut off can go on as it began. */
export interface DemoRunOptions {
  titles: number;
  seed: number;
  referenceDate: string;
}

export interface DemoRun extends DemoRunOptions {
  id: number;
  startedAt: string;
  startedBy: string | null;
}

/** How runs of the demo are named among those of the feeds. */
const FILE_NAME = 'demo';

const FIRST_START_LOCK = 7_401_853;

/** Notes that the demo is being loaded, and by whom; gives the run's id and start. */
export async function startDemoRun(
  db: Kysely<Tables>,
  { titles, seed, referenceDate }: DemoRunOptions,
  startedBy: string | null,
): Promise<Pick<DemoRun, 'id' | 'startedAt'>> {
  const { id, started_at } = await db
    .insertInto('feed_run')
    .values({
      file_name: FILE_NAME,
      options: JSON.stringify({ titles, seed, referenceDate }),
      started_by: startedBy,
      seen_at: new Date().toISOString(),
    })
    .returning(['id', 'started_at'])
    .executeTakeFirstOrThrow();
  return { id, startedAt: started_at };
}

/** A sign of life, as imports of files give it: without one a run counts as killed. */
export async function touchDemoRun(db: Kysely<Tables>, id: number): Promise<void> {
  await db.updateTable('feed_run').set({ seen_at: new Date().toISOString() }).where('id', '=', id).execute();
}

/** Notes that a run is complete and what it did. */
export async function finishDemoRun(db: Kysely<Tables>, id: number, report: object): Promise<void> {
  await db
    .updateTable('feed_run')
    .set({ finished_at: sql<string>`now()`, outcome: 'complete', report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute();
}

/** The run of the demo that began and never ended, if the latest one did not. */
export async function findUnfinishedDemoRun(db: Kysely<Tables>): Promise<DemoRun | undefined> {
  const run = await db
    .selectFrom('feed_run')
    .select(['id', 'options', 'outcome', 'started_at', 'started_by'])
    .where('file_name', '=', FILE_NAME)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!run || run.outcome !== null) return undefined;
  return {
    id: run.id,
    startedAt: run.started_at,
    startedBy: run.started_by,
    ...(JSON.parse(run.options) as DemoRunOptions),
  };
}

/** Whether nothing was ever fed: no title is there and no run of any feed. */
export async function isCatalogueUntouched(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (select from title) and not exists (select from feed_run) as untouched`.execute(db);
  return rows[0]?.untouched ?? false;
}

/** How many of the demo's records are stored. */
export async function countDemoRecords(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('title_source')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('sender', '=', DEMO_SENDER)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lets people in; what somebody was granted otherwise since stays. */
export async function grantOnce(db: Kysely<Tables>, grants: readonly DemoGrant[]): Promise<void> {
  if (grants.length === 0) return;
  await db
    .insertInto('permission')
    .values(
      grants.map(({ subject, displayName, companies, roles }) => ({
        subject,
        display_name: displayName,
        companies: [...companies],
        roles: [...roles],
      })),
    )
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
}

/** Which lists these people have already: what somebody made of one since stays. */
export async function findListsOf(db: Kysely<Tables>, owners: readonly string[]): Promise<Set<string>> {
  if (owners.length === 0) return new Set();
  const rows = await db.selectFrom('user_list').select(['owner', 'name']).where('owner', 'in', owners).execute();
  return new Set(rows.map(({ owner, name }) => listKey({ owner, name })));
}

/** Names a list among those of all people. */
export const listKey = ({ owner, name }: { owner: string; name: string }): string => `${owner}\n${name}`;

/**
 * Runs work that only one process may do at a time; others wait for its end. The embedded database has one session for
 * all, where such a lock holds nobody off: there one server is alone by its folder's lock.
 */
export async function oneAtATime(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${FIRST_START_LOCK})`.execute(session);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${FIRST_START_LOCK})`.execute(session);
    }
  });
}
