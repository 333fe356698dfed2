import { companyOf } from '@titlenet/catalogue/companies';
import { concurrency } from '@titlenet/catalogue/constants';
import { normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { type FrontPage, FrontPageSums } from '@titlenet/catalogue/reports/front-page';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import type { ReportData, ReportDefinition, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { noSuchReport, reportsNeedIsbn, titleNotFound } from '@titlenet/catalogue/reports/report-messages';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { fetchReport, fetchReports, type ReportKey } from '../../domain/reports/report-query.ts';
import { CallSeries } from '../../ui/api/call-series.ts';
import { loadFailureText } from '../../ui/api/failure-text.ts';
import { loadTitlesInBatches } from '../title-batches/load-titles-in-batches.ts';

export type ReportWithHeader = ReportData & { readonly header: ReportRow };

/** A title of a combined report with its report. */
export interface ReportEntry {
  readonly key: ReportKey;
  /** Its place among the requested titles, which identifies it: a title may be selected twice. */
  readonly place: number;
  readonly report: ReportWithHeader;
}

/** A title without a report, which is listed after the reports (G-360). */
export interface MissingReport {
  /** Title and ISBN, as far as they are known. */
  readonly name: string;
  /** Why, in a sentence. */
  readonly reason: string;
  /** For an entry without a report (G-131): its title, or nothing, and the line that stands in place of the report. */
  readonly entry: { readonly title: string; readonly line: string } | null;
}

export interface LoadedReports {
  /** In the order of the selection. */
  readonly entries: readonly ReportEntry[];
  /** Each title without a report once. */
  readonly missing: readonly MissingReport[];
  readonly front: FrontPage;
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
  return isbn.trim() === '' ? reportsNeedIsbn : null;
}

/** The titles with an ISBN whose company has the report: only those are requested (G-136). */
export const requestedTitles = (definition: ReportDefinition, keys: readonly ReportKey[]): readonly ReportKey[] =>
  keys.filter((key) => skipReason(definition, key) === null);

interface FoundReport {
  readonly key: ReportKey;
  readonly report: ReportWithHeader;
}

interface NoReport {
  readonly key: ReportKey;
  readonly report: null;
  readonly reason: string;
  /** What stands in place of the report. */
  readonly line: string;
}

type Attempt = FoundReport | NoReport;

const withoutReport = (key: ReportKey, reason: string): NoReport => ({
  key,
  report: null,
  reason,
  line: `ISBN: ${key.isbn}. ${reason}`,
});

function attemptOf(key: ReportKey, report: ReportData | null): Attempt {
  if (report?.header) return { key, report: { ...report, header: report.header } };
  if (report) return withoutReport({ ...key, title: key.title ?? report.title }, noSuchReport);
  return { key, report, reason: `Not found in Company Code: ${key.companyCode}.`, line: titleNotFound(key) };
}

const failedAttempt = (key: ReportKey, error: unknown) => withoutReport(key, loadFailureText(error));

/** The ISBN-13 of a title: one that was selected twice counts once in either form. */
function isbnOf({ isbn }: ReportKey): string {
  const normalized = normalizeIsbn(isbn);
  return toIsbn13(normalized) ?? normalized;
}

const nameOf = ({ title, isbn }: ReportKey) =>
  [title, isbn.trim()].filter(Boolean).join(' · ') || 'A title without an ISBN';

/**
 * The titles without a report in the order of the selection. The last entry without a report is removed, and only that
 * one (MULTI-11, MULTI-12): it is listed by its name, as titles are that were not requested.
 *
 * @param attempts of the requested titles, in their order
 */
function missingOf(
  definition: ReportDefinition,
  keys: readonly ReportKey[],
  attempts: readonly Attempt[],
): MissingReport[] {
  const removed = attempts.findLast(({ report }) => report === null);
  const left = attempts.values();
  return keys.flatMap((key): MissingReport[] => {
    const skipped = skipReason(definition, key);
    if (skipped !== null) return [{ name: nameOf(key), reason: skipped, entry: null }];
    const attempt = left.next().value;
    if (!attempt || attempt.report !== null) return [];
    const { reason, line } = attempt;
    const entry = attempt === removed ? null : { title: attempt.key.title ?? '', line };
    return [{ name: nameOf(attempt.key), reason, entry }];
  });
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
  const attempts: Attempt[] = new Array(requested.length);
  const entries: ReportEntry[] = [];
  const sums = new FrontPageSums(definition);
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
      attempts[place] = attempt;
      completed += 1;
      onProgress(completed);
      if (attempt.report === null) return;
      const { key, report } = attempt;
      const entry = { key, place, report };
      entries.push(entry);
      sums.add({ place, companyCode: key.companyCode, isbn: isbnOf(key), report });
      onReport?.(entry);
    },
  });
  return {
    entries: entries.sort((a, b) => a.place - b.place),
    missing: missingOf(definition, keys, attempts),
    front: sums.page(),
    isEmpty: entries.length === 0,
  };
}
