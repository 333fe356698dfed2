import type { SaveOutcome } from '../../store/save-titles.ts';

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
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  deleted: number;
  /** Records that a newer message of the same sender had already replaced. */
  older: number;
  rejected: Rejection[];
  warnings: number;
  /** What is odd about the file but loses no record. */
  notices: string[];
  /** The whole file was imported before and has not changed since. */
  isKnownFile: boolean;
  /** Why nothing of the file could be read. */
  unreadable: string | null;
}

export function emptyReport(file: string): ImportReport {
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, deleted: 0, older: 0, warnings: 0 };
  return { file, ...counts, notices: [], rejected: [], isKnownFile: false, unreadable: null };
}

export function countOutcomes(report: ImportReport, outcomes: readonly SaveOutcome[]): void {
  for (const outcome of outcomes) report[outcome]++;
}

/** The report as lines for a terminal or a log. */
export function reportLines(report: ImportReport): string[] {
  if (report.unreadable) return [`${report.file}: cannot be read: ${report.unreadable}`];
  if (report.isKnownFile) return [`${report.file}: unchanged since it was imported`];
  const { read, added, updated, unchanged, deleted, older, rejected, warnings, notices } = report;
  const optional = [older > 0 ? `${older} older` : '', warnings > 0 ? `${warnings} warnings` : ''].filter(Boolean);
  const counts = [
    `${read} read`,
    `${added} added`,
    `${updated} updated`,
    `${unchanged} unchanged`,
    `${deleted} deleted`,
  ];
  return [
    `${report.file}: ${[...counts, ...optional, `${rejected.length} rejected`].join(', ')}`,
    ...notices.map((notice) => `  note: ${notice}`),
    ...rejected.map(
      ({ recordReference, reason, line, offset }) =>
        `  line ${line}, byte ${offset}${recordReference ? `, ${recordReference}` : ''}: ${reason}`,
    ),
  ];
}
