import { Button } from '@mantine/core';
import { roles } from '@titlenet/catalogue/roles';
import { Suspense, useState } from 'react';
import { useFollowingCalls } from '../../domain/following/following-calls.ts';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { failureText } from '../../ui/api/failure-text.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { showError, showSuccess } from '../../ui/toasts/toasts.ts';
import { ExcelButton, type ExcelExport } from '../excel/ExcelButton.tsx';
import { OutcomeDialog, type ShownOutcome } from './OutcomeDialog.tsx';
import type { SelectedTitle } from './selected-title.ts';
import { type ActionOutcome, titleActions } from './title-actions.ts';

type Titles = Extract<ActionOutcome, { follow: unknown }>['follow'];

/** Follows titles and says how many of them are followed now. */
function useFollowTitles(): (titles: Titles) => Promise<void> {
  const { followTitles } = useFollowingCalls();
  return async (titles) => {
    try {
      const followed = await followTitles(titles);
      showSuccess(
        followed === 1 ? 'You follow 1 title of the selection.' : `You follow ${followed} titles of the selection.`,
      );
    } catch (error) {
      showError(failureText(error));
    }
  };
}

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
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const followTitles = useFollowTitles();
  useReturnFocus(outcome !== null);
  if (!hasAnyRole(access, roles)) return null;
  const take = (next: ActionOutcome) => {
    if ('address' in next) goTo(next.address);
    else if ('follow' in next) void followTitles(next.follow);
    else setOutcome(next);
  };
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
