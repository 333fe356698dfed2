import { queryOptions } from '@tanstack/react-query';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { hasIsbnForm, normalizeIsbn } from '@titlenet/catalogue/isbn/isbn';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import type { DefinedReportName } from '@titlenet/catalogue/reports/report-definitions';
import { reportBatchEndpoints, reportEndpoints } from '@titlenet/contract/reports';
import { type CallOptions, callApi } from '../../ui/api/call-api.ts';

/** A title as reports name it. */
export interface ReportKey {
  readonly companyCode: CompanyCode;
  readonly isbn: string;
  /** Names the title where it has no report. */
  readonly title?: string | undefined;
}

/**
 * Calls the endpoint of a report. A text that is no ISBN is not sent: an address cannot contain every text.
 *
 * @param date week of a weekly report, `YYYY.MM.DD`
 * @returns null if the company has no such title
 */
export async function fetchReport(
  definition: Pick<ReportDefinition, 'name'>,
  { companyCode, isbn }: ReportKey,
  options: CallOptions,
  date?: string,
) {
  if (!hasIsbnForm(normalizeIsbn(isbn))) return null;
  // The definitions are those of `reportDefinitions`.
  const endpoint = reportEndpoints[definition.name as DefinedReportName];
  return callApi(endpoint, { params: { companyCode, isbn }, query: date ? { date } : {} }, options);
}

/** Calls the endpoint of a report of many titles. @returns the reports of the first titles, null for unknown ones */
export async function fetchReports(
  { name }: Pick<ProjectionReportDefinition, 'name'>,
  keys: readonly ReportKey[],
  options: CallOptions,
) {
  const titles = keys.map(({ companyCode, isbn }) => ({ companyCode, isbn }));
  return (await callApi(reportBatchEndpoints[name], { body: { titles } }, options)).reports;
}

/** A report for `useQuery`; null if the company has no such title. */
export function reportQuery(
  definition: Pick<ReportDefinition, 'name'>,
  key: ReportKey,
  { date, call = {} }: { date?: string | undefined; call?: Pick<CallOptions, 'blocking' | 'toast'> } = {},
) {
  return queryOptions({
    queryKey: ['report', definition.name, key.companyCode, key.isbn, date ?? ''],
    queryFn: ({ signal }) => fetchReport(definition, key, { ...call, signal }, date),
  });
}
