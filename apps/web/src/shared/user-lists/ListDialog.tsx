import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import styles from './user-lists.module.css';

interface ListDialogProps {
  title: string;
  saveLabel: string;
  initial?: { name: string; isShared: boolean };
  /** Rejects where the server refuses; the dialog says why and stays. */
  onSave: (list: { name: string; isShared: boolean }) => Promise<unknown>;
  onClose: () => void;
}

/** Names a list, and shares it or not. */
export function ListDialog({ title, saveLabel, initial, onSave, onClose }: ListDialogProps) {
  const [name, setName] = useState(initial?.name ?? '');
  const [isShared, setShared] = useState(initial?.isShared ?? false);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setFault('Give the list a name.');
    try {
      await onSave({ name: name.trim(), isShared });
      onClose();
    } catch (error) {
      setFault(failureText(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={title} size={480}>
      <form className={styles.dialog} onSubmit={(event) => void save(event)} noValidate>
        <TextInput
          data-autofocus
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
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{saveLabel}</Button>
        </div>
      </form>
    </Modal>
  );
}

/** Whether others see a list. */
export function SharedTick({ isShared, onChange }: { isShared: boolean; onChange: (isShared: boolean) => void }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isShared} onChange={(event) => onChange(event.currentTarget.checked)} />
      Shared: everybody may see it and search with it
    </label>
  );
}
