import { Button } from '@mantine/core';
import { companyOf } from '@titlenet/catalogue/companies';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { lazy, Suspense } from 'react';
import { useExcelExport } from '../../actions/excel/use-excel-export.ts';
import type { SelectedTitle } from '../../actions/title-actions/selection-actions.tsx';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { exportResult } from './excel-calls.ts';
import type { ShownTitles } from './found-titles.ts';
import { responseColumns } from './response-columns.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('../../actions/excel/ExportDialog.tsx')).ExportDialog,
}));

interface ExcelButtonProps extends ShownTitles {
  titles: readonly SelectedTitle[];
  /** Called if only selected titles are exported and none is selected. */
  onMissing: (message: string) => void;
}

/** Exports the result or its selected titles to Excel (G-83, G-84) [GRID-045]. */
export function ExcelButton({ form, result, request, titles, criteriaToExport, onMissing }: ExcelButtonProps) {
  const { count, run, cancel } = useExcelExport();
  useReturnFocus(count !== null);
  const isAll = form.exports === 'all';
  const start = () => {
    if (!isAll && titles.length === 0) return onMissing('Please select ISBN.');
    const fields = responseColumns(resultSource(form.source), result.titles).map(({ name, label }) => ({
      name,
      title: label,
    }));
    const criteria = criteriaToExport?.() ?? request;
    const selected = isAll
      ? undefined
      : titles.map(({ companyCode, isbn, productId }) => ({
          companyCode: companyOf(companyCode).code,
          ...(isbn === '' && productId !== null ? { productId } : { isbn }),
        }));
    void run(isAll ? result.total : titles.length, (signal) =>
      exportResult(form, { criteria, fields, selected }, signal),
    );
  };
  return (
    <>
      <Button variant="default" onClick={start}>
        {isAll ? 'Export Search Results to Excel' : 'Export Selected to Excel'}
      </Button>
      {count !== null && (
        <Suspense fallback={null}>
          <ExportDialog count={count} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
}
