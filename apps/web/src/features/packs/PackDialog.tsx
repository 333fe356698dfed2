import { MAX_PACK_NAME_LENGTH } from '@titlenet/contract/packs';
import { useState } from 'react';
import { PACK_NAME_MISSING } from '../../domain/packs/AddToPackDialog.tsx';
import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';

interface PackDialogProps {
  title: string;
  submitLabel: string;
  note: string;
  initial?: string;
  /** Rejects if the server refuses the pack; the dialog shows the reason. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a new pack. */
export function PackDialog({ title, submitLabel, note, initial = '', onSave, onClose }: PackDialogProps) {
  const [name, setName] = useState(initial);
  const save = async () => {
    if (name.trim() === '') return PACK_NAME_MISSING;
    await onSave(name.trim());
  };
  return (
    <FormDialog title={title} submitLabel={submitLabel} onSubmit={save} onClose={onClose}>
      {(error) => (
        <>
          <NameBox name={name} maxLength={MAX_PACK_NAME_LENGTH} error={error} onChange={setName} hasFocus />
          <p>{note}</p>
        </>
      )}
    </FormDialog>
  );
}
