import { useState } from 'react';
import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
import styles from './saved-searches.module.css';

interface NameDialogProps {
  title: string;
  initial?: string;
  /** The criteria in words. */
  description: string;
  /** Rejects if the server refuses the name; the dialog shows the reason. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a search. */
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
