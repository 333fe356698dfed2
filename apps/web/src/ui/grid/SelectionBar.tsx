import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { ReactNode } from 'react';
import { ActionLine } from './ActionLine.tsx';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Tools of the grid, at the end of the bar. */
  tools: ReactNode;
  /** Actions on the selected rows. */
  children?: ReactNode;
}

/** Number of selected rows, with actions on them. */
export function SelectionBar({ count, onClear, tools, children }: SelectionBarProps) {
  return (
    <div className={styles.bar} data-active={count > 0 || undefined}>
      <span role="status" className={styles.count}>
        {count > 0 ? `${formatCount(count)} selected` : 'None selected'}
      </span>
      {count > 0 && (
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      )}
      <ActionLine>{children}</ActionLine>
      {tools}
    </div>
  );
}
