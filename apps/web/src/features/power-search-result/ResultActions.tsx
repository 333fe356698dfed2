import { Button } from '@mantine/core';
import { roles } from '@titlenet/catalogue/roles';
import { lazy, Suspense, useState } from 'react';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { type SelectedTitle, SelectionActions } from '../../domain/title-selection/selection-actions.tsx';
import { hrefOf } from '../../ui/address/links.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { ExcelButton } from './ExcelButton.tsx';
import type { ShownTitles } from './found-titles.ts';
import { type PrintOutcome, printActions } from './print-actions.ts';

const InfoDialog = lazy(async () => ({ default: (await import('../../ui/dialog/InfoDialog.tsx')).InfoDialog }));

const dialogs = {
  titleSheets: lazy(async () => ({
    default: (await import('../../domain/printing/PrintTitleSheetsDialog.tsx')).PrintTitleSheetsDialog,
  })),
  marketingSheets: lazy(async () => ({
    default: (await import('../../domain/printing/PrintMarketingSheetsDialog.tsx')).PrintMarketingSheetsDialog,
  })),
};

/** What can be done with a result and its chosen titles, for people who hold one of the three roles. */
export function ResultActions(props: ShownTitles & { titles: readonly SelectedTitle[] }) {
  const { titles, form } = props;
  const access = usePermissions();
  const [message, setMessage] = useState<string | null>(null);
  const [printing, setPrinting] = useState<Extract<PrintOutcome, { dialog: unknown }> | null>(null);
  useReturnFocus(message !== null || printing !== null);
  const PrintDialog = printing && dialogs[printing.dialog];
  if (!hasAnyRole(access, roles)) return null;
  return (
    <>
      {printActions
        .filter((action) => form.hasMarketingSheets || !action.isMarketingSheet)
        .map(({ label, outcomeOf }) => (
          <Button
            key={label}
            variant="default"
            onClick={() => {
              const outcome = outcomeOf(titles);
              if ('message' in outcome) setMessage(outcome.message);
              else if ('dialog' in outcome) setPrinting(outcome);
              else window.open(hrefOf(outcome.page), '_blank', 'noopener');
            }}
          >
            {label}
          </Button>
        ))}
      <SelectionActions titles={titles} />
      <ExcelButton {...props} onMissing={setMessage} />
      {printing && PrintDialog && (
        <Suspense fallback={null}>
          <PrintDialog titles={printing.titles} visible={null} onClose={() => setPrinting(null)} />
        </Suspense>
      )}
      {message !== null && (
        <Suspense fallback={null}>
          <InfoDialog message={message} isOpen onClose={() => setMessage(null)} />
        </Suspense>
      )}
    </>
  );
}
