import type { OpenDatabase } from '../database/connection.ts';
import { databaseFailure } from '../database/failures.ts';
import { saveIsolatingFailures } from '../database/isolate-failures.ts';
import type { Log } from '../database/log.ts';
import { inConflictFreeBatches } from '../records/conflict-free-batches.ts';
import { identityOf, type TitleIdentity } from '../records/identify-titles.queries.ts';
import { findDuePrices } from '../records/scheduled-prices.queries.ts';
import { TermRegistry } from '../records/terms.queries.ts';
import { sourceKey } from '../records/title-sources.queries.ts';
import { activateScheduledPrices } from '../write-titles/activate-scheduled-prices.ts';
import type { FeedFile } from './feed-file.ts';
import { everyHour } from './hourly.ts';
import { countOutcomes, type ImportReport } from './runs/import-report.ts';
import { importRun } from './runs/import-run.ts';
import { writeRunForm } from './runs/run-form.ts';

/** Records per transaction. Reads on the embedded database wait for the whole transaction. */
const BATCH = { embedded: 5, postgres: 100 } as const;
/** Days are UTC days, as in the import that chooses prices. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Records whose prices could not be stored. A server tries them once a day instead of at every check. */
export interface FailedToday {
  day: string;
  readonly records: Set<string>;
}

/**
 * Activates the prices that are due, now and every day until `signal` is aborted. A failure is logged and tried again.
 * Several servers may run it concurrently.
 */
export async function activateScheduledPricesDaily(
  database: OpenDatabase,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const failedToday: FailedToday = { day: '', records: new Set() };
  const activate = async () => {
    const report = await activateDuePrices(database, dayOf(Date.now()), signal, failedToday);
    if (report) log.info({ titles: report.updated }, 'prices of the day are activated');
  };
  const onError = (error: unknown) => log.error({ err: error }, 'prices of the day could not be activated');
  await everyHour(activate, { signal, onError });
}

/**
 * Activates the prices whose first day has come. It is recorded as a run, which the history of titles refers to.
 * @param today YYYY-MM-DD
 * @param failedToday records that earlier calls of the day could not store; they are skipped, and new ones are added
 * @returns the report; undefined when no price was due
 * @throws when the database is not available
 */
export async function activateDuePrices(
  database: OpenDatabase,
  today: string,
  signal?: AbortSignal,
  failedToday?: FailedToday,
): Promise<ImportReport | undefined> {
  const failed = failedOn(today, failedToday);
  const due = (await findDuePrices(database.batch, today)).filter((one) => !failed.has(keyOf(one)));
  if (due.length === 0) return undefined;
  const noFile: FeedFile = { name: `prices of ${today}`, isRepeatable: false, async *open() {} };
  const options = { database, startedBy: null, options: writeRunForm({ form: 'prices' }), signal };
  return importRun(noFile, options, async (report, runId, quarantine) => {
    const write = { runId, terms: new TermRegistry() };
    const save = async (batch: readonly TitleIdentity[]) => {
      const activated = await activateScheduledPrices(database.batch, batch, today, write);
      countOutcomes(
        report,
        activated.map((isActivated) => (isActivated ? 'updated' : 'unchanged')),
      );
    };
    for (let start = 0; start < due.length; start += BATCH[database.kind]) {
      signal?.throwIfAborted();
      const batch = due.slice(start, start + BATCH[database.kind]);
      report.read += batch.length;
      // Records of two senders of one title must not be merged concurrently.
      await inConflictFreeBatches(
        batch,
        (one) => [identityOf(one)],
        async (round) => {
          await saveIsolatingFailures(round, save, (one, reason, error) => {
            const { recordReference } = one.source;
            if (!isTemporary(error)) failed.add(keyOf(one));
            quarantine.reject({ recordReference, reason, line: 0, offset: 0, excerpt: null }, null);
          });
          return round;
        },
      );
    }
  });
}

/** Another transaction had a conflicting lock; the next check can succeed. */
function isTemporary(error: unknown): boolean {
  const kind = databaseFailure(error)?.kind;
  return kind === 'retryable' || kind === 'conflict';
}

const keyOf = ({ companyCode, source }: TitleIdentity) => sourceKey({ companyCode, ...source });

function failedOn(today: string, failedToday: FailedToday | undefined): Set<string> {
  if (!failedToday) return new Set();
  if (failedToday.day !== today) failedToday.records.clear();
  failedToday.day = today;
  return failedToday.records;
}
