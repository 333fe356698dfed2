import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReadToken } from '@titlenet/contract/read-tokens';
import { useState } from 'react';
import { Page, Row, Text } from '../../ui/layout/primitives.tsx';
import { CreatedToken } from './CreatedToken.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { readTokensQuery, useReadTokenCalls } from './read-token-calls.ts';
import { TokenTable } from './TokenTable.tsx';

function Tokens({ tokens }: { tokens: readonly ReadToken[] }) {
  const mine = tokens.filter(({ isMine }) => isMine);
  const others = tokens.filter(({ isMine }) => !isMine);
  return (
    <>
      {mine.length > 0 ? (
        <TokenTable caption="My read tokens" tokens={mine} hasOwners={false} />
      ) : (
        <Text as="p" text="prose" measure>
          You have no read tokens.
        </Text>
      )}
      {others.length > 0 && <TokenTable caption="Read tokens of other people" tokens={others} hasOwners />}
    </>
  );
}

/** Personal tokens with which scripts and spreadsheets read TitleNet (G-430). */
export function ReadTokensScreen() {
  const { data: tokens, isError, refetch } = useQuery(readTokensQuery);
  const { create } = useReadTokenCalls();
  const [isNaming, setNaming] = useState(false);
  const [created, setCreated] = useState<{ name: string; token: string } | null>(null);
  return (
    <Page>
      <Row as="header" gap="8 24" align="start" justify="between" wrap>
        <div>
          <h1>Read Tokens</h1>
          <Text as="p" text="prose" measure>
            With a read token, Excel&rsquo;s Power Query or a script of yours reads TitleNet without signing in: only
            the companies and kinds of data that you choose, and never more than you may read yourself. It cannot change
            anything. The <a href="api/docs">documentation of the API</a> marks the calls that accept it.
          </Text>
        </div>
        <Button onClick={() => setNaming(true)}>New Token</Button>
      </Row>
      {created && <CreatedToken key={created.token} {...created} onClose={() => setCreated(null)} />}
      {isError && (
        <Row role="alert" gap={8} align="center">
          The read tokens could not be loaded.
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </Row>
      )}
      {tokens && <Tokens tokens={tokens} />}
      {isNaming && (
        <NewTokenDialog onCreate={async (token) => setCreated(await create(token))} onClose={() => setNaming(false)} />
      )}
    </Page>
  );
}
