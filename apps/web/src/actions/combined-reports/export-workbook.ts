import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import { exportCombinedReport } from '@titlenet/contract/report-export';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { callApi } from '../../ui/api/call-api.ts';

/** The titles that the workbook can name: reports need an ISBN. */
export const exportedTitles = (keys: readonly ReportKey[]): readonly ReportKey[] =>
  keys.filter(({ isbn }) => isbn.trim() !== '');

/** Calls for the Excel workbook of a combined report. @param keys at least one title, all with an ISBN */
export function exportWorkbook(
  { name }: Pick<ProjectionReportDefinition, 'name'>,
  keys: readonly ReportKey[],
  { signal, hasTitleSheets = false }: { signal: AbortSignal; hasTitleSheets?: boolean },
) {
  const titles = keys.map(({ companyCode, isbn }) => ({ companyCode, isbn }));
  const input = { params: { report: name }, body: { titles, hasTitleSheets } };
  return callApi(exportCombinedReport, input, { signal, blocking: false });
}
