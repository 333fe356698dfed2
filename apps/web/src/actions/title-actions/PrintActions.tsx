import { Button } from '@mantine/core';
import { roles } from '@titlenet/catalogue/roles';
import { lazy, Suspense, useState } from 'react';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { type PrintOutcome, printActions } from './print-actions.ts';
import type { SelectedTitle } from './selection-actions.tsx';

const InfoDialog = lazy(async () => ({ default: (await import('../../ui/dialog/InfoDialog.tsx')).InfoDialog }));
const PrintTitleSheets = lazy(async () => ({
  default: (await import('../printing/PrintTitleSheetsDialog.tsx')).PrintTitleSheetsDialog,
}));
const PrintMarketingSheets = lazy(async () => ({
  default: (await import('../printing/PrintMarketingSheetsDialog.tsx')).PrintMarketingSheetsDialog,
}));
const PrintReports = lazy(async () => ({
  default: (await import('../combined-reports/PrintReportsDialog.tsx')).PrintReportsDialog,
}));

function OutcomeDialog({ outcome, onClose }: { outcome: PrintOutcome; onClose: () => void }) {
  if ('message' in outcome) return <InfoDialog message={outcome.message} isOpen onClose={onClose} />;
  const { titles } = outcome;
  if (outcome.dialog === 'reports') return <PrintReports kind={outcome.kind} titles={titles} onClose={onClose} />;
  if (outcome.dialog === 'titleSheets') return <PrintTitleSheets titles={titles} visible={null} onClose={onClose} />;
  return <PrintMarketingSheets titles={titles} onClose={onClose} />;
}

interface PrintActionsProps {
  /** The selected titles, in their order on screen. */
  titles: readonly SelectedTitle[];
  hasMarketingSheets?: boolean;
}

/** The print buttons of a grid and their dialogs, for people who hold one of the three roles. */
export function PrintActions({ titles, hasMarketingSheets = false }: PrintActionsProps) {
  const access = usePermissions();
  const [outcome, setOutcome] = useState<PrintOutcome | null>(null);
  useReturnFocus(outcome !== null);
  if (!hasAnyRole(access, roles)) return null;
  return (
    <>
      {printActions
        .filter(({ isMarketingSheet }) => hasMarketingSheets || !isMarketingSheet)
        .map(({ label, outcomeOf }) => (
          <Button key={label} variant="default" onClick={() => setOutcome(outcomeOf(titles))}>
            {label}
          </Button>
        ))}
      {outcome && (
        <Suspense fallback={null}>
          <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </>
  );
}
