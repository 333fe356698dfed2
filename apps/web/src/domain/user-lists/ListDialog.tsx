import { useState } from 'react';
import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
import styles from './user-lists.module.css';

interface ListDialogProps {
  title: string;
  saveLabel: string;
  initial?: { name: string; isShared: boolean };
  /** Rejects if the server refuses the change; the dialog shows the reason. */
  onSave: (list: { name: string; isShared: boolean }) => Promise<unknown>;
  onClose: () => void;
}

export const LIST_NAME_LENGTH = 200;
export const NAME_MISSING = 'Give the list a name.';

/** Edits name and sharing of a list. */
export function ListDialog({ title, saveLabel, initial, onSave, onClose }: ListDialogProps) {
  const [name, setName] = useState(initial?.name ?? '');
  const [isShared, setShared] = useState(initial?.isShared ?? false);
  const save = async () => {
    if (name.trim() === '') return NAME_MISSING;
    await onSave({ name: name.trim(), isShared });
  };
  return (
    <FormDialog title={title} submitLabel={saveLabel} onSubmit={save} onClose={onClose}>
      {(error) => (
        <>
          <NameBox name={name} maxLength={LIST_NAME_LENGTH} error={error} onChange={setName} hasFocus />
          <SharedTick isShared={isShared} onChange={setShared} />
        </>
      )}
    </FormDialog>
  );
}

/** Checkbox that shares a list. */
export function SharedTick({ isShared, onChange }: { isShared: boolean; onChange: (isShared: boolean) => void }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isShared} onChange={(event) => onChange(event.currentTarget.checked)} />
      Shared: all users may see it and search with it
    </label>
  );
}
