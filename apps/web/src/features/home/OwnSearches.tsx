import { lazy, Suspense, useState } from 'react';
import styles from './HomeScreen.module.css';

// Loaded when it is opened, to keep the home page within its script budget.
const SavedSearches = lazy(async () => ({
  default: (await import('../../domain/saved-searches/SavedSearches.tsx')).SavedSearches,
}));

const none = <p className={styles.hint}>No searches yet. Saved searches and the last ten appear here.</p>;

/** The user's power searches, collapsed by default. */
export function OwnSearches() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Searches" className={styles.panel}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        My power searches
      </button>
      <Suspense>{isOpen && <SavedSearches className={styles.searches} emptyState={none} />}</Suspense>
    </section>
  );
}
