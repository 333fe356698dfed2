import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../domain/session/session.ts';
import { Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './Header.module.css';

/** 'Signed in as' and the display name (G-30). A blank line reserves the space while the name loads. */
export function SignedInAs() {
  const session = useSession();
  const { data: name = '' } = useQuery({
    queryKey: ['displayName'],
    queryFn: () => session.displayName(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Stack text="label" className={styles.signedIn}>
      <span>Signed in as</span>
      <Text as="div" strong cut title={name}>
        {name || '\u00a0'}
      </Text>
    </Stack>
  );
}
