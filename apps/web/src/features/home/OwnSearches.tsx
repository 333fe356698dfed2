import { lazy, Suspense, useId, useState } from 'react';
import styles from './HomeScreen.module.css';

// Home has a budget of scripts (UX.md): the list comes when it is opened.
const SavedSearches = lazy(async () => ({
  default: (await import('../../shared/saved-searches/SavedSearches.tsx')).SavedSearches,
}));

const storageKey = 'titlenet.home.searches';

// A full or forbidden storage costs the memory of the fold, nothing else.
function wasOpen(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'open';
  } catch {
    return false;
  }
}

function remember(isOpen: boolean): void {
  try {
    window.localStorage.setItem(storageKey, isOpen ? 'open' : 'folded');
  } catch {}
}

/** The way back to one's power searches, folded until it is opened; the browser remembers that. */
export function OwnSearches() {
  const id = useId();
  const [isOpen, setOpen] = useState(wasOpen);
  const toggle = () => {
    remember(!isOpen);
    setOpen(!isOpen);
  };
  return (
    <div>
      <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        My power searches
      </button>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <SavedSearches
              className={styles.searches}
              whenNone={<p className={styles.hint}>There are none yet: the last ten are kept, and those you save.</p>}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
