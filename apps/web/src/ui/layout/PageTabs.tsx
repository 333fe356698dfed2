import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AddressLink } from '../address/AddressLink.tsx';
import styles from './PageTabs.module.css';
import { Row } from './primitives.tsx';
import { SidewaysBox } from './SidewaysBox.tsx';

/** Tabs of a page that is one of several; the row scrolls sideways where it is wider than the window. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} data-screen-only aria-label={label}>
      <SidewaysBox label={label}>
        <Row gap={4} className={styles.row}>
          {children}
        </Row>
      </SidewaysBox>
    </nav>
  );
}

interface PageTabProps extends Omit<ComponentPropsWithRef<typeof AddressLink>, 'className' | 'aria-current'> {
  isCurrent: boolean;
}

export function PageTab({ isCurrent, ...link }: PageTabProps) {
  return <AddressLink {...link} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} />;
}
