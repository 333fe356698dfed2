import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { Pack } from '@titlenet/contract/packs';
import { useState } from 'react';
import { packAddress, packIdOf, packsQuery, usePackCalls } from '../../domain/packs/pack-calls.ts';
import { AddressLink, useGoTo } from '../../ui/address/AddressLink.tsx';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import side from '../../ui/layout/list-beside-content.module.css';
import { Grid, Panel, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { PackDialog } from './PackDialog.tsx';
import { PackPage } from './PackPage.tsx';

/** 'Spring launch, 12/01/2026'. */
const meetingText = ({ meeting, meetingDay }: Pack) =>
  [meeting, meetingDay && formatDate(`${meetingDay}T00:00:00`, 'MM/dd/yyyy')].filter(Boolean).join(', ');

function PackLinks({ heading, packs, chosen }: { heading: string; packs: readonly Pack[]; chosen: number | null }) {
  if (packs.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <Stack as="ul" gap={2} className={side.links}>
        {packs.map((pack) => (
          <li key={pack.id}>
            <Grid
              to={packAddress(pack.id)}
              as={AddressLink}
              gap="0 8"
              align="baseline"
              pad="4 8"
              tone="text"
              className={side.link}
              aria-current={pack.id === chosen ? 'page' : undefined}
            >
              <Text breaks>{pack.name}</Text>
              <span className={side.size}>
                {formatCount(pack.titles)}
                <span className="visually-hidden"> titles</span>
              </span>
              <Text text="label" tone="muted" across>
                {[meetingText(pack), pack.role !== 'owner' && pack.owner].filter(Boolean).join(' · ')}
              </Text>
            </Grid>
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** Packs of titles for meetings: the user's own and those shared by others. The address names the pack. */
export function PacksScreen() {
  const { query } = useLocation();
  const { data: packs, isError, isPending, refetch } = useQuery(packsQuery);
  const calls = usePackCalls();
  const goTo = useGoTo();
  const [isNaming, setNaming] = useState(false);
  const chosen = packIdOf(queryValue(query, 'pack'));
  return (
    <Grid gap={16} align="start" className={side.page} data-chosen={chosen !== null || undefined}>
      <nav className={side.panel} data-screen-only aria-label="Packs">
        <h1>Packs</h1>
        <Button onClick={() => setNaming(true)}>New Pack</Button>
        {isPending && <p role="status">Loading packs…</p>}
        {isError && !packs && (
          <Row role="alert" gap={12} align="center" wrap>
            The packs could not be loaded.
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </Row>
        )}
        {packs && (
          <>
            <PackLinks heading="My packs" packs={packs.filter(({ role }) => role === 'owner')} chosen={chosen} />
            <PackLinks
              heading="Shared by others"
              packs={packs.filter(({ role }) => role !== 'owner')}
              chosen={chosen}
            />
          </>
        )}
      </nav>
      <Stack gap={16}>
        {chosen === null ? (
          <Panel as="p" pad={16} text="prose" measure>
            {packs && packs.length > 0
              ? 'Choose a pack, or make a new one.'
              : 'A pack holds the titles of a meeting in sections, with notes and the figures of a day. Make one, then add titles from any grid, a user list or a saved search.'}
          </Panel>
        ) : (
          <PackPage key={chosen} packId={chosen} />
        )}
      </Stack>
      {isNaming && (
        <PackDialog
          title="New pack"
          submitLabel="Create"
          note="Sections, titles and the facts of the meeting follow on its page."
          onSave={async (name) => goTo(packAddress((await calls.create({ name, meeting: '', meetingDay: null })).id))}
          onClose={() => setNaming(false)}
        />
      )}
    </Grid>
  );
}
