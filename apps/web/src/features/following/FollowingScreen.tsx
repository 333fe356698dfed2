import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { companyOf } from '@titlenet/catalogue/companies';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { displayName } from '@titlenet/catalogue/text/names';
import { type Following, MAX_FOLLOWED_HITS } from '@titlenet/contract/following';
import { type ReactNode, useId, useState } from 'react';
import { followingQuery, useFollowingCalls } from '../../domain/following/following-calls.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { timeText } from '../../ui/dates/time-text.ts';
import { Page, Panel, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { showError, showSuccess } from '../../ui/toasts/toasts.ts';
import styles from './FollowingScreen.module.css';
import { MailChoiceForm } from './MailChoiceForm.tsx';
import { Suggestions } from './Suggestions.tsx';

interface Entry {
  readonly followedId: number;
  readonly name: string;
  readonly since: string;
  readonly link: ReactNode;
  readonly about: string;
}

const byKind: readonly {
  heading: string;
  entriesOf: (following: Following) => readonly Entry[];
}[] = [
  {
    heading: 'Titles',
    entriesOf: ({ titles }) =>
      titles.map((title) => ({
        followedId: title.followedId,
        since: title.since,
        name: title.title,
        // A deleted title has no sheet.
        link: title.isDeleted ? (
          <bdi>{title.title}</bdi>
        ) : (
          <AddressLink to={titleSheetAddress(title)}>
            <bdi>{title.title}</bdi>
          </AddressLink>
        ),
        about: [
          title.isDeleted && 'deleted',
          title.author1 && displayName(title.author1),
          title.isbn,
          companyOf(title.companyCode).label,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
  },
  {
    heading: 'User lists',
    entriesOf: ({ lists }) =>
      lists.map(({ followedId, since, id, name, isMine, owner, size }) => ({
        followedId,
        since,
        name,
        link: <AddressLink to={addressOf('/userLists', { list: id })}>{name}</AddressLink>,
        about: `${formatCount(size)} ${size === 1 ? 'ISBN' : 'ISBNs'}${isMine ? '' : ` · ${owner}`}`,
      })),
  },
  {
    heading: 'Saved searches',
    entriesOf: ({ searches }) =>
      searches.map(({ followedId, since, name, address, description, hasTooMany }) => ({
        followedId,
        since,
        name,
        link: <AddressLink to={address}>{name}</AddressLink>,
        about: hasTooMany
          ? `${description} · finds more than ${formatCount(MAX_FOLLOWED_HITS)} titles: narrow it to be told of new ones`
          : description,
      })),
  },
];

function Entries({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  const id = useId();
  const { unfollow } = useFollowingCalls();
  const end = async ({ followedId, name }: Entry) => {
    try {
      await unfollow(followedId);
      showSuccess(`You do not follow '${name}' any more.`);
    } catch (error) {
      showError(failureText(error));
    }
  };
  if (entries.length === 0) return null;
  return (
    <Panel aria-labelledby={id} pad={16} className={styles.panel}>
      <h2 id={id}>
        {heading}{' '}
        <Text text="label" tone="muted">
          {formatCount(entries.length)}
        </Text>
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Row key={entry.followedId} as="li" gap={16} align="center" rule="bottom" className={styles.entry}>
            <Stack grow shrink className={styles.text}>
              <Text strong breaks>
                {entry.link}
              </Text>
              <Text text="label" tone="muted" breaks>
                {entry.about}
              </Text>
            </Stack>
            <Text text="label" tone="muted" rigid breaks>
              since {timeText(entry.since)}
            </Text>
            <Button variant="default" aria-label={`Unfollow ${entry.name}`} onClick={() => void end(entry)}>
              Unfollow
            </Button>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

/** What is followed and what can be followed, which is first while nothing is. */
function Content({ following }: { following: Following }) {
  const [atFirst] = useState(following);
  const kinds = byKind.map(({ heading, entriesOf }) => ({ heading, entries: entriesOf(following) }));
  const isEmpty = (of: Following) => byKind.every(({ entriesOf }) => entriesOf(of).length === 0);
  return (
    <Stack gap={16} className={styles.content} data-was-empty={isEmpty(atFirst) || undefined}>
      {isEmpty(following) && (
        <Text as="p" text="prose" tone="muted" measure>
          You follow nothing yet.
        </Text>
      )}
      <Stack gap={16} className={styles.followed}>
        {kinds.map((kind) => (
          <Entries key={kind.heading} {...kind} />
        ))}
      </Stack>
      <Suggestions atFirst={atFirst} />
    </Stack>
  );
}

/** What the user follows, with a way to end it [FOLLOW-05]. */
export function FollowingScreen() {
  // Lists and searches may have been deleted since the stars were loaded.
  const { data, isError, refetch } = useQuery({ ...followingQuery, refetchOnMount: 'always' });
  return (
    <Page>
      <header>
        <h1>Following</h1>
        <Text as="p" text="prose" tone="muted" measure>
          Titles, user lists and saved searches whose changes you are told. Follow them with the star on a title sheet,
          in a list of titles, on a user list or a saved search, or select several titles and choose <b>Follow</b>.
        </Text>
      </header>
      {isError && !data && (
        <Row role="alert" gap={8} align="center">
          What you follow could not be loaded.
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </Row>
      )}
      <MailChoiceForm />
      {data && <Content following={data} />}
    </Page>
  );
}
