import { Suspense, useState } from 'react';
import { usePermissions } from '../../domain/session/permissions.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import styles from './HomeScreen.module.css';

// Loaded when it is opened, to keep the home page within its script budget.
const SavedSearches = lazyPart(
  async () => (await import('../../domain/saved-searches/SavedSearches.tsx')).SavedSearches,
);

const none = <p className={styles.hint}>No searches yet. Saved searches and the last ten appear here.</p>;

/** The user's power searches, collapsed by default; nothing for users without a power search [HOME-36]. */
export function OwnSearches() {
  const [isOpen, setOpen] = useState(false);
  const { divisions } = usePermissions();
  if (!divisions.some(({ powerSearch }) => powerSearch)) return null;
  return (
    <section aria-label="Searches" className={styles.panel}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        My power searches
      </button>
      <Suspense>{isOpen && <SavedSearches className={styles.searches} emptyState={none} />}</Suspense>
    </section>
  );
}
