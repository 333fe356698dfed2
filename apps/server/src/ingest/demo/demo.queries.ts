import type { DemoGrant } from '@titlenet/demo-catalogue/demo-grant';
import { DEMO_SENDER } from '@titlenet/demo-catalogue/demo-sender';
import { type Kysely, sql } from 'kysely';
import { withSessionLock } from '../../database/session-lock.ts';
import type { Tables } from '../../database/tables.ts';

/** Options of a run of the demo; stored with the run, so that an interrupted one is resumed with the same options. */
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

/** File name of the demo's runs in the list of feed runs. */
const FILE_NAME = 'demo';

const FIRST_START_LOCK = 7_401_853;

/** Stores a run of the demo. @returns its id and its start */
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

/** Updates a run's last sign of life. Without it for a while, a run is shown as killed. */
export async function touchDemoRun(db: Kysely<Tables>, id: number): Promise<void> {
  await db.updateTable('feed_run').set({ seen_at: new Date().toISOString() }).where('id', '=', id).execute();
}

/** Marks a run as complete and stores its report. */
export async function finishDemoRun(db: Kysely<Tables>, id: number, report: object): Promise<void> {
  await db
    .updateTable('feed_run')
    .set({ finished_at: sql<string>`now()`, outcome: 'complete', report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute();
}

/** Finds the latest run of the demo if it has not ended. */
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
    // Only runs of the demo catalogue have options as an object, which this module writes.
    ...(JSON.parse(run.options) as DemoRunOptions),
  };
}

/** @returns true when nothing was ever imported: there is no title and no run of any feed */
export async function isCatalogueUntouched(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (select from title) and not exists (select from feed_run) as untouched`.execute(db);
  return rows[0]?.untouched ?? false;
}

/** Counts the stored records of the demo. */
export async function countDemoRecords(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('title_source')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('sender', '=', DEMO_SENDER)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores permissions of people who have none yet. */
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

/** Finds the lists that these people have already, so that they are not overwritten. @returns their `listKey`s */
export async function findListsOf(db: Kysely<Tables>, owners: readonly string[]): Promise<Set<string>> {
  if (owners.length === 0) return new Set();
  const rows = await db.selectFrom('user_list').select(['owner', 'name']).where('owner', 'in', owners).execute();
  return new Set(rows.map(({ owner, name }) => listKey({ owner, name })));
}

/** Key of a list among those of all people. */
export const listKey = ({ owner, name }: { owner: string; name: string }): string => `${owner}\n${name}`;

/** @returns true when at least one title is stored */
export async function hasTitles(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from title) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Runs work that only one process may do at a time.
 * @returns false without running it when another process has the lock
 */
export const withFirstStartLock = (db: Kysely<Tables>, work: () => Promise<void>): Promise<boolean> =>
  withSessionLock(db, FIRST_START_LOCK, work);
