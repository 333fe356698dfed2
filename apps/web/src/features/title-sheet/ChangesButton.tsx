import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import styles from './IsbnLine.module.css';
import type { Change } from './use-changes.ts';

const ChangesDialog = lazyPart(async () => (await import('./ChangesDialog.tsx')).ChangesDialog);

/** Opens the list of recent changes; hidden if there are none. */
export function ChangesButton({ changes }: { changes: readonly Change[] }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (changes.length === 0) return null;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.choice}
        data-screen-only
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {changes.length === 1 ? '1 change' : `${formatCount(changes.length)} changes`}
      </button>
      {isOpen && (
        <Suspense>
          <ChangesDialog
            changes={changes}
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
