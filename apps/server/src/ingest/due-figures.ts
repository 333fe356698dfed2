import type { OpenDatabase } from '../database/connection.ts';
import type { Log } from '../database/log.ts';
import { findStaleFigures } from '../records/monthly-sales.queries.ts';
import { hasStaleRanks, refreshSalesRanks } from '../records/sales-ranks.queries.ts';
import { moveSalesWindows } from '../records/sales-windows.queries.ts';
import type { FeedFile } from './feed-file.ts';
import { everyHour } from './hourly.ts';
import type { ImportReport } from './runs/import-report.ts';
import { importRun } from './runs/import-run.ts';
import { writeRunForm } from './runs/run-form.ts';

/**
 * Moves the reporting periods when a month or a week has ended, and updates the stored figures of the titles that gain
 * or lose a month, now and every hour until `signal` is aborted. A failure is logged and tried again. Several servers may
 * run it concurrently.
 */
export function refreshDueFiguresHourly(database: OpenDatabase, log: Log, signal: AbortSignal): Promise<void> {
  // An earlier server may have been stopped before it had finished.
  let isUnfinished = true;
  const refresh = async () => {
    const report = await refreshDueFigures(database, { isUnfinished, signal });
    isUnfinished = false;
    if (report) log.info('figures are of the newest complete months');
  };
  const onError = (error: unknown) => {
    isUnfinished = true;
    log.error({ err: error }, 'figures of the newest months could not be stored');
  };
  return everyHour(refresh, { signal, onError });
}

/**
 * Updates the figures that are due. It is recorded as a run, which the history of titles refers to.
 *
 * @param isUnfinished true: also those that an earlier update has left; titles whose figures cannot be stored stay due
 * @returns the report; undefined when no figure was due
 * @throws when the database is not available
 */
export async function refreshDueFigures(
  database: OpenDatabase,
  { isUnfinished = false, signal }: { isUnfinished?: boolean; signal?: AbortSignal } = {},
): Promise<ImportReport | undefined> {
  const isMoved = await moveSalesWindows(database.batch);
  const stale = isMoved || isUnfinished ? await findStaleFigures(database.batch, 1, undefined) : [];
  if (stale.length === 0) {
    // An earlier update, command or queue of imports may have failed before its titles were ranked.
    if (await hasStaleRanks(database.batch)) await refreshSalesRanks(database.batch, signal);
    return undefined;
  }
  const noFile: FeedFile = { name: 'figures of complete months', isRepeatable: false, async *open() {} };
  // Every run ends with the update of figures.
  const options = writeRunForm({ form: 'figures' });
  const report = await importRun(noFile, { database, startedBy: null, options, signal }, async () => undefined);
  await refreshSalesRanks(database.batch, signal);
  return report;
}
