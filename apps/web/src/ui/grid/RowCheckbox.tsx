import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import styles from './DataGrid.module.css';

interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  /** Some of those it stands for are checked, not all. */
  isPartial?: boolean;
  tabIndex: 0 | -1;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The checkbox of a row, or of all rows of a page; the whole cell is its target. */
export function RowCheckbox({ label, isChecked, isPartial = false, tabIndex, onChange }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <label className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        tabIndex={tabIndex}
        onChange={onChange}
        // A click with Shift chooses rows, not the text between them.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      />
    </label>
  );
}
