import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Progress.css';
import { Button, Modal, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from './ExportDialog.module.css';

interface ExportDialogProps {
  /** Titles that go into the file. */
  count: number;
  onCancel: () => void;
}

/** Runs up to a share of the bar, slower and slower: how far the server is, only the server knows. */
function useEstimate(count: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = Date.now();
    const timer = setInterval(() => setSeconds((Date.now() - started) / 1000), 200);
    return () => clearInterval(timer);
  }, []);
  const expected = 0.5 + count / 2000;
  return Math.round(95 * (1 - Math.exp(-seconds / expected)));
}

/** An Excel file is being made; Cancel and Esc end it at any time (UX.md). */
export function ExportDialog({ count, onCancel }: ExportDialogProps) {
  const done = useEstimate(count);
  const titles = count === 1 ? '1 title' : `${count.toLocaleString('en-US')} titles`;
  return (
    <Modal
      opened
      onClose={onCancel}
      title="Export to Excel"
      size={480}
      closeOnClickOutside={false}
    >
      <p className={styles.words} role="status">
        Writing {titles} …
      </p>
      <Progress value={done} aria-label="Progress of the export" transitionDuration={200} />
      <div className={styles.ways}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
