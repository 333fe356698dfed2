import { Button } from '@mantine/core';
import { roles } from '@titlenet/catalogue/roles';
import { lazy, Suspense, useState } from 'react';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { type SelectedTitle, SelectionActions } from '../../domain/title-selection/selection-actions.tsx';
import { hrefOf } from '../../ui/address/links.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { ExcelButton } from './ExcelButton.tsx';
import type { ShownTitles } from './found-titles.ts';
import { printActions } from './print-actions.ts';

const InfoDialog = lazy(async () => ({ default: (await import('../../ui/dialog/InfoDialog.tsx')).InfoDialog }));

/** Print and export buttons, for users with one of the three roles [GRID-047]. */
export function ResultActions(props: ShownTitles & { titles: readonly SelectedTitle[] }) {
  const { titles, hasMarketingSheets = false } = props;
  const access = usePermissions();
  const [message, setMessage] = useState<string | null>(null);
  useReturnFocus(message !== null);
  if (!hasAnyRole(access, roles)) return null;
  return (
    <>
      {printActions
        .filter((action) => hasMarketingSheets || !action.isMarketingSheet)
        .map(({ label, outcomeOf }) => (
          <Button
            key={label}
            variant="default"
            onClick={() => {
              const outcome = outcomeOf(titles);
              if ('message' in outcome) setMessage(outcome.message);
              else window.open(hrefOf(outcome.page), '_blank', 'noopener');
            }}
          >
            {label}
          </Button>
        ))}
      <SelectionActions titles={titles} />
      <ExcelButton {...props} onMissing={setMessage} />
      {message !== null && (
        <Suspense fallback={null}>
          <InfoDialog message={message} isOpen onClose={() => setMessage(null)} />
        </Suspense>
      )}
    </>
  );
}
