import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { useState } from 'react';
import { additionText } from '../../domain/packs/AddToPackDialog.tsx';
import { type PackSource, usePackCalls } from '../../domain/packs/pack-calls.ts';
import { savedSearchesQuery } from '../../domain/saved-searches/saved-search-calls.ts';
import { userListsQuery } from '../../domain/user-lists/user-list-calls.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';

interface AddTitlesDialogProps {
  pack: { id: number; name: string };
  onClose: () => void;
}

function sourceOf(chosen: string): PackSource | null {
  const [kind, id] = chosen.split(' ');
  if (kind === 'list') return { listId: Number(id) };
  return kind === 'search' ? { searchId: Number(id) } : null;
}

/** Adds the titles of a user list, or those that a saved search finds now, to a pack. */
export function AddTitlesDialog({ pack, onClose }: AddTitlesDialogProps) {
  const { data: lists } = useQuery(userListsQuery);
  const { data: searches } = useQuery(savedSearchesQuery);
  const calls = usePackCalls();
  const [chosen, setChosen] = useState('');
  const add = async () => {
    const source = sourceOf(chosen);
    if (!source) return 'Choose a list or a search.';
    showSuccess(additionText(pack.name, await calls.add(pack.id, source)));
  };
  return (
    <FormDialog
      title={`Add titles to '${pack.name}'`}
      submitLabel="Add"
      isReady={lists !== undefined && searches !== undefined}
      onSubmit={add}
      onClose={onClose}
    >
      {(error) => (
        <>
          <NativeSelect
            data-autofocus
            label="List or search"
            error={error.text}
            errorProps={{ role: 'alert' }}
            value={chosen}
            data={[
              { value: '', label: 'Choose' },
              {
                group: 'User lists',
                items: (lists ?? []).map(({ id, name, size }) => ({
                  value: `list ${id}`,
                  label: `${name} (${formatCount(size)})`,
                })),
              },
              {
                group: 'Saved searches',
                items: (searches?.saved ?? []).map(({ id, name }) => ({ value: `search ${id}`, label: name })),
              },
            ]}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              error.set(null);
            }}
          />
          <p>Single titles: select them in any grid and choose Add to Pack.</p>
        </>
      )}
    </FormDialog>
  );
}
