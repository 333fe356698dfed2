import { Button } from '@mantine/core';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import { Suspense } from 'react';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { useExcelExport } from '../excel/use-excel-export.ts';
import { exportedTitles, exportWorkbook } from './export-workbook.ts';

const ExportDialog = lazyPart(async () => (await import('../excel/ExportDialog.tsx')).ExportDialog);

interface ExportCombinedProps {
  definition: ProjectionReportDefinition;
  /** The selected titles, also those without a report. */
  titles: readonly ReportKey[];
}

/** Exports a combined report as an Excel workbook. */
export function ExportCombined({ definition, titles }: ExportCombinedProps) {
  const { count, run, cancel } = useExcelExport();
  useReturnFocus(count !== null);
  const { length } = exportedTitles(titles);
  return (
    <>
      <Button
        variant="default"
        onClick={() => void run(length, (signal) => exportWorkbook(definition, titles, { signal }))}
      >
        Export to Excel
      </Button>
      {count !== null && (
        <Suspense fallback={null}>
          <ExportDialog count={count} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
}
