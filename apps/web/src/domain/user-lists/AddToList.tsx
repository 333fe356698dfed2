import { Button } from '@mantine/core';
import { useState } from 'react';
import { InfoDialog } from '../../ui/dialog/InfoDialog.tsx';
import { AddToListDialog } from './AddToListDialog.tsx';

/**
 * The button that puts ISBNs on one of the person's lists (issue 5): for the selection bar of a grid.
 *
 * @param isbns ISBN-13s of the chosen titles; with none of them the button asks for some
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
