import { type ReactNode, useEffect, useRef } from 'react';
import { openSearchBox } from '../../domain/search-box/open-search-box.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { useLocation } from '../../ui/address/use-location.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './SmallHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

const MENU_ID = 'header-menu';

/** The header in a small window: mark, search box, and a menu of everything else (G-590). */
export function SmallHeader({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const { address } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when another page is shown
  useEffect(() => menu.current?.hidePopover(), [address]);
  return (
    <header className={styles.bar}>
      <Row to="/" as={AddressLink} align="center" grow className={styles.home}>
        <Wordmark />
      </Row>
      <button type="button" className={styles.button} onClick={openSearchBox}>
        Search
      </button>
      <button type="button" className={styles.button} popoverTarget={MENU_ID}>
        Menu
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className={styles.menu}>
        {children}
      </div>
    </header>
  );
}
