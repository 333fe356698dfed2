import { Button } from '@mantine/core';
import { useState } from 'react';
import { InfoDialog } from '../../ui/dialog/InfoDialog.tsx';
import { AddToListDialog } from './AddToListDialog.tsx';

/**
 * Button for the selection bar that adds ISBNs to one of the user's lists.
 *
 * @param isbns ISBN-13s of the selected titles, empty texts for titles without one; without any a message is shown
 */
export function AddToList({ isbns }: { isbns: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Titles of several companies may have one ISBN.
  const existing = [...new Set(isbns.filter((isbn) => isbn.trim() !== ''))];
  const withoutIsbn = isbns.filter((isbn) => isbn.trim() === '').length;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Add to List
      </Button>
      {isOpen && existing.length > 0 && <AddToListDialog isbns={existing} withoutIsbn={withoutIsbn} onClose={close} />}
      <InfoDialog
        message={withoutIsbn > 0 ? 'A list holds ISBNs. The selected titles have none.' : 'Please select ISBN.'}
        isOpen={isOpen && existing.length === 0}
        onClose={close}
      />
    </>
  );
}
