import { Button } from '@mantine/core';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useSession } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { MessagePage } from './MessagePage.tsx';

/**
 * Shown when permissions are missing [ERR-18]. Users without any access see no header (G-25), so this page lets them
 * sign in as someone else.
 */
export function AccessDeniedScreen() {
  const session = useSession();
  const { isNone } = usePermissions();
  return (
    <MessagePage heading="Access denied :(">
      <p>You do not have permissions to access this page.</p>
      <AddressLink to="/">HOME</AddressLink>
      {isNone && (
        <Button variant="default" onClick={() => void session.signOut({ redirect: true })}>
          Sign in as another user
        </Button>
      )}
    </MessagePage>
  );
}
