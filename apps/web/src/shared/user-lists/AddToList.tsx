import { Button } from '@mantine/core';
import { useState } from 'react';
import { AddToListDialog } from './AddToListDialog.tsx';

/**
 * The button that puts ISBNs on one of the person's lists (issue 5): for the selection bar of a grid.
 *
 * @param isbns ISBN-13s of the chosen titles; none of them disables the button
 */
export function AddToList({ isbns }: { isbns: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" disabled={isbns.length === 0} onClick={() => setOpen(true)}>
        Add to List
      </Button>
      {isOpen && <AddToListDialog isbns={isbns} onClose={() => setOpen(false)} />}
    </>
  );
}
