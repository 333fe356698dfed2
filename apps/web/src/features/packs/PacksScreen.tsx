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
      <ul className={side.links}>
        {packs.map((pack) => (
          <li key={pack.id}>
            <AddressLink
              to={packAddress(pack.id)}
              className={side.link}
              aria-current={pack.id === chosen ? 'page' : undefined}
            >
              <span className={side.name}>{pack.name}</span>
              <span className={side.size}>
                {formatCount(pack.titles)}
                <span className="visually-hidden"> titles</span>
              </span>
              <span className={side.owner}>
                {[meetingText(pack), pack.role !== 'owner' && pack.owner].filter(Boolean).join(' · ')}
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
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
    <div className={side.page} data-chosen={chosen !== null || undefined}>
      <nav className={side.panel} aria-label="Packs">
        <h1>Packs</h1>
        <Button onClick={() => setNaming(true)}>New Pack</Button>
        {isPending && <p role="status">Loading packs…</p>}
        {isError && !packs && (
          <div role="alert" className={side.failure}>
            The packs could not be loaded.
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
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
      <div className={side.content}>
        {chosen === null ? (
          <p className={side.invitation}>
            {packs && packs.length > 0
              ? 'Choose a pack, or make a new one.'
              : 'A pack holds the titles of a meeting in sections, with notes and the figures of a day. Make one, then add titles from any grid, a user list or a saved search.'}
          </p>
        ) : (
          <PackPage key={chosen} packId={chosen} />
        )}
      </div>
      {isNaming && (
        <PackDialog
          title="New pack"
          submitLabel="Create"
          note="Sections, titles and the facts of the meeting follow on its page."
          onSave={async (name) => goTo(packAddress((await calls.create({ name, meeting: '', meetingDay: null })).id))}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
