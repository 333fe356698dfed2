import type { OnixWarning } from '@titlenet/onix/read/onix-values';
import type { SaveOutcome } from '../../projection/save-titles.ts';
import { ImportWarnings, type WarnedRecord, warningText } from './import-warnings.ts';

export interface Rejection {
  recordReference: string | null;
  reason: string;
  /** Where the record begins in the file, in bytes. */
  offset: number;
  line: number;
  excerpt: string | null;
}

/** What became of one file (issue: read, added, updated, unchanged, deleted, rejected with reason and place). */
export interface ImportReport {
  file: string;
  /** The run that the report is about; null where the file was not read again. */
  runId: number | null;
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  deleted: number;
  /** Records that a newer message of the same sender had already replaced. */
  older: number;
  /** The first of the rejected records; all of them are in the store. */
  rejected: Rejection[];
  rejectedCount: number;
  warnings: number;
  /** What the warnings say, with examples of whom. */
  warned: ImportWarnings;
  /** What is odd about the file but loses no record. */
  notices: string[];
  /** The whole file was imported before and has not changed since. */
  isKnownFile: boolean;
  /** Why nothing of the file could be read, or nothing more. */
  unreadable: string | null;
}

/** A file of the wrong kind has a million rejected records: a report that is held in memory names the first. */
const MOST_NAMED = 1_000;

export function emptyReport(file: string): ImportReport {
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, deleted: 0, older: 0, warnings: 0 };
  const rejections = { rejected: [], rejectedCount: 0 };
  const warned = new ImportWarnings();
  return { file, runId: null, ...counts, warned, notices: [], ...rejections, isKnownFile: false, unreadable: null };
}

export function countOutcomes(report: ImportReport, outcomes: readonly SaveOutcome[]): void {
  for (const outcome of outcomes) report[outcome]++;
}

/** Counts what a record that went in is warned of, each warning once. */
export function countWarnings(report: ImportReport, warnings: readonly OnixWarning[], record: WarnedRecord): void {
  report.warnings += warnings.length;
  for (const warning of warnings) report.warned.add(warning, record);
}

export function countRejection(report: ImportReport, rejection: Rejection): void {
  report.rejectedCount++;
  if (report.rejected.length < MOST_NAMED) report.rejected.push(rejection);
}

/** How many records changed what the store holds. */
export function changedCount({ added, updated, deleted }: ImportReport): number {
  return added + updated + deleted;
}

function countsOf(report: ImportReport): string {
  const { read, added, updated, unchanged, deleted, older, rejectedCount, warnings } = report;
  const optional = [
    older > 0 ? `${older} older` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
  ].filter(Boolean);
  const counts = [
    `${read} read`,
    `${added} added`,
    `${updated} updated`,
    `${unchanged} unchanged`,
    `${deleted} deleted`,
  ];
  return [...counts, ...optional, `${rejectedCount} rejected`].join(', ');
}

/** The report as lines for a terminal or a log. */
export function reportLines(report: ImportReport): string[] {
  const { file, runId, read, unreadable, isKnownFile, notices, rejected, rejectedCount } = report;
  if (unreadable && read === 0) return [`${file}: cannot be read: ${unreadable}`];
  if (isKnownFile) return [`${file}: unchanged since it was imported`];
  const unnamed = rejectedCount - rejected.length;
  return [
    `${file}: ${countsOf(report)}`,
    ...(unreadable ? [`  the rest cannot be read: ${unreadable}`] : []),
    ...notices.map((notice) => `  note: ${notice}`),
    ...rejected.map(
      ({ recordReference, reason, line, offset }) =>
        `  line ${line}, byte ${offset}${recordReference ? `, ${recordReference}` : ''}: ${reason}`,
    ),
    ...(unnamed > 0 ? [`  and ${unnamed} more, kept with run ${runId}`] : []),
    ...warningLines(report),
  ];
}

function warningLines({ warned: { warnings, unnamed } }: ImportReport): string[] {
  const lines = warnings.map((warning) => {
    const [first] = warning.examples;
    const example = first ? `; first line ${first.line}, byte ${first.offset}, ${first.recordReference}` : '';
    return `  warning: ${warningText(warning)}${example}`;
  });
  return [...lines, ...(unnamed > 0 ? [`  and ${unnamed} warnings of other kinds`] : [])];
}
