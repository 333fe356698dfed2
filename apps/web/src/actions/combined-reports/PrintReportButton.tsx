import { Button } from '@mantine/core';
import { multipleReportKinds, multipleReports } from '@titlenet/catalogue/reports/multiple-reports';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { Suspense, useState } from 'react';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';

const PrintReportsDialog = lazyPart(async () => (await import('./PrintReportsDialog.tsx')).PrintReportsDialog);

interface PrintReportButtonProps {
  definition: Pick<ReportDefinition, 'name'>;
  title: ReportKey;
}

/** Opens the report dialog for one title, with the region of its report; nothing for reports without a dialog. */
export function PrintReportButton({ definition, title }: PrintReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useReturnFocus(isOpen);
  const report = multipleReports.find((one) => one.definition.name === definition.name);
  const kind = multipleReportKinds.find(({ name }) => name === report?.kind);
  if (!report || !kind) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Print or Download
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrintReportsDialog
            kind={kind}
            titles={[{ ...title, productId: null }]}
            region={report.region}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
