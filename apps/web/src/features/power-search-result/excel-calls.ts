import type { SearchSource } from '@titlenet/catalogue/enumerations';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import {
  type ExcelFile,
  exportHccpSearch,
  exportHqnaSearch,
  exportSearch,
  type SearchExportRequest,
} from '@titlenet/contract/search-export';
import { type CallOptions, callApi } from '../../ui/api/call-api.ts';

type ExcelCall = (body: SearchExportRequest, division: number, options: CallOptions) => Promise<ExcelFile>;

/** The export endpoint of each search [EXPORT-01, EXPORT-02, EXPORT-03]. */
const calls: Record<SearchSource, ExcelCall> = {
  HarperCollins: (body, division, options) =>
    callApi(exportSearch, { params: { company: String(division) }, body }, options),
  Hqna: (body, _, options) => callApi(exportHqnaSearch, { body }, options),
  Hccp: (body, _, options) => callApi(exportHccpSearch, { body }, options),
};

/** Exports a result to Excel without blocking the page; the export dialog shows the progress. */
export function exportResult(
  form: PowerSearchForm,
  body: SearchExportRequest,
  signal: AbortSignal,
): Promise<ExcelFile> {
  return calls[form.source](body, form.division, { signal, blocking: false });
}
