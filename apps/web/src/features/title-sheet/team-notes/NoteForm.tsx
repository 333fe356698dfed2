import { Button, Textarea } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { MAX_NOTE_LENGTH } from '@titlenet/contract/team-notes';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../../ui/api/failure-text.ts';
import { Row, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { parseText, useDraft } from '../../../ui/storage/use-draft.ts';
import styles from './TeamNotes.module.css';

interface NoteFormProps {
  /** Name of the draft. */
  name: string;
  label: string;
  saveLabel: string;
  initial?: string;
  onSave: (text: string) => Promise<void>;
  onCancel?: () => void;
}

/** Text of a note while it is written. */
export function NoteForm({ name, label, saveLabel, initial = '', onSave, onCancel }: NoteFormProps) {
  const draft = useDraft(name, initial, parseText);
  const [errorText, setErrorText] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.value.trim() === '') return setErrorText('Write a note first.');
    try {
      await onSave(draft.value);
      draft.discard('');
    } catch (error) {
      setErrorText(failureText(error));
    }
  };
  return (
    <Stack as="form" gap={8} className={styles.noteForm} onSubmit={(event) => void save(event)}>
      <Textarea
        label={label}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        error={errorText}
        errorProps={{ role: 'alert' }}
        data-autofocus={onCancel && true}
        value={draft.value}
        onChange={(event) => {
          draft.change(event.currentTarget.value);
          setErrorText(null);
        }}
      />
      <Row gap={8} align="center" wrap>
        <Button type="submit" variant={onCancel ? 'filled' : 'default'}>
          {saveLabel}
        </Button>
        {onCancel && (
          <Button
            variant="default"
            onClick={() => {
              draft.discard();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
        {draft.value.length > MAX_NOTE_LENGTH - 100 && (
          <Text text="label" tone="muted">
            {formatCount(draft.value.length)} of {formatCount(MAX_NOTE_LENGTH)} characters
          </Text>
        )}
      </Row>
    </Stack>
  );
}
