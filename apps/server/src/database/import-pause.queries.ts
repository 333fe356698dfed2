import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isSilentFor } from './sign-of-life.queries.ts';
import type { Tables } from './tables.ts';

const POLL_INTERVAL_MS = 500;
/** A pause expires and is renewed while it is needed, so that it ends if its process is killed. */
const RENEW_INTERVAL_MS = 5_000;
const PAUSE_SECONDS = 30;
const SILENT_RUN_SECONDS = 30;

/** A pause that ends later was renewed before the database's clock was set back (G-721). */
const isActive = sql<boolean>`until between now() and now() + make_interval(secs => ${PAUSE_SECONDS})`;

async function isTrue(db: Kysely<Tables>, query: ReturnType<typeof sql<{ value: boolean }>>): Promise<boolean> {
  const { rows } = await query.execute(db);
  return rows[0]?.value ?? false;
}

/** True while a backup keeps imports waiting. */
export const isImportPaused = (db: Kysely<Tables>) =>
  isTrue(db, sql`select exists (select from import_pause where ${isActive}) as value`);

/** True while an import sends heartbeats. */
const isImporting = (db: Kysely<Tables>) =>
  isTrue(
    db,
    sql`select exists (
      select from feed_run where finished_at is null and not ${isSilentFor(SILENT_RUN_SECONDS)}) as value`,
  );

/**
 * Starts an import when no pause is active. If a pause starts at the same time, either the pause sees the import that
 * `begin` has made visible, or the pause is seen here and `undo` reverts it.
 *
 * @throws the error of `begin`, and the signal's reason
 */
export async function beginUnlessPaused<Begun>(
  db: Kysely<Tables>,
  { begin, undo, signal }: { begin: () => Promise<Begun>; undo: (begun: Begun) => Promise<void>; signal?: AbortSignal },
): Promise<Begun> {
  for (;;) {
    while (await isImportPaused(db)) await sleep(POLL_INTERVAL_MS, undefined, { signal });
    const begun = await begin();
    if (!(await isImportPaused(db))) return begun;
    await undo(begun);
  }
}

/**
 * Runs a task while imports are paused: waits for running imports and keeps new ones waiting. @throws the error of the
 * task
 */
export async function whileImportsPause<Result>(db: Kysely<Tables>, task: () => Promise<Result>): Promise<Result> {
  const reason = `backup ${crypto.randomUUID()}`;
  const renew = () =>
    sql`
      insert into import_pause values (${reason}, now() + make_interval(secs => ${PAUSE_SECONDS}))
      on conflict (reason) do update set until = excluded.until`.execute(db);
  await renew();
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_INTERVAL_MS);
  try {
    while (await isImporting(db)) await sleep(POLL_INTERVAL_MS);
    return await task();
  } finally {
    clearInterval(timer);
    await sql`delete from import_pause where reason = ${reason} or not ${isActive}`.execute(db);
  }
}
