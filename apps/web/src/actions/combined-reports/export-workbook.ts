import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import { exportCombinedReport, MAX_NAME_LENGTH } from '@titlenet/contract/report-export';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { callApi } from '../../ui/api/call-api.ts';

/** The titles that a workbook can have reports of: those with an ISBN. */
export const exportedTitles = (keys: readonly ReportKey[]): readonly ReportKey[] =>
  keys.filter(({ isbn }) => isbn.trim() !== '');

/** Calls for the Excel workbook of a combined report. @param keys at least one title with an ISBN */
export function exportWorkbook(
  { name }: Pick<ProjectionReportDefinition, 'name'>,
  keys: readonly ReportKey[],
  { signal, hasTitleSheets = false }: { signal: AbortSignal; hasTitleSheets?: boolean },
) {
  const exported = exportedTitles(keys);
  const titles = exported.map(({ companyCode, isbn }) => ({ companyCode, isbn }));
  const withoutIsbn = keys
    .filter((key) => !exported.includes(key))
    .map(({ title = '' }) => title.slice(0, MAX_NAME_LENGTH));
  const body = { titles, hasTitleSheets, ...(withoutIsbn.length > 0 && { withoutIsbn }) };
  const input = { params: { report: name }, body };
  return callApi(exportCombinedReport, input, { signal, blocking: false });
}
