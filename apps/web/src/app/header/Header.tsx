import { Button } from '@mantine/core';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useSession } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { useSmallWindow } from '../../ui/layout/use-small-window.ts';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import styles from './Header.module.css';
import { PowerMenu } from './PowerMenu.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import { SimpleMenu } from './SimpleMenu.tsx';
import { SmallHeader } from './SmallHeader.tsx';
import { Wordmark } from './Wordmark.tsx';

/** A text, or an icon where the text has no room. */
function ImportsLink() {
  return (
    <AddressLink className={styles.imports} to="/imports" title="Imports">
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M9 2.5v8M5.5 7.5 9 11l3.5-3.5M2.5 11.5v4h13v-4" strokeWidth="1.5" />
      </svg>
      <span>Imports</span>
    </AddressLink>
  );
}

/** Header of all pages that do not hide it [NAV-01..NAV-06]. */
export function Header({ mode }: { mode: 'simple' | 'power' }) {
  const session = useSession();
  const { isAdministrator } = usePermissions();
  const isSmall = useSmallWindow();
  const parts = (
    <>
      <Text as="div" grow shrink className={styles.menu}>
        {mode === 'power' ? <PowerMenu /> : <SimpleMenu />}
      </Text>
      <Row gap={8} align="center" rigid className={styles.person}>
        {isAdministrator && <ImportsLink />}
        <SignedInAs />
        <ColorSchemeSwitch />
        <Button className={styles.quiet} variant="outline" onClick={() => void session.signOut({ redirect: true })}>
          Sign Out
        </Button>
      </Row>
    </>
  );
  if (isSmall) return <SmallHeader>{parts}</SmallHeader>;
  return (
    <header className={styles.bar} data-screen-only data-administrator={isAdministrator || undefined}>
      <Text to="/" as={AddressLink} rigid block className={styles.home}>
        <Wordmark />
      </Text>
      {parts}
    </header>
  );
}
