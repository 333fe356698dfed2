import { Button, NativeSelect, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type FollowingMail,
  getFollowingMail,
  type MailChoice,
  putFollowingMail,
} from '@titlenet/contract/following-mail';
import { useId, useState } from 'react';
import { callApi } from '../../ui/api/call-api.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { timeText } from '../../ui/dates/time-text.ts';
import { Panel, Row, Text } from '../../ui/layout/primitives.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import styles from './FollowingScreen.module.css';

const mailQuery = queryOptions({
  queryKey: ['following', 'mail'],
  queryFn: ({ signal }) => callApi(getFollowingMail, undefined, { signal, blocking: false, toast: false }),
});

const choices: readonly { value: MailChoice; label: string }[] = [
  { value: 'none', label: 'No mails' },
  { value: 'daily', label: 'Every morning' },
  { value: 'weekly', label: 'On Monday mornings' },
];

/** When the next mail is due, or why the last one was not sent [FOLLOW-13]. */
function MailState({ mail }: { mail: FollowingMail }) {
  const { choice, address, isConfirmed, nextAt, lastAt, problem } = mail;
  if (problem !== null)
    return (
      <Text role="alert" as="p" text="prose" tone="danger">
        {problem} {nextAt && `Next attempt or mail: ${timeText(nextAt)}.`}
      </Text>
    );
  if (choice === 'none') return null;
  if (!isConfirmed)
    return (
      <Text role="status" as="p" text="label" tone="muted" breaks>
        {nextAt
          ? `A mail with a link will be sent to ${address} within minutes.`
          : `A mail with a link was sent to ${address}.`}{' '}
        Open the link to confirm the address: mails of changes are sent then. To get another link, save again.
      </Text>
    );
  return (
    <Text as="p" text="label" tone="muted" breaks>
      {nextAt && `Next mail: ${timeText(nextAt)}, if something has changed.`}{' '}
      {lastAt && `Last mail: ${timeText(lastAt)}.`}
    </Text>
  );
}

function savedText({ choice, address, isConfirmed }: FollowingMail): string {
  if (choice === 'none') return 'You get no mails.';
  return isConfirmed ? `Mails go to ${address}.` : `Confirm ${address} by the link that is mailed there.`;
}

function Form({ mail }: { mail: FollowingMail }) {
  const id = useId();
  const client = useQueryClient();
  const [choice, setChoice] = useState(mail.choice);
  const [address, setAddress] = useState(mail.address ?? '');
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    if (choice !== 'none' && address.trim() === '') return setError('Enter an address.');
    try {
      const body = { choice, address: address.trim() || null };
      const saved = await callApi(putFollowingMail, { body }, { toast: false, blocking: false });
      client.setQueryData(mailQuery.queryKey, saved);
      setError(null);
      showSuccess(savedText(saved));
    } catch (failure) {
      setError(failureText(failure));
    }
  };
  return (
    <Panel aria-labelledby={id} pad={16} className={styles.panel}>
      <h2 id={id}>Mails</h2>
      <form
        className={styles.mail}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <NativeSelect
          label="How often"
          data={[...choices]}
          value={choice}
          onChange={(event) =>
            setChoice(choices.find(({ value }) => value === event.currentTarget.value)?.value ?? 'none')
          }
        />
        <TextInput
          label="Address"
          type="email"
          autoComplete="email"
          placeholder={`you@${mail.domains[0] ?? ''}`}
          disabled={choice === 'none'}
          value={address}
          error={error}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Save
        </Button>
      </form>
      <MailState mail={mail} />
    </Panel>
  );
}

/** Whether, how often and where the user gets the changes by mail [FOLLOW-11]; absent where none are sent. */
export function MailChoiceForm() {
  const { data: mail, isError, refetch } = useQuery(mailQuery);
  if (isError)
    return (
      <Row role="alert" gap={8} align="center">
        The choice of mails could not be loaded.
        <Button variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      </Row>
    );
  return mail?.isOffered ? <Form mail={mail} /> : null;
}
