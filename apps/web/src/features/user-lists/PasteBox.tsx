import { Button, Textarea } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { type IsbnList, readIsbns } from '@titlenet/catalogue/isbn/isbn-list';
import type { UserList } from '@titlenet/contract/user-lists';
import { useDeferredValue, useMemo, useState } from 'react';
import { alreadyText, countIsbns } from '../../domain/user-lists/count-isbns.ts';
import { useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { parseText, useDraft } from '../../ui/storage/use-draft.ts';
import styles from './UserLists.module.css';

/** Lines that are not ISBNs stay in the box for correction. */
const leftText = (left: number) =>
  left === 0
    ? ''
    : ` ${formatCount(left)} ${left === 1 ? 'line is not an ISBN and stays' : 'lines are not ISBNs and stay'} in the box.`;

const readText = ({ isbns, unreadable }: IsbnList) =>
  `${countIsbns(isbns.length)} read.${unreadable.length > 0 ? ` ${formatCount(unreadable.length)} cannot be read.` : ''}`;

/** Adds pasted ISBNs to the list or removes them from it. */
export function PasteBox({ list }: { list: UserList }) {
  const calls = useUserListCalls();
  const draft = useDraft(`pasteBox.${list.id}`, '', parseText);
  const text = draft.value;
  const [outcome, setOutcome] = useState('');
  const [errorText, setErrorText] = useState<string | null>(null);
  // Deferred, because parsing thousands of lines would slow down typing.
  const deferred = useDeferredValue(text);
  const read = useMemo(() => readIsbns(deferred), [deferred]);

  const send = async (call: (isbns: readonly string[]) => Promise<string>) => {
    const { isbns, unreadable } = readIsbns(text);
    setOutcome('');
    if (isbns.length === 0) return setErrorText('There is no ISBN in the box.');
    try {
      const message = await call(isbns);
      draft.change(unreadable.join('\n'));
      setOutcome(message + leftText(unreadable.length));
    } catch (error) {
      setErrorText(failureText(error));
    }
  };
  const add = () =>
    send(async (isbns) => {
      const { added, alreadyThere, notFound } = await calls.add(list.id, isbns);
      const missing = notFound.length > 0 ? ` ${formatCount(notFound.length)} not found.` : '';
      return `${countIsbns(added)} added.${alreadyText(alreadyThere)}${missing}`;
    });
  const remove = () =>
    send(async (isbns) => `${countIsbns(await calls.remove(list.id, isbns))} removed from the list.`);

  return (
    <section className={styles.paste} aria-label="Paste ISBNs">
      <Textarea
        label="Paste ISBNs"
        description="ISBN-10 or ISBN-13, with hyphens, blanks, commas or new lines, also with other columns beside them."
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
      <div className={styles.pasteLine}>
        <Button onClick={() => void add()}>Add to the List</Button>
        <Button variant="default" onClick={() => void remove()}>
          Remove from the List
        </Button>
        <p role="status" className={styles.outcome}>
          {outcome || (text.trim() === '' ? '' : readText(read))}
        </p>
      </div>
    </section>
  );
}
