import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { ReactNode } from 'react';
import { ActionLine } from './ActionLine.tsx';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  rowCount: string | undefined;
  count: number;
  onClear: () => void;
  /** Tools of the grid, at the end of the bar. */
  tools: ReactNode;
  /** Actions on the selected rows. */
  children?: ReactNode;
}

/** Number of rows and of selected rows, with actions on them. Its buttons keep their places when a row is selected. */
export function SelectionBar({ rowCount, count, onClear, tools, children }: SelectionBarProps) {
  return (
    <div className={styles.bar} data-active={count > 0 || undefined}>
      {rowCount && <span className={styles.rowCount}>{rowCount}</span>}
      <span role="status" className={styles.count}>
        {count > 0 ? `${formatCount(count)} selected` : 'None selected'}
      </span>
      <button type="button" className={styles.clear} data-hidden={count === 0 || undefined} onClick={onClear}>
        Clear
      </button>
      <ActionLine>{children}</ActionLine>
      {tools}
    </div>
  );
}
