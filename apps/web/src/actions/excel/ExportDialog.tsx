import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import styles from './ExportDialog.module.css';

interface ExportDialogProps {
  /** Number of exported titles. */
  count: number;
  onCancel: () => void;
}

/** Shown during an Excel export, with Cancel. Its progress is indeterminate, because the response arrives at once. */
export function ExportDialog({ count, onCancel }: ExportDialogProps) {
  const titles = count === 1 ? '1 title' : `${formatCount(count)} titles`;
  return (
    <Modal opened onClose={onCancel} title="Export to Excel" size={480} closeOnClickOutside={false}>
      <Text as="p" text="prose" below={12} role="status">
        Writing {titles} …
      </Text>
      <progress aria-label="Progress of the export" />
      <Row above={16} className={styles.ways}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
      </Row>
    </Modal>
  );
}
