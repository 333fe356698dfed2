import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { useState } from 'react';
import { alreadyText, countIsbns } from '../../domain/user-lists/count-isbns.ts';
import { LIST_NAME_LENGTH, NAME_MISSING, SharedTick, useListDraft } from '../../domain/user-lists/ListDialog.tsx';
import { type Addition, userListsQuery, useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import type { SelectedTitle } from '../title-actions/selected-title.ts';

const newList = 'new';

const additionText = ({ added, alreadyThere }: Addition, name: string) =>
  `${countIsbns(added)} added to '${name}'.${alreadyText(alreadyThere)}`;

interface AddToListDialogProps {
  /** At least one has an ISBN; those without one are left out, and counted in the dialog. */
  titles: readonly Pick<SelectedTitle, 'isbn'>[];
  onClose: () => void;
}

/** Adds the ISBNs of titles to an existing list of the user or to a new one. */
export function AddToListDialog({ titles, onClose }: AddToListDialogProps) {
  const existing = titles.map(({ isbn }) => isbn.trim()).filter((isbn) => isbn !== '');
  const withoutIsbn = titles.length - existing.length;
  // Titles of several companies may have one ISBN.
  const isbns = [...new Set(existing)];
  const { data: lists } = useQuery(userListsQuery);
  const calls = useUserListCalls();
  const [choice, setChoice] = useState<string | null>(null);
  const draft = useListDraft('addToList');
  const { name, isShared } = draft.value;
  const close = () => {
    draft.discard();
    onClose();
  };
  const own = lists?.filter((list) => list.isMine) ?? [];
  const chosen = choice ?? (own[0] ? String(own[0].id) : newList);
  const isNew = chosen === newList;

  const add = async () => {
    if (isNew && name.trim() === '') return NAME_MISSING;
    const list = isNew
      ? await calls.create({ name: name.trim(), isShared })
      : // The choice is one of these lists or a new one.
        own.find(({ id }) => String(id) === chosen)!;
    // If the addition fails, the next try uses the list that was just created.
    setChoice(String(list.id));
    showSuccess(additionText(await calls.add(list.id, isbns), list.name));
  };
  return (
    <FormDialog
      title={`Add ${countIsbns(isbns.length)} to a list`}
      submitLabel="Add"
      isReady={lists !== undefined}
      onSubmit={add}
      onClose={close}
    >
      {(error) => (
        <>
          {withoutIsbn > 0 && (
            <p>
              {formatCount(withoutIsbn)} {withoutIsbn === 1 ? 'title' : 'titles'} without an ISBN omitted.
            </p>
          )}
          <NativeSelect
            data-autofocus
            label="List"
            data={[
              ...own.map((list) => ({ value: String(list.id), label: `${list.name} (${formatCount(list.size)})` })),
              { value: newList, label: 'New list' },
            ]}
            error={isNew ? null : error.text}
            errorProps={{ role: 'alert' }}
            value={chosen}
            onChange={(event) => {
              setChoice(event.currentTarget.value);
              error.set(null);
            }}
          />
          {isNew && (
            <>
              <NameBox
                name={name}
                maxLength={LIST_NAME_LENGTH}
                error={error}
                onChange={(next) => draft.change({ name: next, isShared })}
              />
              <SharedTick isShared={isShared} onChange={(next) => draft.change({ name, isShared: next })} />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
