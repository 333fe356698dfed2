import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ExportedTitle } from './exported-titles.ts';

const OnixExportDialog = lazy(async () => ({ default: (await import('./OnixExportDialog.tsx')).OnixExportDialog }));

interface OnixExportButtonProps {
  /** The titles of the selection, or the one of a sheet. */
  titles: readonly ExportedTitle[];
  className?: string;
}

/** 'ONIX': opens the dialog that says what an export of these titles would leave out, and downloads it. */
export function OnixExportButton({ titles, className }: OnixExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={className}
        disabled={titles.length === 0}
        aria-haspopup="dialog"
        title="Export as ONIX"
        onClick={() => setIsOpen(true)}
      >
        ONIX
      </Button>
      {isOpen && (
        <Suspense>
          <OnixExportDialog titles={titles} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
