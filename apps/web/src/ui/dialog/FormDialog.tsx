import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal, TextInput } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import styles from './FormDialog.module.css';

/** What stops a dialog's form, in words for its box. */
export interface DialogFault {
  text: string | null;
  say: (text: string | null) => void;
}

interface FormDialogProps {
  title: string;
  submitLabel: string;
  isReady?: boolean;
  /** Gives what is missing, or does it; the dialog stays with that text, or with the reason where it rejects. */
  onSubmit: () => Promise<string | undefined>;
  onClose: () => void;
  children: (fault: DialogFault) => ReactNode;
}

/** A small form that closes when it is done. Its Enter is not that of a form around it in React's tree. */
export function FormDialog({ title, submitLabel, isReady = true, onSubmit, onClose, children }: FormDialogProps) {
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    try {
      const missing = await onSubmit();
      if (missing === undefined) onClose();
      else setFault(missing);
    } catch (error) {
      setFault(failureText(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={title} size={480}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {children({ text: fault, say: setFault })}
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
  fault: DialogFault;
  onChange: (name: string) => void;
  /** Whether the dialog opens with the focus in it. */
  hasFocus?: boolean;
}

/** The box for the name of what is saved. */
export function NameBox({ name, maxLength, fault, onChange, hasFocus }: NameBoxProps) {
  return (
    <TextInput
      data-autofocus={hasFocus || undefined}
      label="Name"
      aria-required
      autoComplete="off"
      maxLength={maxLength}
      error={fault.text}
      errorProps={{ role: 'alert' }}
      value={name}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        fault.say(null);
      }}
    />
  );
}
