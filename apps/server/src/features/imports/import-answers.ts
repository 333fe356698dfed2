import { companyCodes } from '@titlenet/catalogue/companies';
import { objectOf } from '@titlenet/catalogue/typed-objects';
import { type ImportJob, type ImportRun, importStates, type RunCounts } from '@titlenet/contract/imports';
import type { FeedRunRow } from '../../ingest/runs/import-runs.queries.ts';
import { readRunForm } from '../../ingest/runs/run-form.ts';
import type { ImportJobRow } from '../../ingest/uploads/import-jobs.queries.ts';

const countNames = ['read', 'added', 'updated', 'unchanged', 'deleted', 'older', 'rejected', 'warnings'] as const;

/** Parses the stored report of a run; older versions stored fewer figures. */
function reportOf(text: string | null): Pick<ImportRun, 'counts' | 'unreadable' | 'notices'> {
  if (text === null) return { counts: null, unreadable: null, notices: [] };
  // Only imports write the column.
  const report = JSON.parse(text) as Partial<RunCounts> & { unreadable?: string | null; notices?: string[] };
  const counts = objectOf(countNames, (name) => report[name] ?? 0);
  return { counts, unreadable: report.unreadable ?? null, notices: report.notices ?? [] };
}

const kinds = { lines: 'house', 'sales-month': 'sales-month', list: 'list' } as const;

/** Returns the kind of a run and the company that was given for its titles. */
export function kindOfRun(options: string): Pick<ImportRun, 'kind' | 'company'> {
  const run = readRunForm(options);
  if (run.form === 'onix') return { kind: 'onix', company: run.company ?? null };
  if (run.form !== 'house') return { kind: run.form, company: null };
  const { format } = run;
  return { kind: kinds[format.form], company: (format.form === 'sales-month' && format.company) || null };
}

/** The path of a file is not shown. */
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export function runAnswer({ report, options, fileName, ...run }: FeedRunRow): ImportRun {
  return { ...run, fileName: baseName(fileName), ...kindOfRun(options), ...reportOf(report) };
}

export function jobAnswer(job: ImportJobRow, runs: readonly ImportRun[]): ImportJob {
  return {
    id: job.id,
    fileName: job.file_name,
    company: companyCodes.find((code) => code === job.company_code) ?? null,
    state: importStates.find((state) => state === job.state) ?? 'failed',
    size: job.size,
    received: job.received,
    bytesRead: job.bytes_read,
    records: job.records,
    startedBy: job.started_by,
    createdAt: job.created_at,
    fault: job.fault,
    runs: runs.filter(({ id }) => job.run_ids.includes(id)),
    known: job.known,
  };
}
