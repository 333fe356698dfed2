import type { ReactNode } from 'react';
import { useSidewaysScrolling } from './use-sideways-scrolling.ts';
import styles from './wide-table.module.css';

interface SidewaysBoxProps {
  /** Accessible name of the box while it scrolls. */
  label: string;
  /** A class that scrolls in another way as well. */
  className?: string | undefined;
  children: ReactNode;
}

/** A box of a table, or of a row of links, that scrolls sideways where it is wider than the window, and says so. */
export function SidewaysBox({ label, className = styles.box, children }: SidewaysBoxProps) {
  return (
    <div className={className} {...useSidewaysScrolling(label)}>
      {children}
    </div>
  );
}
