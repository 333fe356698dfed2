import { Button } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { likelyIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { UserList } from '@titlenet/contract/user-lists';
import { useId, useState } from 'react';
import { useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './UserLists.module.css';

interface UnavailableIsbnsProps {
  heading: string;
  note: string;
  list: UserList;
  isbns: readonly string[];
}

/** The ISBN, and if its check digit is wrong the one that was probably meant. */
function describe(isbn: string): string {
  const likely = likelyIsbn13(isbn);
  return likely === null ? isbn : `${isbn} (wrong check digit; ${likely}?)`;
}

/** ISBNs of a list without a visible title, as selectable text; the owner may remove them. */
export function UnavailableIsbns({ heading, note, list, isbns }: UnavailableIsbnsProps) {
  const id = useId();
  const calls = useUserListCalls();
  const [errorText, setErrorText] = useState('');
  if (isbns.length === 0) return null;
  const remove = () => calls.remove(list.id, isbns).catch((error: unknown) => setErrorText(failureText(error)));
  return (
    <Stack as="section" panel gap={8} pad={16} aria-labelledby={id}>
      <h3 id={id}>
        {heading} ({formatCount(isbns.length)})
      </h3>
      <p className={styles.note}>{note}</p>
      {/* a scrollable region must be scrollable by keyboard */}
      <Text as="section" pad={8} numbers className={styles.isbns} tabIndex={0} aria-label={`${heading}: ISBNs`}>
        {isbns.map(describe).join('\u2002 ')}
      </Text>
      {list.isMine && (
        <Row gap={8} align="center" className={styles.pasteLine}>
          <Button variant="default" onClick={() => void remove()}>
            Remove These from the List
          </Button>
          {errorText && (
            <Text role="alert" as="p" tone="danger">
              {errorText}
            </Text>
          )}
        </Row>
      )}
    </Stack>
  );
}
