import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import { parseText, useDraft } from '../../ui/storage/use-draft.ts';

interface NameDialogProps {
  /** Name of the draft: the dialog and the search. */
  draftName: string;
  title: string;
  initial?: string;
  /** The criteria in words. */
  description: string;
  /** Rejects if the server refuses the name; the dialog shows the reason. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a search. */
export function NameDialog({ draftName, title, initial = '', description, onSave, onClose }: NameDialogProps) {
  const draft = useDraft(draftName, initial, parseText);
  const name = draft.value;
  const close = () => {
    draft.discard();
    onClose();
  };
  const save = async () => {
    if (name.trim() === '') return 'Give the search a name.';
    await onSave(name.trim());
  };
  return (
    <FormDialog title={title} submitLabel="Save" onSubmit={save} onClose={close}>
      {(error) => (
        <>
          <Text as="p" tone="muted" breaks>
            {description}
          </Text>
          <NameBox name={name} maxLength={100} error={error} onChange={draft.change} hasFocus />
        </>
      )}
    </FormDialog>
  );
}
