import { Row, Stack } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { addressOf, hrefOf } from '../../ui/address/links.ts';
import dialogStyles from '../../ui/dialog/PrintDialog.module.css';
import type { PrintedSelection } from './PrintTitleSheetsDialog.tsx';

interface PrintMarketingSheetsDialogProps {
  /** Children's titles. */
  titles: readonly PrintedSelection[];
  onClose: () => void;
}

type Output = 'print' | 'word';

/** Opens children's marketing sheets in a new tab, to be printed or, for one title, downloaded as a Word file. */
export function PrintMarketingSheetsDialog({ titles, onClose }: PrintMarketingSheetsDialogProps) {
  const [isShowCoop, setShowCoop] = useState(false);
  const [output, setOutput] = useState<Output>('print');
  const isSingle = titles.length === 1;
  const open = () => {
    const address = addressOf('/chMarketingSheet', {
      products: titles.map(({ productId }) => productId).join(),
      ...(output === 'word' ? { isDownload: true } : {}),
      isShowCoop,
    });
    window.open(hrefOf(address), '_blank', 'noopener');
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={isSingle ? 'Print CH Marketing Sheet' : 'Print CH Marketing Sheets'}
      size={480}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      <Stack
        as="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          open();
        }}
      >
        <p>
          Internal only: a marketing sheet names people in house and has notes in progress, so there is none for
          accounts. Print a tip sheet to hand out.
        </p>
        <Stack as="fieldset" gap={4} className={dialogStyles.group}>
          <legend>Options</legend>
          <Row as="label" gap={8} align="baseline" target className={dialogStyles.choice}>
            <input
              type="checkbox"
              checked={isShowCoop}
              data-autofocus
              onChange={(event) => setShowCoop(event.currentTarget.checked)}
            />
            <span>Show Co-Op Information</span>
          </Row>
        </Stack>
        {isSingle && (
          <Stack as="fieldset" gap={4} className={dialogStyles.group}>
            <legend>Output</legend>
            <Row as="label" gap={8} align="baseline" target className={dialogStyles.choice}>
              <input type="radio" name="output" checked={output === 'print'} onChange={() => setOutput('print')} />
              <span>Print now in a new tab</span>
            </Row>
            <Row as="label" gap={8} align="baseline" target className={dialogStyles.choice}>
              <input type="radio" name="output" checked={output === 'word'} onChange={() => setOutput('word')} />
              <span>
                Download as a Word file
                <small>CHMarketingSheet.doc</small>
              </span>
            </Row>
          </Stack>
        )}
        <Row gap={8} justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">OK</Button>
        </Row>
      </Stack>
    </Modal>
  );
}
