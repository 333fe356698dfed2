import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
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

/** Records per transaction. */
const BATCH = 100;

/** Records whose prices could not be stored, with the day. A server tries them once a day instead of at every check. */
export type FailedPrices = Map<string, string>;

/** The day of a company, and the companies for which it is that day. */
interface CompaniesOfDay {
  /** YYYY-MM-DD */
  day: string;
  companies: readonly CompanyCode[];
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
  const failed: FailedPrices = new Map();
  const activate = async () => {
    for (const { updated } of await activateDuePrices(database, new Date(), { signal, failed }))
      log.info({ titles: updated }, 'prices of the day are activated');
  };
  const onError = (error: unknown) => log.error({ err: error }, 'prices of the day could not be activated');
  await everyHour(activate, { signal, onError });
}

/**
 * Activates the prices whose first day has come for their company (G-767). Those of a day are recorded as a run, which the
 * history of titles refers to.
 *
 * @param failed records that earlier calls of the day could not store; they are skipped, and new ones are added
 * @returns a report for each day on which prices were due
 * @throws when the database is not available
 */
export async function activateDuePrices(
  database: OpenDatabase,
  moment: Date,
  { signal, failed = new Map() }: { signal?: AbortSignal; failed?: FailedPrices } = {},
): Promise<ImportReport[]> {
  const reports: ImportReport[] = [];
  for (const [day, companies] of Map.groupBy(companyCodes, (code) => companyDay(code, moment))) {
    const report = await activatePricesOfDay(database, { day, companies }, failed, signal);
    if (report) reports.push(report);
  }
  return reports;
}

async function activatePricesOfDay(
  database: OpenDatabase,
  { day, companies }: CompaniesOfDay,
  failed: FailedPrices,
  signal: AbortSignal | undefined,
): Promise<ImportReport | undefined> {
  const due = (await findDuePrices(database.batch, day, companies)).filter((one) => failed.get(keyOf(one)) !== day);
  if (due.length === 0) return undefined;
  const noFile: FeedFile = { name: `prices of ${day}`, isRepeatable: false, async *open() {} };
  const options = { database, startedBy: null, options: writeRunForm({ form: 'prices' }), signal };
  return importRun(noFile, options, async (report, runId, quarantine) => {
    const write = { runId, terms: new TermRegistry() };
    const save = async (batch: readonly TitleIdentity[]) => {
      const activated = await activateScheduledPrices(database.batch, batch, day, write);
      countOutcomes(
        report,
        activated.map((isActivated) => (isActivated ? 'updated' : 'unchanged')),
      );
    };
    for (let start = 0; start < due.length; start += BATCH) {
      signal?.throwIfAborted();
      const batch = due.slice(start, start + BATCH);
      report.read += batch.length;
      // Records of two senders of one title must not be merged concurrently.
      await inConflictFreeBatches(
        batch,
        (one) => [identityOf(one)],
        async (round) => {
          await saveIsolatingFailures(round, save, (one, reason, error) => {
            const { recordReference } = one.source;
            if (!isTemporary(error)) failed.set(keyOf(one), day);
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
