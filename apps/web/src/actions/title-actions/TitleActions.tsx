import { Button } from '@mantine/core';
import { roles } from '@titlenet/catalogue/roles';
import { Suspense, useState } from 'react';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { ExcelButton, type ExcelExport } from '../excel/ExcelButton.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import type { SelectedTitle } from './selected-title.ts';
import { type ActionOutcome, titleActions } from './title-actions.ts';

interface TitleActionsProps {
  /** Returns the selected titles in their order on screen; called when a button is pressed. */
  selectedTitles: () => readonly SelectedTitle[];
  hasMarketingSheets?: boolean;
  /** Called during rendering for its label and when its button is pressed. */
  excel: () => ExcelExport;
}

/** The action bar of every grid of titles, for people who hold one of the three roles [GRID-047]. */
export function TitleActions({ selectedTitles, hasMarketingSheets = false, excel }: TitleActionsProps) {
  const access = usePermissions();
  const goTo = useGoTo();
  const [outcome, setOutcome] = useState<Exclude<ActionOutcome, { address: unknown }> | null>(null);
  useReturnFocus(outcome !== null);
  if (!hasAnyRole(access, roles)) return null;
  const take = (next: ActionOutcome) => ('address' in next ? goTo(next.address) : setOutcome(next));
  return (
    <>
      <Button variant="default" onClick={() => window.print()}>
        Print List
      </Button>
      <ExcelButton excel={excel} onMessage={(message) => setOutcome({ message })} />
      {titleActions
        .filter(({ isMarketingSheet }) => hasMarketingSheets || !isMarketingSheet)
        .map(({ label, description, outcomeOf }) => (
          <Button key={label} variant="default" title={description} onClick={() => take(outcomeOf(selectedTitles()))}>
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
