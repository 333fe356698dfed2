import { Suspense, useState } from 'react';
import { usePermissions } from '../../domain/session/permissions.ts';
import { Panel, Text } from '../../ui/layout/primitives.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import styles from './HomeScreen.module.css';

// Loaded when it is opened, to keep the home page within its script budget.
const SavedSearches = lazyPart(
  async () => (await import('../../domain/saved-searches/SavedSearches.tsx')).SavedSearches,
);

const none = (
  <Text as="p" tone="muted">
    No searches yet. Saved searches and the last ten appear here.
  </Text>
);

/** The user's power searches, collapsed by default; nothing for users without a power search [HOME-36]. */
export function OwnSearches() {
  const [isOpen, setOpen] = useState(false);
  const { divisions } = usePermissions();
  if (!divisions.some(({ powerSearch }) => powerSearch)) return null;
  return (
    <Panel aria-label="Searches" pad={16}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        My power searches
      </button>
      <Suspense>{isOpen && <SavedSearches className={styles.searches} emptyState={none} />}</Suspense>
    </Panel>
  );
}
