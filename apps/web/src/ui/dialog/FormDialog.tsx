import { Row, Stack } from '../layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal, TextInput } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { failureText } from '../api/failure-text.ts';

/** Error of a dialog's form, shown beside its field. */
export interface DialogError {
  text: string | null;
  set: (text: string | null) => void;
}

interface FormDialogProps {
  title: string;
  submitLabel: string;
  isReady?: boolean;
  /**
   * Returns an error message if the input is incomplete, else undefined after saving. If it rejects, the dialog shows
   * the error.
   */
  onSubmit: () => Promise<string | undefined>;
  onClose: () => void;
  children: (error: DialogError) => ReactNode;
}

/**
 * A small form in a dialog that closes after a successful submit. Submit events do not reach a form around it in
 * React's tree.
 */
export function FormDialog({ title, submitLabel, isReady = true, onSubmit, onClose, children }: FormDialogProps) {
  const [errorText, setErrorText] = useState<string | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    try {
      const missing = await onSubmit();
      if (missing === undefined) onClose();
      else setErrorText(missing);
    } catch (error) {
      setErrorText(failureText(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={title} size={480}>
      <Stack as="form" gap={12} onSubmit={(event) => void submit(event)} noValidate>
        {children({ text: errorText, set: setErrorText })}
        <Row gap={8} justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isReady}>
            {submitLabel}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

interface NameBoxProps {
  name: string;
  maxLength: number;
  error: DialogError;
  onChange: (name: string) => void;
  /** True if the dialog opens with the focus in this field. */
  hasFocus?: boolean;
}

/** Text box for a name. */
export function NameBox({ name, maxLength, error, onChange, hasFocus }: NameBoxProps) {
  return (
    <TextInput
      data-autofocus={hasFocus || undefined}
      label="Name"
      aria-required
      autoComplete="off"
      maxLength={maxLength}
      error={error.text}
      errorProps={{ role: 'alert' }}
      value={name}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        error.set(null);
      }}
    />
  );
}
