import { Button } from '@mantine/core';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useSession } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import styles from './Header.module.css';
import { PowerMenu } from './PowerMenu.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import { SimpleMenu } from './SimpleMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Header of all pages that do not hide it [NAV-01..NAV-06]. */
export function Header({ mode }: { mode: 'simple' | 'power' }) {
  const session = useSession();
  const { isAdministrator } = usePermissions();
  return (
    <header className={styles.bar}>
      <AddressLink to="/" className={styles.home}>
        <Wordmark />
      </AddressLink>
      <div className={styles.menu}>{mode === 'power' ? <PowerMenu /> : <SimpleMenu />}</div>
      <div className={styles.person}>
        {isAdministrator && (
          <AddressLink className={styles.imports} to="/imports">
            Imports
          </AddressLink>
        )}
        <SignedInAs />
        <ColorSchemeSwitch />
        <Button className={styles.quiet} variant="outline" onClick={() => void session.signOut({ redirect: true })}>
          Sign Out
        </Button>
      </div>
    </header>
  );
}
