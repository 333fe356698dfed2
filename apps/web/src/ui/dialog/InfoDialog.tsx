import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';

interface InfoDialogProps {
  /** One sentence; also the dialog's accessible name. */
  message: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A message with an OK button. */
export function InfoDialog({ message, isOpen, onClose }: InfoDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={message}
      size={480}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      <Button onClick={onClose} data-autofocus>
        OK
      </Button>
    </Modal>
  );
}
