import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { displayName } from '@titlenet/catalogue/text/names';
import type { Following } from '@titlenet/contract/following';
import { type ReactNode, useId } from 'react';
import { FollowButton } from '../../domain/following/FollowButton.tsx';
import { type Followable, followedIdOf } from '../../domain/following/following-calls.ts';
import { recentTitles } from '../../domain/recent-titles/recent-titles.ts';
import { savedSearchesQuery } from '../../domain/saved-searches/saved-search-calls.ts';
import { openSearchBox } from '../../domain/search-box/open-search-box.ts';
import { powerSearchPath } from '../../domain/search-menu/power-search-path.ts';
import { useSearchMenu } from '../../domain/search-menu/search-menu.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { userListsQuery } from '../../domain/user-lists/user-list-calls.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { type Address, addressOf } from '../../ui/address/links.ts';
import { Panel, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './FollowingScreen.module.css';

/** Own lists and searches come first; others are found on their pages. */
const MAX_SUGGESTIONS = 6;

interface Suggestion {
  readonly thing: Followable;
  readonly name: string;
  readonly address: Address;
  readonly about: string;
}

function useRecent(): Suggestion[] {
  const { companies } = usePermissions();
  return recentTitles(companies).flatMap((title) => {
    const { companyCode, isbn, author1 } = title;
    // An edition without an ISBN cannot be followed.
    if (!isbn || !companyCode) return [];
    return {
      thing: { companyCode, isbn },
      name: title.title,
      address: titleSheetAddress(title),
      about: [author1 && displayName(author1), isbn].filter(Boolean).join(' · '),
    };
  });
}

/** Undefined while they are loaded, null if they could not be. */
type Loaded = readonly Suggestion[] | undefined | null;

function useLists(): Loaded {
  const { data, isError } = useQuery(userListsQuery);
  if (isError) return null;
  return data
    ?.toSorted((a, b) => Number(b.isMine) - Number(a.isMine))
    .map(({ id, name, size, isMine, owner }) => ({
      thing: { listId: id },
      name,
      address: addressOf('/userLists', { list: id }),
      about: `${formatCount(size)} ${size === 1 ? 'ISBN' : 'ISBNs'}${isMine ? '' : ` · ${owner}`}`,
    }));
}

function useSearches(): Loaded {
  const { data, isError } = useQuery(savedSearchesQuery);
  if (isError) return null;
  return data?.saved.map(({ id, name, address, description }) => ({
    thing: { searchId: id },
    name,
    address,
    about: description,
  }));
}

interface KindProps {
  heading: string;
  suggestions: Loaded;
  atFirst: Following;
  /** Shown if there is nothing of the kind. */
  children: ReactNode;
}

function Kind({ heading, suggestions, atFirst, children }: KindProps) {
  const id = useId();
  const others = suggestions?.filter(({ thing }) => followedIdOf(atFirst, thing) === undefined) ?? [];
  const isAllFollowed = others.length === 0 && suggestions && suggestions.length > 0;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {suggestions === null && (
        <Text as="p" text="label" tone="muted" breaks>
          They could not be loaded.
        </Text>
      )}
      {suggestions?.length === 0 && (
        <Text as="p" text="label" tone="muted" breaks>
          {children}
        </Text>
      )}
      {isAllFollowed && (
        <Text as="p" text="label" tone="muted" breaks>
          You follow them all.
        </Text>
      )}
      <ul className={styles.entries}>
        {others.slice(0, MAX_SUGGESTIONS).map(({ thing, name, address, about }) => (
          <Row key={address} as="li" gap={12} align="center" justify="between" className={styles.suggestion}>
            <Stack grow shrink className={styles.text}>
              <Text as={AddressLink} strong breaks to={address}>
                <bdi>{name}</bdi>
              </Text>
              <Text text="label" tone="muted" breaks>
                {about}
              </Text>
            </Stack>
            <FollowButton thing={thing} name={name} />
          </Row>
        ))}
      </ul>
    </section>
  );
}

/**
 * What the user may follow, each with a star: titles of opened sheets, user lists, saved searches [FOLLOW-20].
 *
 * @param atFirst what was followed when the page was opened, which is not suggested; what is followed since stays, so that
 * no row leaves under the pointer
 */
export function Suggestions({ atFirst }: { atFirst: Following }) {
  const id = useId();
  const { divisions } = usePermissions();
  const powerSearch = powerSearchPath(useSearchMenu(), divisions);
  const recent = useRecent();
  const lists = useLists();
  const searches = useSearches();
  return (
    <Panel aria-labelledby={id} pad={16} className={styles.panel}>
      <h2 id={id}>What you can follow</h2>
      <div className={styles.kinds}>
        <Kind heading="Recent titles" suggestions={recent} atFirst={atFirst}>
          The titles whose sheets you open appear here.{' '}
          <Button variant="default" size="compact-sm" onClick={openSearchBox}>
            Search titles
          </Button>
        </Kind>
        <Kind heading="User lists" suggestions={lists} atFirst={atFirst}>
          You have no lists yet. <AddressLink to="/userLists">Create one</AddressLink>: its titles are followed with it.
        </Kind>
        {powerSearch && (
          <Kind heading="Saved searches" suggestions={searches} atFirst={atFirst}>
            Save a search on its result to be told of new titles.{' '}
            <AddressLink to={powerSearch}>Power Search</AddressLink>
          </Kind>
        )}
      </div>
    </Panel>
  );
}
