import type { ReactNode } from 'react';
import styles from './PowerSearch.module.css';

interface FormGroupProps {
  label: string;
  /** How many of its criteria are set; said while the group is folded. */
  setCount: number;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  children: ReactNode;
}

/** A fieldset of rows, open at first; folded it says how much of the search is inside (UX.md). */
export function FormGroup({ label, setCount, isFolded, onFold, children }: FormGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" fill="none" stroke="currentColor">
            <path d={isFolded ? 'm4 2 4 4-4 4' : 'm2 4 4 4 4-4'} strokeWidth="1.5" />
          </svg>
          {isFolded && setCount > 0 ? `${label} · ${setCount} set` : label}
        </button>
      </legend>
      <div className={styles.rows} hidden={isFolded}>
        {children}
      </div>
    </fieldset>
  );
}
