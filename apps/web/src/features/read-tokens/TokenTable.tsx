import { Button } from '@mantine/core';
import type { ReadToken } from '@titlenet/contract/read-tokens';
import { useState } from 'react';
import { timeText } from '../../ui/dates/time-text.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Panel, Text } from '../../ui/layout/primitives.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import styles from './ReadTokens.module.css';
import { scopeLabels, useReadTokenCalls } from './read-token-calls.ts';

interface TokenTableProps {
  caption: string;
  tokens: readonly ReadToken[];
  hasOwners: boolean;
}

/** Read tokens with a button that revokes each of them. */
export function TokenTable({ caption, tokens, hasOwners }: TokenTableProps) {
  const { revoke } = useReadTokenCalls();
  const [chosen, setChosen] = useState<ReadToken | null>(null);
  const revokeChosen = async (token: ReadToken) => {
    await revoke(token.id);
    showSuccess(`The read token '${token.name}' was revoked.`);
    setChosen(null);
  };
  return (
    <Panel as="div" className={styles.scroller}>
      <Text as="table" wide className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {hasOwners && <th scope="col">Owner</th>}
            <th scope="col">Companies</th>
            <th scope="col">May read</th>
            <th scope="col">Created</th>
            <th scope="col">Expires</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="visually-hidden">Revoke</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <th scope="row">{token.name}</th>
              {hasOwners && <td>{token.owner}</td>}
              <td>{token.companies.join(', ')}</td>
              <td>{token.scopes.map((scope) => scopeLabels[scope]).join(', ')}</td>
              <td>{timeText(token.createdAt)}</td>
              <td>{token.isExpired ? `Expired on ${timeText(token.expiresAt)}` : timeText(token.expiresAt)}</td>
              <td>{token.lastUsedAt ? timeText(token.lastUsedAt) : 'Never'}</td>
              <td>
                <Button variant="default" aria-label={`Revoke ${token.name}`} onClick={() => setChosen(token)}>
                  Revoke
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Text>
      {chosen && (
        <ConfirmDialog
          question={`Revoke the read token '${chosen.name}'? Scripts that use it stop working.`}
          confirmLabel="Revoke"
          onConfirm={() => revokeChosen(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}
