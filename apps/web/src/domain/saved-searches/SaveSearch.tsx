import { Button } from '@mantine/core';
import type { RecentSearch } from '@titlenet/contract/saved-searches';
import { lazy, Suspense, useState } from 'react';
import { showSuccess, showWarning } from '../../ui/toasts/toasts.ts';
import { useSavedSearchCalls } from './saved-search-calls.ts';

// Dialogs come when they are asked for.
const NameDialog = lazy(async () => ({ default: (await import('./NameDialog.tsx')).NameDialog }));

interface SaveSearchProps {
  /** The search as it stands when the button is pressed: the address of its result, and its words. */
  search: () => RecentSearch;
  fullWidth?: boolean;
}

/** Keeps a power search under a name, for its person (issue 5). */
export function SaveSearch({ search, fullWidth }: SaveSearchProps) {
  const calls = useSavedSearchCalls();
  const [asked, setAsked] = useState<RecentSearch | null>(null);
  const ask = () => {
    const asking = search();
    if (asking.description === '') showWarning('There are no criteria to save yet.');
    else setAsked(asking);
  };
  return (
    <>
      <Button variant="default" fullWidth={fullWidth} onClick={ask}>
        Save Search
      </Button>
      {asked && (
        <Suspense>
          <NameDialog
            title="Save this search"
            description={asked.description}
            onSave={async (name) => {
              await calls.save({ ...asked, name });
              showSuccess(`The search '${name}' was saved.`);
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
