import { useState } from 'react';
import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
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
  const save = async () => {
    if (name.trim() === '') return 'Give the search a name.';
    await onSave(name.trim());
  };
  return (
    <FormDialog title={title} submitLabel="Save" onSubmit={save} onClose={onClose}>
      {(error) => (
        <>
          <p className={styles.description}>{description}</p>
          <NameBox name={name} maxLength={100} error={error} onChange={setName} hasFocus />
        </>
      )}
    </FormDialog>
  );
}
