import { findCompany } from '@titlenet/catalogue/companies';
import { membersOf } from '@titlenet/catalogue/members-of';
import type { MultipleReport } from '@titlenet/catalogue/reports/multiple-reports';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { personalEntry } from '../../ui/storage/personal-storage.ts';
import type { SelectedTitle } from '../title-actions/selected-title.ts';

/** The entry that the tab of a combined report reads (G-153), and the tab's own copy of it. */
const entryIn = (area: 'browser' | 'tab') =>
  personalEntry<unknown>({ name: 'multipleProjectionReport', area, parse: (stored) => stored });
const [shared, ofTab] = [entryIn('browser'), entryIn('tab')];

/** Older entries are ignored: such an address was opened from a bookmark or a history, not by the dialog. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** @returns the keys of titles with their names, which the list of titles without a report shows */
export const reportKeysOf = (titles: readonly SelectedTitle[]): ReportKey[] =>
  titles.flatMap(({ isbn, companyCode, title }) => {
    const company = findCompany(companyCode);
    return company ? [{ isbn, companyCode: company.code, ...(title && { title }) }] : [];
  });

/** Stores the selected titles for the tab that is about to be opened (PRINT-42). */
export function storeSelection({ region, kind }: MultipleReport, titles: readonly SelectedTitle[]): void {
  const selections = reportKeysOf(titles);
  shared.write({ region, report: kind, selections, createdAt: Date.now() });
}

function titlesOf(stored: unknown, { region, kind }: MultipleReport): ReportKey[] | null {
  const entry = membersOf(stored);
  const isCurrent = Date.now() - Number(entry.createdAt) < MAX_AGE_MS;
  if (entry.region !== region || entry.report !== kind || !isCurrent || !Array.isArray(entry.selections)) return null;
  return entry.selections.flatMap(({ isbn, companyCode, title }: Record<string, unknown>) => {
    const company = findCompany(String(companyCode));
    if (!company || typeof isbn !== 'string') return [];
    return [{ isbn, companyCode: company.code, ...(typeof title === 'string' && { title }) }];
  });
}

/**
 * The selected titles of this tab's combined report; empty if there is no valid entry.
 *
 * The tab keeps a copy, so that a reload does not show the titles of a dialog that was used later in another tab.
 */
export function readSelection(report: MultipleReport): readonly ReportKey[] {
  const kept = titlesOf(ofTab.read(), report);
  if (kept) return kept;
  const stored = shared.read();
  const titles = titlesOf(stored, report);
  if (titles) ofTab.write(stored);
  return titles ?? [];
}
