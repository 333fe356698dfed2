import { Button } from '@mantine/core';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useSession } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { MessagePage } from './MessagePage.tsx';

/**
 * Where those go who may not see a screen (TS §2). Without any access there is no header either (decision G-25): the
 * way out for whoever signed in as the wrong person is here.
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
          Sign in as somebody else
        </Button>
      )}
    </MessagePage>
  );
}
