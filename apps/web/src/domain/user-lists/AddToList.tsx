import { Button } from '@mantine/core';
import { useState } from 'react';
import { InfoDialog } from '../../ui/dialog/InfoDialog.tsx';
import { AddToListDialog } from './AddToListDialog.tsx';

/**
 * Button for the selection bar that adds ISBNs to one of the user's lists.
 *
 * @param isbns ISBN-13s of the selected titles; if empty, a message asks for a selection
 */
export function AddToList({ isbns }: { isbns: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Add to List
      </Button>
      {isOpen && isbns.length > 0 && <AddToListDialog isbns={isbns} onClose={close} />}
      <InfoDialog message="Please select ISBN." isOpen={isOpen && isbns.length === 0} onClose={close} />
    </>
  );
}
