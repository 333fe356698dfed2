import type { ReactNode } from 'react';
import styles from './PowerSearch.module.css';

interface FormGroupProps {
  label: string;
  /** Number of criteria with a value; shown while the group is collapsed. */
  setCount: number;
  /** Labels of its criteria that leave no titles. */
  blocking: string;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  children: ReactNode;
}

/** A collapsible fieldset. */
export function FormGroup({ label, setCount, blocking, isCollapsed, onCollapse, children }: FormGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" fill="none" stroke="currentColor">
            <path d={isCollapsed ? 'm4 2 4 4-4 4' : 'm2 4 4 4 4-4'} strokeWidth="1.5" />
          </svg>
          {isCollapsed && setCount > 0 ? `${label} · ${setCount} set` : label}
          {blocking !== '' && <span className={styles.blocking}> {blocking} leaves none</span>}
        </button>
      </legend>
      <div className={styles.rows} hidden={isCollapsed}>
        {children}
      </div>
    </fieldset>
  );
}
