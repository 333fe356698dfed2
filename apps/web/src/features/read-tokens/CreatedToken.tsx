import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Row, Stack } from '../../ui/layout/primitives.tsx';
import { showWarning } from '../../ui/toasts/toasts.ts';
import styles from './ReadTokens.module.css';

/** Shows a new token once, with a button that copies it. */
export function CreatedToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => showWarning('The read token could not be copied. Select its text.'),
    );
  return (
    <Stack as="section" gap={8} pad={16} className={styles.created} aria-label={`New read token '${name}'`}>
      <p>
        Copy the read token &lsquo;{name}&rsquo; now. It is shown only once: TitleNet stores a digest of it. Whoever has
        it can read what it allows, so keep it like a password.
      </p>
      <TextInput
        aria-label="Read token"
        readOnly
        value={token}
        onFocus={(event) => event.currentTarget.select()}
        classNames={{ input: styles.token }}
      />
      <Row gap={8} align="center">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
        <span role="status">{isCopied && 'Copied'}</span>
      </Row>
    </Stack>
  );
}
