import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const LOOK_EVERY_MS = 500;
/** A pause is prolonged while it is needed: one whose program was killed ends by itself. */
const PROLONG_EVERY_MS = 5_000;

async function isTrue(db: Kysely<Tables>, question: ReturnType<typeof sql<{ answer: boolean }>>): Promise<boolean> {
  const { rows } = await question.execute(db);
  return rows[0]?.answer ?? false;
}

/** True while a backup keeps imports waiting. */
export const isImportPaused = (db: Kysely<Tables>) =>
  isTrue(db, sql`select exists (select from import_pause where until > now()) as answer`);

/** An import that gives signs of life. */
const isImporting = (db: Kysely<Tables>) =>
  isTrue(
    db,
    sql`select exists (
      select from feed_run where finished_at is null and seen_at > now() - interval '30 seconds') as answer`,
  );

/**
 * Begins an import when no pause is on. `begin` makes it visible and `undo` takes that back: a pause that began in the
 * same moment has either seen the import or is seen here. Throws what `begin` throws, and the signal's reason.
 */
export async function beginUnlessPaused<Begun>(
  db: Kysely<Tables>,
  { begin, undo, signal }: { begin: () => Promise<Begun>; undo: (begun: Begun) => Promise<void>; signal?: AbortSignal },
): Promise<Begun> {
  for (;;) {
    while (await isImportPaused(db)) await sleep(LOOK_EVERY_MS, undefined, { signal });
    const begun = await begin();
    if (!(await isImportPaused(db))) return begun;
    await undo(begun);
  }
}

/** Runs a task while no import does: waits for the one that runs, and keeps new ones waiting. Throws what it throws. */
export async function whileImportsPause<Result>(db: Kysely<Tables>, task: () => Promise<Result>): Promise<Result> {
  const reason = `backup ${crypto.randomUUID()}`;
  const prolong = () =>
    sql`
      insert into import_pause values (${reason}, now() + interval '30 seconds')
      on conflict (reason) do update set until = excluded.until`.execute(db);
  await prolong();
  const timer = setInterval(() => void prolong().catch(() => undefined), PROLONG_EVERY_MS);
  try {
    while (await isImporting(db)) await sleep(LOOK_EVERY_MS);
    return await task();
  } finally {
    clearInterval(timer);
    await sql`delete from import_pause where reason = ${reason} or until < now()`.execute(db);
  }
}
