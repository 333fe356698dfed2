import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Stack } from '../layout/primitives.tsx';
import styles from './DataGrid.module.css';

interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  /** True if some of the rows are selected. */
  isPartial?: boolean;
  tabIndex: 0 | -1;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Checkbox of a row or of all rows; the whole cell is clickable. */
export function RowCheckbox({ label, isChecked, isPartial = false, tabIndex, onChange }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <Stack as="label" centered wide className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        tabIndex={tabIndex}
        onChange={onChange}
        // Shift-click must not select text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      />
    </Stack>
  );
}
