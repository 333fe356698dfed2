import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '../database/connection.ts';
import { databaseFailure } from '../database/failures.ts';
import type { Log } from '../database/log.ts';
import { activateScheduledPrices } from '../projection/activate-scheduled-prices.ts';
import { inConflictFreeBatches } from '../records/conflict-free-batches.ts';
import { identityOf, type TitleIdentity } from '../records/identify-titles.queries.ts';
import { findDuePrices } from '../records/scheduled-prices.queries.ts';
import { TermRegistry } from '../records/terms.queries.ts';
import { sourceKey } from '../records/title-sources.queries.ts';
import type { FeedFile } from './feed-file.ts';
import { countOutcomes, type ImportReport } from './runs/import-report.ts';
import { importRun } from './runs/import-run.ts';
import { saveAroundPoison } from './runs/isolate-failing-records.ts';

/** Records of one transaction: the embedded database lets nobody else read meanwhile. */
const BATCH = { embedded: 5, postgres: 100 } as const;
/** A day that failed is tried again within so long. */
const LOOK_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Days are those of UTC, as where prices are chosen by an import. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** From this time to the next look for prices that turn: right after midnight, and each hour. */
export function untilNextLook(time: number): number {
  return Math.min(LOOK_EVERY_MS, DAY_MS - (time % DAY_MS) + 1);
}

/** Records whose prices could not be stored: a server tries them once on each day, not at every look. */
export interface TriedToday {
  day: string;
  readonly unsaveable: Set<string>;
}

/**
 * Turns the prices that are due, now and with each day, until the signal. A failure is logged and tried again; several
 * servers may do it at once.
 */
export async function activateScheduledPricesDaily(
  database: OpenDatabase,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const tried: TriedToday = { day: '', unsaveable: new Set() };
  while (!signal.aborted) {
    try {
      const report = await turnDuePrices(database, dayOf(Date.now()), signal, tried);
      if (report) log.info({ titles: report.updated }, 'Prices of the day are shown');
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'Prices of the day could not be shown');
    }
    await sleep(untilNextLook(Date.now()), undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Lets prices whose day has come take over. It is a run like an import, which the history of titles names; where nothing
 * is due there is none.
 *
 * @param today YYYY-MM-DD
 * @param tried what earlier calls could not store that day, which is left alone, and what this one cannot
 * @returns what became of the records, undefined where none was due; throws when the database is gone
 */
export async function turnDuePrices(
  database: OpenDatabase,
  today: string,
  signal?: AbortSignal,
  tried?: TriedToday,
): Promise<ImportReport | undefined> {
  const unsaveable = unsaveableOn(today, tried);
  const due = (await findDuePrices(database.batch, today)).filter((one) => !unsaveable.has(keyOf(one)));
  if (due.length === 0) return undefined;
  const nothing: FeedFile = { name: `prices of ${today}`, isRepeatable: false, async *open() {} };
  const options = { database, startedBy: null, options: 'onix prices', signal };
  return importRun(nothing, options, async (report, runId, quarantine) => {
    const write = { runId, terms: new TermRegistry() };
    const save = async (batch: readonly TitleIdentity[]) => {
      const turned = await activateScheduledPrices(database.batch, batch, today, write);
      countOutcomes(
        report,
        turned.map((hasTurned) => (hasTurned ? 'updated' : 'unchanged')),
      );
    };
    for (let start = 0; start < due.length; start += BATCH[database.kind]) {
      signal?.throwIfAborted();
      const batch = due.slice(start, start + BATCH[database.kind]);
      report.read += batch.length;
      // Two senders of one title are not merged at once.
      await inConflictFreeBatches(
        batch,
        (one) => [identityOf(one)],
        async (round) => {
          await saveAroundPoison(round, save, (one, reason, error) => {
            const { recordReference } = one.source;
            if (!isPassing(error)) unsaveable.add(keyOf(one));
            quarantine.reject({ recordReference, reason, line: 0, offset: 0, excerpt: null }, null);
          });
          return round;
        },
      );
    }
  });
}

/** Another transaction was in the way: at the next look it is not. */
function isPassing(error: unknown): boolean {
  const kind = databaseFailure(error)?.kind;
  return kind === 'retryable' || kind === 'conflict';
}

const keyOf = ({ companyCode, source }: TitleIdentity) => sourceKey({ companyCode, ...source });

function unsaveableOn(today: string, tried: TriedToday | undefined): Set<string> {
  if (!tried) return new Set();
  if (tried.day !== today) tried.unsaveable.clear();
  tried.day = today;
  return tried.unsaveable;
}
