import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useExcelExport } from '../../actions/excel/use-excel-export.ts';
import { PrintActions } from '../../actions/title-actions/PrintActions.tsx';
import { type SelectedTitle, SelectionActions } from '../../actions/title-actions/selection-actions.tsx';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import type { ListDefinition } from './list-definition.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('../../actions/excel/ExportDialog.tsx')).ExportDialog,
}));

interface ListActionsProps<Row extends object> {
  definition: ListDefinition<Row>;
  /** All rows in display order. */
  rows: readonly Row[];
  selected: readonly Row[];
}

/** What can be done with a list, and with its selected titles as with those of a search result. */
export function ListActions<Row extends object>({ definition, rows, selected }: ListActionsProps<Row>) {
  const { exportRows } = definition;
  const { count, run, cancel } = useExcelExport();
  useReturnFocus(count !== null);
  // A title may have several rows.
  const titles = new Map<string, SelectedTitle>();
  for (const row of selected) {
    const { companyCode, productId, isbn, title } = definition.titleOf(row);
    titles.set(`${companyCode}:${productId}`, { companyCode, productId, isbn, title });
  }
  const chosen = [...titles.values()];
  return (
    <>
      <Button variant="default" onClick={() => window.print()}>
        Print List
      </Button>
      {exportRows && (
        <Button variant="default" onClick={() => void run(rows.length, (signal) => exportRows(rows, signal))}>
          Export to Excel
        </Button>
      )}
      <PrintActions titles={chosen} hasMarketingSheets />
      <SelectionActions titles={chosen} />
      {count !== null && (
        <Suspense fallback={null}>
          <ExportDialog count={count} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
}
