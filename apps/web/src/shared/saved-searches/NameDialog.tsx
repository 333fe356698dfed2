import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import styles from './saved-searches.module.css';

interface NameDialogProps {
  title: string;
  initial?: string;
  /** What the search is, in words. */
  description: string;
  /** Rejects where the server refuses; the dialog says why and stays. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Gives a search a name. */
export function NameDialog({ title, initial = '', description, onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog stands inside a search form in React's tree: its Enter is not the form's.
    event.stopPropagation();
    if (name.trim() === '') return setFault('Give the search a name.');
    try {
      await onSave(name.trim());
      onClose();
    } catch (error) {
      setFault(failureText(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={title} size={480}>
      <form className={styles.dialog} onSubmit={(event) => void save(event)} noValidate>
        <p className={styles.description}>{description}</p>
        <TextInput
          data-autofocus
          label="Name"
          aria-required
          autoComplete="off"
          maxLength={100}
          error={fault}
          errorProps={{ role: 'alert' }}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(null);
          }}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Modal>
  );
}
