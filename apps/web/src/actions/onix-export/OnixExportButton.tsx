import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import type { ExportedTitle } from './exported-titles.ts';

const OnixExportDialog = lazyPart(async () => (await import('./OnixExportDialog.tsx')).OnixExportDialog);

interface OnixExportButtonProps {
  /** The selected titles, or the title of a sheet. */
  titles: readonly ExportedTitle[];
  className?: string;
}

/** Opens the dialog that checks and downloads an ONIX export of these titles. */
export function OnixExportButton({ titles, className }: OnixExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={className}
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
