import type { ReactNode } from 'react';
import { Grid } from '../../../ui/layout/primitives.tsx';
import styles from './Rows.module.css';

interface RowFrameProps {
  label: ReactNode;
  operator?: ReactNode;
  /** Shown after the control in the same row. */
  behind?: ReactNode;
  children: ReactNode;
}

/** Layout of a row: label, operator, input. Without an operator the input is wider. */
export function RowFrame({ label, labelFor, operator, behind, children }: RowFrameProps & { labelFor: string }) {
  return (
    <Grid gap="4 8" align="start" className={styles.row}>
      <label htmlFor={labelFor} className={styles.label}>
        {label}
      </label>
      {operator}
      <div className={operator ? styles.control : styles.wideControl}>{children}</div>
      {behind && <div className={styles.behind}>{behind}</div>}
    </Grid>
  );
}

/** Layout of a row with two controls (from and to), labelled as a group. */
export function PairFrame({
  label,
  labelId,
  children,
}: Pick<RowFrameProps, 'label' | 'children'> & { labelId: string }) {
  return (
    // a fieldset cannot be laid out as a row of the grid with its legend
    <Grid gap="4 8" align="start" className={styles.row} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.wideControl}>{children}</div>
    </Grid>
  );
}
