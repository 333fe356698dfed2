import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { MAX_EXPORTED_ROWS } from '@titlenet/contract/row-export';
import type { ExcelFile } from '@titlenet/contract/search-export';
import type { ExcelExport } from './ExcelButton.tsx';

/** Text of the button while rows are selected. */
export const exportSelectedLabel = (selected: number) => `Export ${formatCount(selected)} selected`;

interface ExportedRows<Row> {
  /** All rows in display order. */
  rows: readonly Row[];
  /** The selected ones of them. */
  selected: readonly Row[];
  load: (rows: readonly Row[], signal: AbortSignal) => Promise<ExcelFile>;
}

/** Exports the selected rows, or all rows if none is selected. */
export function exportRows<Row>({ rows, selected, load }: ExportedRows<Row>): ExcelExport {
  const exported = selected.length > 0 ? selected : rows;
  return {
    label: selected.length > 0 ? exportSelectedLabel(selected.length) : 'Export to Excel',
    count: exported.length,
    load:
      exported.length > MAX_EXPORTED_ROWS
        ? { message: `An Excel file has at most ${formatCount(MAX_EXPORTED_ROWS)} rows. Please select fewer.` }
        : (signal) => load(exported, signal),
  };
}
