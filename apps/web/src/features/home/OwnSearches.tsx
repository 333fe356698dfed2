import { lazy, Suspense, useState } from 'react';
import styles from './HomeScreen.module.css';

// Home has a budget of scripts (UX.md): the list comes when it is opened.
const SavedSearches = lazy(async () => ({
  default: (await import('../../domain/saved-searches/SavedSearches.tsx')).SavedSearches,
}));

const none = <p className={styles.hint}>There are none yet: the last ten are kept, and those you save.</p>;

/** The way back to one's power searches, collapsed until it is opened. */
export function OwnSearches() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        My power searches
      </button>
      <Suspense>{isOpen && <SavedSearches className={styles.searches} emptyState={none} />}</Suspense>
    </div>
  );
}
