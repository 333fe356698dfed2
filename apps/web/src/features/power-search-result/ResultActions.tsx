import { roles } from '@titlenet/catalogue/roles';
import { lazy, Suspense, useState } from 'react';
import { PrintActions } from '../../actions/title-actions/PrintActions.tsx';
import { type SelectedTitle, SelectionActions } from '../../actions/title-actions/selection-actions.tsx';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { ExcelButton } from './ExcelButton.tsx';
import type { ShownTitles } from './found-titles.ts';

const InfoDialog = lazy(async () => ({ default: (await import('../../ui/dialog/InfoDialog.tsx')).InfoDialog }));

/** What can be done with a result and its chosen titles, for people who hold one of the three roles. */
export function ResultActions(props: ShownTitles & { titles: readonly SelectedTitle[] }) {
  const { titles, form } = props;
  const access = usePermissions();
  const [message, setMessage] = useState<string | null>(null);
  useReturnFocus(message !== null);
  if (!hasAnyRole(access, roles)) return null;
  return (
    <>
      <ExcelButton {...props} onMissing={setMessage} />
      <PrintActions titles={titles} hasMarketingSheets={form.hasMarketingSheets} />
      <SelectionActions titles={titles} />
      {message !== null && (
        <Suspense fallback={null}>
          <InfoDialog message={message} isOpen onClose={() => setMessage(null)} />
        </Suspense>
      )}
    </>
  );
}
