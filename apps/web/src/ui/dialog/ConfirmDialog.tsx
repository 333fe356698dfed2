import { Row, Text } from '../layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '../api/failure-text.ts';

interface ConfirmDialogProps {
  /** The question; also the dialog's accessible name. */
  question: string;
  confirmLabel: string;
  /** If it rejects, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is deleted; Cancel has the focus. */
export function ConfirmDialog({ question, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const [errorText, setErrorText] = useState<string | null>(null);
  const confirm = () => onConfirm().catch((error: unknown) => setErrorText(failureText(error)));
  return (
    <Modal opened onClose={onClose} title={question} size={480}>
      {errorText && (
        <Text role="alert" as="p" tone="danger">
          {errorText}
        </Text>
      )}
      <Row gap={8} justify="end">
        <Button variant="default" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void confirm()}>{confirmLabel}</Button>
      </Row>
    </Modal>
  );
}
