import type { ReactNode } from 'react';
import styles from './Imports.module.css';

/** Half a window of a long table; the rest of it is scrolled to. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled with keys too
    <section className={styles.rejected} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
