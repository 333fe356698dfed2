import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { useState } from 'react';
import { alreadyText, countIsbns } from '../../domain/user-lists/count-isbns.ts';
import { LIST_NAME_LENGTH, NAME_MISSING, SharedTick, useListDraft } from '../../domain/user-lists/ListDialog.tsx';
import { type Addition, userListsQuery, useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
import { NEW_TARGET, TargetSelect } from '../../ui/dialog/TargetSelect.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import type { SelectedTitle } from '../title-actions/selected-title.ts';

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
  const chosen = choice ?? (own[0] ? String(own[0].id) : NEW_TARGET);
  const isNew = chosen === NEW_TARGET;

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
          <TargetSelect
            label="List"
            targets={own}
            newLabel="New list"
            value={chosen}
            error={error}
            onChange={setChoice}
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
