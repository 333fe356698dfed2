import { Button } from '@mantine/core';
import { useSession } from '../../domain/session/session.ts';
import { MessagePage } from './MessagePage.tsx';

/** Shown after a log-out without redirect (G-31) and when the sign-in failed. */
export function SignedOutScreen({ reason }: { reason?: string }) {
  const session = useSession();
  return (
    <MessagePage heading={reason ? 'Sign-in failed' : 'You are signed out'}>
      <p>{reason ?? 'Sign in again to continue.'}</p>
      <Button onClick={() => session.signIn()}>Sign in</Button>
    </MessagePage>
  );
}
