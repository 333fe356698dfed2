import { findCompany } from '@titlenet/catalogue/companies';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { ImportJob, ImportRun, RunOutcome } from '@titlenet/contract/imports';

/** Label and tone of each outcome. */
const outcomeLabels: Record<RunOutcome, { text: string; tone: 'ok' | 'warn' | 'danger' | 'muted' }> = {
  running: { text: 'Running', tone: 'muted' },
  complete: { text: 'Complete', tone: 'ok' },
  partial: { text: 'Some rejected', tone: 'warn' },
  unreadable: { text: 'Not readable', tone: 'danger' },
  failed: { text: 'Failed', tone: 'danger' },
  cancelled: { text: 'Cancelled', tone: 'muted' },
  killed: { text: 'Killed', tone: 'danger' },
};

/** Label and tone of a run. A run that imported nothing is not a partial success. */
export function resultOf({ outcome, counts }: ImportRun): (typeof outcomeLabels)[RunOutcome] {
  const isAllRejected = outcome === 'partial' && counts !== null && counts.rejected === counts.read;
  return isAllRejected ? { text: 'All rejected', tone: 'danger' } : outcomeLabels[outcome];
}

export const kindLabels: Record<ImportRun['kind'], string> = {
  onix: 'ONIX',
  house: 'House feed',
  'sales-month': 'Monthly sales',
  list: 'List of ISBNs',
  demo: 'Demo catalogue',
  prices: 'Prices of the day',
  figures: 'Monthly figures',
};

const automaticKinds: readonly ImportRun['kind'][] = ['prices', 'figures'];

/** Who started a run: a person, the product itself, or a command whose environment names no user. */
export const starterOf = ({ startedBy, kind }: Pick<ImportRun, 'startedBy' | 'kind'>): string =>
  startedBy ?? (automaticKinds.includes(kind) ? 'TitleNet' : 'a command');

const MEGABYTE = 1024 * 1024;

/** Formats bytes: '1.4 MB', '320 kB'. */
export function sizeText(bytes: number): string {
  return bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

export function companyText(code: string | null): string {
  const company = findCompany(code);
  if (!company) return 'from the file';
  // Some labels already contain the code.
  const named = `(${company.code})`;
  return company.label.includes(named) ? company.label : `${company.label} ${named}`;
}

/** Describes the state of a queued file. */
export function jobText({ state, received, size, records, fault, known }: ImportJob): string {
  switch (state) {
    case 'uploading':
      return `Uploading, ${sizeText(received)} of ${sizeText(size)}`;
    case 'waiting':
      return 'Waiting';
    case 'running':
      return `Reading, ${formatCount(records)} records`;
    case 'done':
      return known.length > 0 ? 'Unchanged since the last import: skipped' : 'Done';
    case 'failed':
      return `Failed: ${fault ?? 'unknown error'}`;
    case 'cancelled':
      return fault ? `Cancelled: ${fault}` : 'Cancelled';
  }
}

/** Progress from 0 to 1; null if the size is unknown. */
export function jobShare({ state, received, size, bytesRead }: ImportJob): number | null {
  if (state === 'uploading') return size > 0 ? received / size : null;
  return bytesRead !== null && size > 0 ? Math.min(1, bytesRead / size) : null;
}

/** One sentence about a run for screen readers. */
export function runSummary(run: ImportRun): string {
  const { fileName, counts } = run;
  const figures = counts
    ? `, ${formatCount(counts.added)} added, ${formatCount(counts.updated)} updated, ${formatCount(counts.rejected)} rejected`
    : '';
  return `${fileName}: ${resultOf(run).text}${figures}.`;
}
