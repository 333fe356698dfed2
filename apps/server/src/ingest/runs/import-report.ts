import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { OnixFault } from '@titlenet/onix/validate/validate-product';
import type { SaveOutcome } from '../../write-titles/save-titles.ts';
import { ImportWarnings, type RecordWarning, type WarnedRecord, warningText } from './import-warnings.ts';

export interface Rejection {
  recordReference: string | null;
  reason: string;
  /** Byte offset of the record in the file. */
  offset: number;
  line: number;
  excerpt: string | null;
}

/** Result of importing one file. */
export interface ImportReport {
  file: string;
  /** Id of the run; null when the file was not read again. */
  runId: number | null;
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  deleted: number;
  /** Records older than the stored record of the same sender. */
  older: number;
  /** The first rejected records; the database has all of them. */
  rejected: Rejection[];
  rejectedCount: number;
  warnings: number;
  /** The warnings, grouped, with examples. */
  warned: ImportWarnings;
  /** Rules of ONIX that imported records break. */
  faults: number;
  /** These rules by element, with examples. */
  faulty: ImportWarnings;
  /** Remarks about the file that lose no record. */
  notices: string[];
  /** True when the same file was imported completely before. */
  isKnownFile: boolean;
  /** Why the file, or its rest, cannot be read. */
  unreadable: string | null;
}

/** Maximum number of rejected records in a report, which is held in memory. */
const MAX_LISTED_REJECTIONS = 1_000;

export function emptyReport(file: string): ImportReport {
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, deleted: 0, older: 0, warnings: 0 };
  const rejections = { rejected: [], rejectedCount: 0 };
  const grouped = { warned: new ImportWarnings(), faulty: new ImportWarnings() };
  return {
    file,
    runId: null,
    ...counts,
    faults: 0,
    ...grouped,
    notices: [],
    ...rejections,
    isKnownFile: false,
    unreadable: null,
  };
}

export function countOutcomes(report: ImportReport, outcomes: readonly SaveOutcome[]): void {
  for (const outcome of outcomes) report[outcome]++;
}

/** Counts the warnings of an imported record. */
export function countWarnings(report: ImportReport, warnings: readonly RecordWarning[], record: WarnedRecord): void {
  report.warnings += warnings.length;
  for (const warning of warnings) report.warned.add(warning, record);
}

/** Counts the rules of ONIX that an imported record breaks. */
export function countFaults(
  report: ImportReport,
  faults: readonly OnixFault[],
  record: Omit<WarnedRecord, 'line'>,
): void {
  report.faults += faults.length;
  for (const { line, ...fault } of faults) report.faulty.add(fault, { ...record, line });
}

export function countRejection(report: ImportReport, rejection: Rejection): void {
  report.rejectedCount++;
  if (report.rejected.length < MAX_LISTED_REJECTIONS) report.rejected.push(rejection);
}

/** Counts the records that changed the database. */
export function changedCount({ added, updated, deleted }: ImportReport): number {
  return added + updated + deleted;
}

function countsOf(report: ImportReport): string {
  const { read, added, updated, unchanged, deleted, older, rejectedCount, warnings, faults } = report;
  const optional = [
    older > 0 ? `${formatCount(older)} older` : '',
    warnings > 0 ? `${formatCount(warnings)} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
    faults > 0 ? `${formatCount(faults)} against the rules of ONIX` : '',
  ].filter(Boolean);
  const counts = [
    `${formatCount(read)} read`,
    `${formatCount(added)} added`,
    `${formatCount(updated)} updated`,
    `${formatCount(unchanged)} unchanged`,
    `${formatCount(deleted)} deleted`,
  ];
  return [...counts, ...optional, `${formatCount(rejectedCount)} rejected`].join(', ');
}

/** Formats the report as lines for a terminal or a log. */
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
    ...(unnamed > 0 ? [`  and ${unnamed} more, stored with run ${runId}`] : []),
    ...groupLines(
      report.warned,
      { name: 'warning', plural: 'warnings' },
      ({ line, offset }) => `${line}, byte ${offset}`,
    ),
    // The line is that of the element, the offset that of its record: together they would name two places.
    ...groupLines(report.faulty, { name: 'ONIX', plural: 'rules of ONIX' }, ({ line }) => `${line}`),
  ];
}

function groupLines(
  { warnings, unnamed }: ImportWarnings,
  { name, plural }: { name: string; plural: string },
  placeOf: (example: WarnedRecord) => string,
): string[] {
  const lines = warnings.map((warning) => {
    const [first] = warning.examples;
    const example = first ? `; first line ${placeOf(first)}, ${first.recordReference}` : '';
    return `  ${name}: ${warningText(warning)}${example}`;
  });
  return [...lines, ...(unnamed > 0 ? [`  and ${unnamed} ${plural} of other kinds`] : [])];
}
