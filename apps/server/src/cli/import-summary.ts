import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { type ImportReport, reportLines } from '../ingest/runs/import-report.ts';

/** Maximum number of files whose faults are listed; the faults of further ones are only counted. */
const MAX_FILES_WITH_FAULTS = 20;

const hasFaults = ({ unreadable, rejectedCount }: ImportReport) => unreadable !== null || rejectedCount > 0;

/** Counts the reports of several files, of which it keeps none. */
export class ImportSummary {
  readonly #counts = { read: 0, added: 0, updated: 0, unchanged: 0, deleted: 0, older: 0, rejected: 0 };
  #files = 0;
  #filesWithFaults = 0;
  #unreadable = 0;

  /** Counts a report. @returns its lines; none for a file with faults after many others */
  add(report: ImportReport): string[] {
    this.#files++;
    for (const name of ['read', 'added', 'updated', 'unchanged', 'deleted', 'older'] as const)
      this.#counts[name] += report[name];
    this.#counts.rejected += report.rejectedCount;
    if (report.unreadable !== null) this.#unreadable++;
    if (!hasFaults(report)) return reportLines(report);
    this.#filesWithFaults++;
    return this.#filesWithFaults <= MAX_FILES_WITH_FAULTS ? reportLines(report) : [];
  }

  /** The last lines. */
  lines(): string[] {
    const unlisted = this.#filesWithFaults - MAX_FILES_WITH_FAULTS;
    const counts = Object.entries(this.#counts).map(([name, count]) => `${formatCount(count)} ${name}`);
    return [
      ...(unlisted > 0 ? [`and ${formatCount(unlisted)} more files with faults`] : []),
      ...(this.#files > 1
        ? [
            `${formatCount(this.#files)} files: ${counts.join(', ')}, ${formatCount(this.#unreadable)} files not readable`,
          ]
        : []),
    ];
  }

  /** 1 if a file was unreadable or a record was rejected. */
  exitCode(): number {
    return this.#filesWithFaults > 0 ? 1 : 0;
  }
}
