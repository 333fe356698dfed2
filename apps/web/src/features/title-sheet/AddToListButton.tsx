import { Suspense, useState } from 'react';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import styles from './IsbnLine.module.css';

const AddToList = lazyPart(async () => (await import('../../actions/add-to-list/AddToListDialog.tsx')).AddToListDialog);

/** Adds the title to a user list, without a way through a result [LIST-84]. */
export function AddToListButton({ isbn }: { isbn: string }) {
  const [isOpen, setOpen] = useState(false);
  useReturnFocus(isOpen);
  return (
    <>
      <button type="button" className={styles.choice} data-screen-only onClick={() => setOpen(true)}>
        Add to List
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddToList titles={[{ isbn }]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
