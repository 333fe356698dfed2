import { lazy, Suspense } from 'react';
import styles from './HomeScreen.module.css';

// What a person sees first does not wait for it.
const SavedSearches = lazy(async () => ({
  default: (await import('../../shared/saved-searches/SavedSearches.tsx')).SavedSearches,
}));

/** The way back to one's power searches; last on the page, which it leaves where it is. */
export function OwnSearches() {
  return (
    <Suspense>
      <SavedSearches className={styles.searches} />
    </Suspense>
  );
}
