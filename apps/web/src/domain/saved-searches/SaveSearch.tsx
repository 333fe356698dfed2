import { Button } from '@mantine/core';
import type { RecentSearch } from '@titlenet/contract/saved-searches';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { showSuccess, showWarning } from '../../ui/toasts/toasts.ts';
import { useSavedSearchCalls } from './saved-search-calls.ts';

const NameDialog = lazyPart(async () => (await import('./NameDialog.tsx')).NameDialog);

interface SaveSearchProps {
  /** Returns address and description of the search at the time of the click. */
  search: () => RecentSearch;
  fullWidth?: boolean;
}

/** Saves a power search under a name. */
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
            draftName="newSearch"
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
