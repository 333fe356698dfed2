import { companyOf } from '@titlenet/catalogue/companies';
import { concurrency } from '@titlenet/catalogue/constants';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import type { ReportData, ReportDefinition, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { noSuchReport, titleNotFound } from '@titlenet/catalogue/reports/report-messages';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { fetchReport, fetchReports, type ReportKey } from '../../domain/reports/report-query.ts';
import { ApiError } from '../../ui/api/api-error.ts';
import { CallSeries } from '../../ui/api/call-series.ts';
import { loadTitlesInBatches } from '../title-batches/load-titles-in-batches.ts';

export type ReportWithHeader = ReportData & { readonly header: ReportRow };

/** A title of a combined report; `report` is null if the title has none, or if it could not be loaded. */
export interface ReportEntry {
  readonly key: ReportKey;
  /** Its place among the requested titles, which identifies it: a title may be selected twice. */
  readonly place: number;
  readonly report: ReportWithHeader | null;
  /** What stands in place of the report. */
  readonly message: string;
}

/** A title that a combined report does not show: its ISBN, and the reason in a sentence. */
export interface MissingReport {
  readonly name: string;
  readonly reason: string;
}

export interface LoadedReports {
  readonly entries: readonly ReportEntry[];
  readonly missing: readonly MissingReport[];
  /** True if no title has a report (MULTI-13). */
  readonly isEmpty: boolean;
}

interface LoadOptions {
  signal: AbortSignal;
  /** Called after each completed request with the number of completed ones. */
  onProgress: (completed: number) => void;
  /** Called with each report when it is loaded; the result has the same objects. */
  onReport?: (entry: ReportEntry) => void;
  /** Called with the time of the next attempt while the server refuses calls; null when they are sent again. */
  onWait?: (until: number | null) => void;
}

/** @returns why a title is not requested; null if it is */
function skipReason(definition: ReportDefinition, { companyCode, isbn }: ReportKey): string | null {
  if (!hasReport(definition, companyCode)) {
    return `Titles of ${companyOf(companyCode).label} have no ${definition.heading}.`;
  }
  return isbn.trim() === '' ? 'Reports need an ISBN, which this title does not have.' : null;
}

/** The titles with an ISBN whose company has the report: only those are requested (G-136). */
export const requestedTitles = (definition: ReportDefinition, keys: readonly ReportKey[]): readonly ReportKey[] =>
  keys.filter((key) => skipReason(definition, key) === null);

function failureReason(error: unknown): string {
  return error instanceof ApiError ? `${error.message.replace(/\.$/, '')}.` : 'The report could not be loaded.';
}

interface Attempt {
  readonly key: ReportKey;
  readonly report: ReportWithHeader | null;
  /** Why there is no report; null if there is one. */
  readonly reason: string | null;
  readonly message: string;
}

const withoutReport = (key: ReportKey, reason: string): Attempt => ({
  key,
  report: null,
  reason,
  message: `ISBN: ${key.isbn}. ${reason}`,
});

function attemptOf(key: ReportKey, report: ReportData | null): Attempt {
  if (report?.header) return { key, report: { ...report, header: report.header }, reason: null, message: '' };
  if (report) return withoutReport(key, noSuchReport);
  return { key, report, reason: `Not found in Company Code: ${key.companyCode}.`, message: titleNotFound(key) };
}

const failedAttempt = (key: ReportKey, error: unknown) => withoutReport(key, failureReason(error));

/** Removes the last entry without a report, and only that one (MULTI-11, MULTI-12, G-131). */
function withoutLastEmpty(entries: readonly ReportEntry[]): readonly ReportEntry[] {
  const last = entries.findLastIndex(({ report }) => report === null);
  return entries.filter((_, index) => index !== last);
}

/**
 * Loads one report of several titles: five at a time, and of many titles in five batches at a time. A failed request
 * counts as completed and gives an entry without a report.
 *
 * @throws the signal's reason when it was aborted
 */
export async function loadReports(
  definition: ProjectionReportDefinition,
  keys: readonly ReportKey[],
  { signal, onProgress, onReport, onWait }: LoadOptions,
): Promise<LoadedReports> {
  const call = { signal, blocking: false, toast: false };
  const series = new CallSeries({ signal, onWait });
  const requested = requestedTitles(definition, keys);
  const attempts: (Attempt & { entry: ReportEntry })[] = new Array(requested.length);
  let completed = 0;
  await loadTitlesInBatches<ReportKey, Attempt>(requested, {
    concurrency: concurrency.reports,
    signal,
    loadOne: (key) =>
      series
        .run(() => fetchReport(definition, key, call))
        .then(
          (report) => attemptOf(key, report),
          (error: unknown) => failedAttempt(key, error),
        ),
    async loadBatch(titles) {
      const reports = await series.run(() => fetchReports(definition, titles, call));
      return titles.slice(0, reports.length).map((key, place) => attemptOf(key, reports[place] ?? null));
    },
    failed: failedAttempt,
    onLoaded(attempt, place) {
      const { key, report, message } = attempt;
      const entry = { key, place, report, message };
      attempts[place] = { ...attempt, entry };
      completed += 1;
      onProgress(completed);
      if (report) onReport?.(entry);
    },
  });
  const skipped = keys.flatMap((key) => {
    const reason = skipReason(definition, key);
    return reason === null ? [] : [{ name: key.isbn.trim() || key.title || 'A title without an ISBN', reason }];
  });
  const failed = attempts.flatMap(({ key, reason }) => (reason === null ? [] : [{ name: key.isbn, reason }]));
  return {
    entries: withoutLastEmpty(attempts.map(({ entry }) => entry)),
    missing: [...failed, ...skipped],
    isEmpty: attempts.every(({ report }) => report === null),
  };
}
