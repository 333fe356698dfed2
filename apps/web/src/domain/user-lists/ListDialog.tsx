import { membersOf } from '@titlenet/catalogue/members-of';
import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
import { Row } from '../../ui/layout/primitives.tsx';
import { type Draft, useDraft } from '../../ui/storage/use-draft.ts';

interface ListDialogProps {
  /** Name of the draft: the dialog and the list. */
  draftName: string;
  title: string;
  saveLabel: string;
  initial?: ListFields;
  /** Rejects if the server refuses the change; the dialog shows the reason. */
  onSave: (list: ListFields) => Promise<unknown>;
  onClose: () => void;
}

export const LIST_NAME_LENGTH = 200;
export const NAME_MISSING = 'Give the list a name.';

export interface ListFields {
  readonly name: string;
  readonly isShared: boolean;
}

const newFields: ListFields = { name: '', isShared: false };

function parseFields(stored: unknown): ListFields | undefined {
  const { name, isShared } = membersOf(stored);
  return typeof name === 'string' ? { name, isShared: isShared === true } : undefined;
}

/** Name and sharing of a list while they are edited. */
export function useListDraft(draftName: string, { name, isShared } = newFields): Draft<ListFields> {
  return useDraft(draftName, { name, isShared }, parseFields);
}

/** Edits name and sharing of a list. */
export function ListDialog({ draftName, title, saveLabel, initial, onSave, onClose }: ListDialogProps) {
  const draft = useListDraft(draftName, initial);
  const { name, isShared } = draft.value;
  const close = () => {
    draft.discard();
    onClose();
  };
  const save = async () => {
    if (name.trim() === '') return NAME_MISSING;
    await onSave({ name: name.trim(), isShared });
  };
  return (
    <FormDialog title={title} submitLabel={saveLabel} onSubmit={save} onClose={close}>
      {(error) => (
        <>
          <NameBox
            name={name}
            maxLength={LIST_NAME_LENGTH}
            error={error}
            onChange={(next) => draft.change({ name: next, isShared })}
            hasFocus
          />
          <SharedTick isShared={isShared} onChange={(next) => draft.change({ name, isShared: next })} />
        </>
      )}
    </FormDialog>
  );
}

/** Checkbox that shares a list. */
export function SharedTick({ isShared, onChange }: { isShared: boolean; onChange: (isShared: boolean) => void }) {
  return (
    <Row as="label" gap={8} align="center" target>
      <input type="checkbox" checked={isShared} onChange={(event) => onChange(event.currentTarget.checked)} />
      Shared: all users may see it and search with it
    </Row>
  );
}
