import { ActionIcon } from '@mantine/core';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './Header.module.css';
import { HelpLink } from './HelpLink.tsx';

/** Top menu of the power-search pages [NAV-21, NAV-22, NAV-23]. */
export function PowerMenu() {
  const goTo = useGoTo();
  return (
    <Row gap={8} align="center" className={styles.form}>
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        size={32}
        aria-label="Back to Simple Search"
        title="Back to Simple Search"
        onClick={() => goTo('/')}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M15.5 9h-12M8 4 3 9l5 5" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </ActionIcon>
      <span className={styles.hint}>Click the TitleNet logo to return to Simple Search.</span>
      <HelpLink />
    </Row>
  );
}
