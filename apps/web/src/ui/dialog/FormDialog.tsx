import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal, TextInput } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import styles from './FormDialog.module.css';

/** What stops a dialog's form, in words for its box. */
export interface DialogError {
  text: string | null;
  set: (text: string | null) => void;
}

interface FormDialogProps {
  title: string;
  submitLabel: string;
  isReady?: boolean;
  /** Gives what is missing, or does it; the dialog stays with that text, or with the reason where it rejects. */
  onSubmit: () => Promise<string | undefined>;
  onClose: () => void;
  children: (error: DialogError) => ReactNode;
}

/** A small form that closes when it is done. Its Enter is not that of a form around it in React's tree. */
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
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {children({ text: errorText, set: setErrorText })}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isReady}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface NameBoxProps {
  name: string;
  maxLength: number;
  error: DialogError;
  onChange: (name: string) => void;
  /** Whether the dialog opens with the focus in it. */
  hasFocus?: boolean;
}

/** The box for the name of what is saved. */
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
