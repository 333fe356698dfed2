import { useState } from 'react';
import { packAddress, packIdOf, wallAddress } from '../../../domain/packs/pack-calls.ts';
import { AddressLink, useGoTo } from '../../../ui/address/AddressLink.tsx';
import { queryValue, useLocation } from '../../../ui/address/use-location.ts';
import { ApiError } from '../../../ui/api/api-error.ts';
import { leaveFullScreen, toggleFullScreen } from './full-screen.ts';
import { JumpBox } from './JumpBox.tsx';
import { nameOfPlace, placeOf, placeOfEnd } from './position.ts';
import { Slide } from './Slide.tsx';
import { useMouseMoving } from './use-mouse-moving.ts';
import { useWall, type Wall } from './use-wall.ts';
import { useWallKeys } from './use-wall-keys.ts';
import styles from './Wall.module.css';
import { WallKeys } from './WallKeys.tsx';

type Open = { readonly kind: 'jump'; readonly typed: string } | { readonly kind: 'keys' };

function Tools({
  onMove,
  onKeys,
  onClose,
}: {
  onMove: (step: number) => void;
  onKeys: () => void;
  onClose: () => void;
}) {
  const tools = [
    ['Previous', () => onMove(-1)],
    ['Next', () => onMove(1)],
    ['Full Screen', () => void toggleFullScreen()],
    ['Keys', onKeys],
    ['Close', onClose],
  ] as const;
  return (
    <div role="toolbar" aria-label="Presentation" className={styles.tools}>
      {tools.map(([label, onClick]) => (
        <button key={label} type="button" className={styles.tool} onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** Place of the shown title, what is still loaded, and a hairline of progress. */
function Foot({ wall, place }: { wall: Wall; place: number }) {
  const { titles, loading, isFailed, retry } = wall;
  const shown = titles[place];
  const where = shown ? `${place + 1} of ${titles.length}` : 'End';
  return (
    <footer className={styles.foot}>
      <span aria-hidden>{where}</span>
      <span role="status" className="visually-hidden">
        {shown ? `${where}: ${shown.title.title}` : where}
      </span>
      {loading && <span className={styles.state}>{loading}</span>}
      {!loading && isFailed && (
        <span role="alert" className={styles.state}>
          Texts or sales could not be loaded.{' '}
          <button type="button" className={styles.tool} onClick={retry}>
            Try again
          </button>
        </span>
      )}
      <progress
        className={styles.progress}
        aria-label="Progress"
        value={Math.min(place + 1, titles.length)}
        max={Math.max(1, titles.length)}
      />
    </footer>
  );
}

function OpenWall({ wall }: { wall: Wall }) {
  const { query } = useLocation();
  const goTo = useGoTo();
  const [open, setOpen] = useState<Open | null>(null);
  const { pack, titles } = wall;
  const ids = titles.map(({ title }) => title.id);
  const place = placeOf(ids, queryValue(query, 'title'));
  const end = placeOfEnd(ids);
  const shown = titles[place];
  const move = (to: number) => {
    const name = nameOfPlace(ids, Math.min(end, Math.max(0, to)));
    goTo(wallAddress(pack.id, name), { replace: true });
  };
  const close = () => setOpen(null);
  const { isMoving, onMouseMove } = useMouseMoving();
  const leave = () => {
    void leaveFullScreen();
    goTo(packAddress(pack.id));
  };
  useWallKeys({
    place,
    end,
    isActive: open === null,
    onMove: move,
    onHelp: () => setOpen({ kind: 'keys' }),
    onType: (typed) => setOpen({ kind: 'jump', typed }),
    onEnter: () => undefined,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what is open, wherever the focus is
    <div
      className={styles.wall}
      data-moving={isMoving || undefined}
      onMouseMove={onMouseMove}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Tools onMove={(step) => move(place + step)} onKeys={() => setOpen({ kind: 'keys' })} onClose={leave} />
      {shown ? <Slide key={shown.title.id} wall={wall} shown={shown} /> : <h1 className={styles.end}>{pack.name}</h1>}
      {open?.kind === 'jump' && (
        <JumpBox
          titles={titles}
          initial={open.typed}
          onClose={close}
          onJump={(to) => {
            close();
            move(to);
          }}
        />
      )}
      {open?.kind === 'keys' && <WallKeys canDecide={false} onClose={close} />}
      <Foot wall={wall} place={place} />
    </div>
  );
}

/** In place of the wall: the pack is loaded, is unknown, or could not be loaded. */
function WallMessage({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <div className={styles.wall}>
      <div className={styles.message}>
        {error === null && <p role="status">Loading the pack…</p>}
        {error !== null && (
          <p role="alert">
            {isUnknown
              ? 'This pack does not exist, or is not shared with you any more.'
              : 'The pack could not be loaded.'}
          </p>
        )}
        {error !== null && !isUnknown && (
          <button type="button" className={styles.tool} onClick={onRetry}>
            Try again
          </button>
        )}
        <AddressLink to="/packs">Packs</AddressLink>
      </div>
    </div>
  );
}

function WallOf({ packId }: { packId: number }) {
  const { wall, error, refetch } = useWall(packId);
  if (!wall) return <WallMessage error={error} onRetry={() => void refetch()} />;
  if (wall.titles.length === 0) {
    return (
      <div className={styles.wall}>
        <div className={styles.message}>
          <p>There are no titles of your companies in this pack.</p>
          <AddressLink to={packAddress(packId)}>Back to the pack</AddressLink>
        </div>
      </div>
    );
  }
  return <OpenWall wall={wall} />;
}

/** A pack on the wall of a meeting: one title per screen. The address names pack and title. */
export function WallScreen() {
  const { query } = useLocation();
  const packId = packIdOf(queryValue(query, 'pack'));
  const unknown = new ApiError(404, { traceId: '' });
  if (packId === null) return <WallMessage error={unknown} onRetry={() => undefined} />;
  return <WallOf key={packId} packId={packId} />;
}
