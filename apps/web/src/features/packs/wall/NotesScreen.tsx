import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { displayName } from '@titlenet/catalogue/text/names';
import type { PackContent, PackTitle } from '@titlenet/contract/packs';
import { useEffect, useRef } from 'react';
import { usePackDecisions } from '../../../domain/packs/decision-calls.ts';
import { factsText } from '../../../domain/packs/facts-text.ts';
import { notesAddress, packIdOf, packQuery } from '../../../domain/packs/pack-calls.ts';
import { useGoTo } from '../../../ui/address/AddressLink.tsx';
import { queryValue, useLocation } from '../../../ui/address/use-location.ts';
import { ApiError } from '../../../ui/api/api-error.ts';
import { MissingContent } from '../../../ui/layout/MissingContent.tsx';
import { Row, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { DecisionForm } from '../decisions/DecisionForm.tsx';
import { waitingText } from '../decisions/DecisionState.tsx';
import { DecisionTable } from '../decisions/DecisionTable.tsx';
import styles from './Notes.module.css';
import { nameOfPlace, placeOf, placeOfEnd } from './position.ts';
import { TimerView } from './TimerView.tsx';
import { startedTimer, toggled } from './timer.ts';
import { type WallTitle, wallTitles } from './use-wall.ts';
import { useWallChannel } from './use-wall-channel.ts';
import { useWallKeys } from './use-wall-keys.ts';

function Note({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <section>
      <h3>{label}</h3>
      <Text as="p" breaks measure className={styles.note} dir="auto">
        {text}
      </Text>
    </section>
  );
}

/** Notes of the shown title. */
function TitleNotes({ title }: { title: PackTitle }) {
  const { internalNote, accountsNote } = title;
  return (
    <Stack gap={16}>
      <div>
        <Text as="h2" text="title" breaks>
          <bdi>{title.title}</bdi>
        </Text>
        {title.author && <bdi>{displayName(title.author)}</bdi>}
        <Text as="p" tone="muted">
          {factsText(title)}
        </Text>
      </div>
      <Note label="Internal note" text={internalNote} />
      <Note label="Note for accounts" text={accountsNote} />
      {internalNote === '' && accountsNote === '' && (
        <Text as="p" tone="muted">
          No notes.
        </Text>
      )}
    </Stack>
  );
}

interface TitleLinksProps {
  titles: readonly WallTitle[];
  place: number;
  isDecided: (titleId: number) => boolean;
  onMove: (place: number) => void;
}

/** All titles, of which one moves the wall. */
function TitleLinks({ titles, place, isDecided, onMove }: TitleLinksProps) {
  const shown = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another title is shown
  useEffect(() => {
    shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [place]);
  return (
    <nav aria-label="Titles" className={styles.links}>
      <ol>
        {titles.map(({ title }, index) => (
          <li key={title.id} ref={index === place ? shown : undefined}>
            <button
              type="button"
              className={styles.link}
              aria-current={index === place || undefined}
              onClick={() => onMove(index)}
            >
              <Text tone="muted" numbers>
                {index + 1}
              </Text>
              <bdi>{title.title}</bdi>
              {isDecided(title.id) && (
                <Text tone="ok">
                  <span aria-hidden>✓</span>
                  <span className="visually-hidden"> decided</span>
                </Text>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OpenNotes({ pack }: { pack: PackContent }) {
  const { query } = useLocation();
  const goTo = useGoTo();
  const titles = wallTitles(pack);
  const ids = titles.map(({ title }) => title.id);
  const place = placeOf(ids, queryValue(query, 'title'));
  const end = placeOfEnd(ids);
  const decisions = usePackDecisions(pack.id);
  const show = (name: string) => goTo(notesAddress(pack.id, name), { replace: true });
  const { timer, moved, setTimer } = useWallChannel({
    packId: pack.id,
    name: nameOfPlace(ids, place),
    onFollow: show,
  });
  const move = (to: number) => {
    const name = nameOfPlace(ids, Math.min(end, Math.max(0, to)));
    show(name);
    moved(name);
  };
  useWallKeys({ place, end, isActive: true, onMove: move });
  const shown = titles[place];
  const next = titles[place + 1];
  const waiting = waitingText(decisions);
  return (
    <div className={styles.page}>
      <Row as="header" gap="8 16" align="center" wrap rule="bottom" className={styles.head}>
        <Text as="h1" breaks>
          {pack.name}
        </Text>
        <Text tone="muted">{shown ? `${place + 1} of ${titles.length}` : 'Decisions'}</Text>
        <TimerView timer={timer} className={styles.timer} />
        <Button variant="default" onClick={() => setTimer(toggled(timer, Date.now()))}>
          {timer.startedAt === null ? 'Continue' : 'Pause'}
        </Button>
        <Button variant="default" onClick={() => setTimer(startedTimer(Date.now()))}>
          Restart
        </Button>
        <Button variant="default" disabled={place === 0} onClick={() => move(place - 1)}>
          Previous
        </Button>
        <Button variant="default" disabled={place === end} onClick={() => move(place + 1)}>
          Next
        </Button>
        <Text role="status" tone="warn">
          {waiting}
        </Text>
      </Row>
      <Stack narrows gap={24} className={styles.main}>
        {shown ? (
          <>
            <TitleNotes title={shown.title} />
            {pack.role !== 'reader' && (
              <DecisionForm key={shown.title.id} packId={pack.id} title={shown.title} decisions={decisions} />
            )}
          </>
        ) : (
          <DecisionTable pack={pack} decisions={decisions} />
        )}
        <Text as="p" tone="muted">
          {next ? (
            <>
              Next: <bdi>{next.title.title}</bdi>
            </>
          ) : (
            shown && 'Next: the decisions'
          )}
        </Text>
      </Stack>
      <TitleLinks
        titles={titles}
        place={place}
        isDecided={(titleId) => decisions.of(titleId).decided !== undefined}
        onMove={move}
      />
    </div>
  );
}

/** The notes and the timer of a pack on the wall, for the presenter's own window. It moves the wall and follows it. */
export function NotesScreen() {
  const { query } = useLocation();
  const packId = packIdOf(queryValue(query, 'pack'));
  const {
    data: pack,
    error,
    refetch,
  } = useQuery({ ...packQuery(packId ?? 0), enabled: packId !== null, retry: false });
  if (pack) return <OpenNotes key={pack.id} pack={pack} />;
  const failure = packId === null ? new ApiError(404, { traceId: '' }) : error;
  return (
    <>
      <h1>Notes of the presentation</h1>
      {failure ? (
        <MissingContent what="pack" error={failure} onRetry={() => void refetch()} />
      ) : (
        <p role="status">Loading the pack…</p>
      )}
    </>
  );
}
