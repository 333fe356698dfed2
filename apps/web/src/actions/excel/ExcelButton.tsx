import { Button } from '@mantine/core';
import type { ExcelFile } from '@titlenet/contract/search-export';
import { Suspense } from 'react';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { useExcelExport } from './use-excel-export.ts';

const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** An Excel export of the rows of a grid, or of the selected ones. */
export interface ExcelExport {
  /** Text of the button. */
  readonly label: string;
  /** Number of exported rows. */
  readonly count: number;
  /** Requests the file; a message if nothing can be exported. */
  readonly load: ((signal: AbortSignal) => Promise<ExcelFile>) | { readonly message: string };
}

interface ExcelButtonProps {
  /** Called during rendering for its label and when the button is pressed. */
  excel: () => ExcelExport;
  onMessage: (message: string) => void;
}

/** Exports to Excel, with a dialog that shows the progress and cancels. */
export function ExcelButton({ excel, onMessage }: ExcelButtonProps) {
  const { count, run, cancel } = useExcelExport();
  useReturnFocus(count !== null);
  const start = () => {
    const { count: rows, load } = excel();
    if ('message' in load) onMessage(load.message);
    else void run(rows, load);
  };
  return (
    <>
      <Button variant="default" onClick={start}>
        {excel().label}
      </Button>
      {count !== null && (
        <Suspense fallback={null}>
          <ExportDialog count={count} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
}
