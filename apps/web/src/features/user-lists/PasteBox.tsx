import { Button, Textarea } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { likelyIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { type IsbnList, readIsbnLines, readIsbns } from '@titlenet/catalogue/isbn/isbn-list';
import type { UserList } from '@titlenet/contract/user-lists';
import { useDeferredValue, useMemo, useState } from 'react';
import { alreadyText, countIsbns } from '../../domain/user-lists/count-isbns.ts';
import { type Addition, type Removal, useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { Row, Stack } from '../../ui/layout/primitives.tsx';
import { parseText, useDraft } from '../../ui/storage/use-draft.ts';
import { describeLines, type LineResult } from './describe-lines.ts';
import { LineReport } from './LineReport.tsx';
import styles from './UserLists.module.css';

/** Lines that are not ISBNs stay in the box for correction. */
const leftText = (left: number) =>
  left === 0
    ? ''
    : ` ${formatCount(left)} ${left === 1 ? 'line is not an ISBN and stays' : 'lines are not ISBNs and stay'} in the box.`;

function readText({ isbns, unreadable }: IsbnList): string {
  const wrong = isbns.filter((isbn) => likelyIsbn13(isbn) !== null).length;
  return [
    `${countIsbns(isbns.length)} read.`,
    ...(unreadable.length > 0 ? [`${formatCount(unreadable.length)} cannot be read.`] : []),
    ...(wrong > 0 ? [`${formatCount(wrong)} with a wrong check digit.`] : []),
  ].join(' ');
}

/** The outcome of a call: its message, and what was done with an ISBN. */
interface Done {
  readonly message: string;
  readonly resultOf: (isbn: string) => Pick<LineResult, 'result' | 'isNoted'>;
}

const plain = (result: string) => ({ result, isNoted: false });
const noted = (result: string) => ({ result, isNoted: true });

function addedResults({ added, alreadyThere, present, notFound }: Addition): Done {
  const before = new Set(present);
  const missing = new Set(notFound);
  const missingText = notFound.length > 0 ? ` ${formatCount(notFound.length)} not found.` : '';
  return {
    message: `${countIsbns(added)} added.${alreadyText(alreadyThere)}${missingText}`,
    resultOf: (isbn) => {
      const done = before.has(isbn) ? noted('Already on the list') : plain('Added');
      return missing.has(isbn) ? noted(`${done.result}; not found`) : done;
    },
  };
}

function removedResults({ removed, absent }: Removal): Done {
  const others = new Set(absent);
  return {
    message: `${countIsbns(removed)} removed from the list.`,
    resultOf: (isbn) => (others.has(isbn) ? noted('Was not on the list') : plain('Removed')),
  };
}

/** Adds pasted ISBNs to the list or removes them from it. */
export function PasteBox({ list }: { list: UserList }) {
  const calls = useUserListCalls();
  const draft = useDraft(`pasteBox.${list.id}`, '', parseText);
  const text = draft.value;
  const [outcome, setOutcome] = useState('');
  const [results, setResults] = useState<readonly LineResult[]>([]);
  const [errorText, setErrorText] = useState<string | null>(null);
  // Deferred, because parsing thousands of lines would slow down typing.
  const deferred = useDeferredValue(text);
  const read = useMemo(() => readIsbns(deferred), [deferred]);

  const send = async (call: (isbns: readonly string[]) => Promise<Done>) => {
    const { isbns, unreadable } = readIsbns(text);
    setOutcome('');
    setResults([]);
    if (isbns.length === 0) {
      setResults(describeLines(readIsbnLines(text), plain));
      return setErrorText('There is no ISBN in the box.');
    }
    try {
      const { message, resultOf } = await call(isbns);
      draft.change(unreadable.join('\n'));
      setOutcome(message + leftText(unreadable.length));
      setResults(describeLines(readIsbnLines(text), resultOf));
    } catch (error) {
      setErrorText(failureText(error));
    }
  };
  const add = () => send(async (isbns) => addedResults(await calls.add(list.id, isbns)));
  const remove = () => send(async (isbns) => removedResults(await calls.remove(list.id, isbns)));

  return (
    <Stack as="section" panel gap={8} pad={16} aria-label="Paste ISBNs">
      <Textarea
        label="Paste ISBNs"
        description="ISBN-10 or ISBN-13, with hyphens, blanks, commas or new lines, also between words or columns."
        rows={4}
        spellCheck={false}
        error={errorText}
        errorProps={{ role: 'alert' }}
        value={text}
        onChange={(event) => {
          draft.change(event.currentTarget.value);
          setErrorText(null);
          setOutcome('');
        }}
      />
      <Row gap={8} align="center" className={styles.pasteLine}>
        <Button onClick={() => void add()}>Add to the List</Button>
        <Button variant="default" onClick={() => void remove()}>
          Remove from the List
        </Button>
        <p role="status" className={styles.outcome}>
          {outcome || (text.trim() === '' ? '' : readText(read))}
        </p>
      </Row>
      <LineReport results={results} />
    </Stack>
  );
}
