import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { showSuccess } from '../toasts/toasts.ts';
import { alreadyText, countIsbns } from './count-isbns.ts';
import { SharedTick } from './ListDialog.tsx';
import { type Addition, userListsQuery, useUserListCalls } from './user-list-calls.ts';
import styles from './user-lists.module.css';

const newList = 'new';

const additionText = ({ added, alreadyThere }: Addition, name: string) =>
  `${countIsbns(added)} added to '${name}'.${alreadyText(alreadyThere)}`;

/** Chooses a list of one's own, or makes one, and puts the ISBNs on it. */
export function AddToListDialog({ isbns, onClose }: { isbns: readonly string[]; onClose: () => void }) {
  const { data: lists } = useQuery(userListsQuery);
  const calls = useUserListCalls();
  const [choice, setChoice] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const own = lists?.filter((list) => list.isMine) ?? [];
  const chosen = choice ?? (own[0] ? String(own[0].id) : newList);
  const isNew = chosen === newList;

  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isNew && name.trim() === '') return setFault('Give the list a name.');
    try {
      const list = isNew
        ? await calls.create({ name: name.trim(), isShared })
        : own.find(({ id }) => String(id) === chosen)!;
      // Should the addition fail, the next try goes to the list that is there now.
      setChoice(String(list.id));
      showSuccess(additionText(await calls.add(list.id, isbns), list.name));
      onClose();
    } catch (error) {
      setFault(failureText(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={`Add ${countIsbns(isbns.length)} to a list`} size={480}>
      <form className={styles.dialog} onSubmit={(event) => void add(event)} noValidate>
        <NativeSelect
          data-autofocus
          label="List"
          data={[
            ...own.map((list) => ({ value: String(list.id), label: `${list.name} (${list.size})` })),
            { value: newList, label: 'New list' },
          ]}
          error={isNew ? null : fault}
          errorProps={{ role: 'alert' }}
          value={chosen}
          onChange={(event) => {
            setChoice(event.currentTarget.value);
            setFault(null);
          }}
        />
        {isNew && (
          <>
            <TextInput
              label="Name"
              aria-required
              autoComplete="off"
              maxLength={200}
              error={fault}
              errorProps={{ role: 'alert' }}
              value={name}
              onChange={(event) => {
                setName(event.currentTarget.value);
                setFault(null);
              }}
            />
            <SharedTick isShared={isShared} onChange={setShared} />
          </>
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={lists === undefined}>
            Add
          </Button>
        </div>
      </form>
    </Modal>
  );
}
