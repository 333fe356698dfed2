import type { ReactNode } from 'react';
import styles from './Imports.module.css';

/** Limits a long table to half of the window's height and makes it scroll. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by keyboard
    <section className={styles.rejected} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
