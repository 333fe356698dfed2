import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Actions on the selected rows. */
  children?: ReactNode;
}

/** Number of selected rows, with actions on them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className={styles.bar} data-active={count > 0 || undefined}>
      <span role="status" className={styles.count}>
        {count > 0 ? `${count.toLocaleString('en-US')} selected` : 'None selected'}
      </span>
      {count > 0 && (
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
