import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { ReactNode } from 'react';
import { Row, Text } from '../layout/primitives.tsx';
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
    <Row
      panel
      gap={8}
      align="center"
      text="table"
      below={8}
      className={styles.bar}
      data-screen-only
      data-active={count > 0 || undefined}
    >
      {rowCount && (
        <Text strong rigid numbers>
          {rowCount}
        </Text>
      )}
      <Text role="status" strong rigid className={styles.count}>
        {count > 0 ? `${formatCount(count)} selected` : 'None selected'}
      </Text>
      <button type="button" className={styles.clear} data-hidden={count === 0 || undefined} onClick={onClear}>
        Clear
      </button>
      <ActionLine>{children}</ActionLine>
      {tools}
    </Row>
  );
}
