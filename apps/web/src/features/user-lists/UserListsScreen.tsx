import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { UserList } from '@titlenet/contract/user-lists';
import { useState } from 'react';
import { ListDialog } from '../../domain/user-lists/ListDialog.tsx';
import { userListsQuery, useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { AddressLink, useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import side from '../../ui/layout/list-beside-content.module.css';
import { Grid, Panel, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { ListPage } from './ListPage.tsx';

const listAddress = (listId: number) => addressOf('/userLists', { list: listId });

function ListLinks({ heading, lists, chosen }: { heading: string; lists: readonly UserList[]; chosen: number | null }) {
  if (lists.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <Stack as="ul" gap={2} className={side.links}>
        {lists.map((list) => (
          <li key={list.id}>
            <Grid
              to={listAddress(list.id)}
              as={AddressLink}
              gap="0 8"
              align="baseline"
              pad="4 8"
              tone="text"
              className={side.link}
              aria-current={list.id === chosen ? 'page' : undefined}
            >
              <Text breaks>{list.name}</Text>
              {list.isMine && list.isShared && (
                <Text text="label" tone="muted">
                  shared
                </Text>
              )}
              <span className={side.size}>
                {formatCount(list.size)}
                <span className="visually-hidden"> ISBNs</span>
              </span>
              {!list.isMine && (
                <Text text="label" tone="muted" across>
                  {list.owner}
                </Text>
              )}
            </Grid>
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** Manager of the ISBN lists that power searches use as a criterion (G-43, G-80). The address names the list. */
export function UserListsScreen() {
  const { query } = useLocation();
  const { data: lists, isError, refetch } = useQuery(userListsQuery);
  const calls = useUserListCalls();
  const goTo = useGoTo();
  const [isNaming, setNaming] = useState(false);
  const named = queryValue(query, 'list');
  const chosen = named && /^\d{1,9}$/.test(named) ? Number(named) : null;
  const create = async (list: { name: string; isShared: boolean }) => goTo(listAddress((await calls.create(list)).id));

  return (
    <Grid gap={16} align="start" className={side.page} data-chosen={chosen !== null || undefined}>
      <nav className={side.panel} data-screen-only aria-label="User lists">
        <h1>User Lists</h1>
        <Button onClick={() => setNaming(true)}>New List</Button>
        {isError && (
          <Row role="alert" gap={12} align="center" wrap>
            The lists could not be loaded.
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </Row>
        )}
        {lists && (
          <>
            <ListLinks heading="My lists" lists={lists.filter(({ isMine }) => isMine)} chosen={chosen} />
            <ListLinks heading="Shared by others" lists={lists.filter(({ isMine }) => !isMine)} chosen={chosen} />
          </>
        )}
      </nav>
      <Stack gap={16}>
        {chosen === null ? (
          <Invitation hasLists={lists !== undefined && lists.length > 0} />
        ) : (
          <ListPage key={chosen} listId={chosen} onDeleted={() => goTo('/userLists', { replace: true })} />
        )}
      </Stack>
      {isNaming && (
        <ListDialog
          draftName="newList"
          title="New list"
          saveLabel="Create"
          onSave={create}
          onClose={() => setNaming(false)}
        />
      )}
    </Grid>
  );
}

function Invitation({ hasLists }: { hasLists: boolean }) {
  return (
    <Panel as="p" pad={16} text="prose" measure>
      {hasLists
        ? 'Choose a list, or make a new one.'
        : 'A list holds ISBNs that belong together: a season, a fair, a display. Make one, paste its ISBNs, and search with it as a criterion of every power search.'}
    </Panel>
  );
}
