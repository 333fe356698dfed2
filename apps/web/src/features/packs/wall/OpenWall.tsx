import { useState } from 'react';
import { usePackDecisions } from '../../../domain/packs/decision-calls.ts';
import { notesAddress, packAddress, wallAddress } from '../../../domain/packs/pack-calls.ts';
import { useGoTo } from '../../../ui/address/AddressLink.tsx';
import { hrefOf } from '../../../ui/address/links.ts';
import { queryValue, useLocation } from '../../../ui/address/use-location.ts';
import { Stack } from '../../../ui/layout/primitives.tsx';
import { showWarning } from '../../../ui/toasts/toasts.ts';
import { DecisionForm } from '../decisions/DecisionForm.tsx';
import { DecisionTable } from '../decisions/DecisionTable.tsx';
import { leaveFullScreen } from './full-screen.ts';
import { JumpBox } from './JumpBox.tsx';
import { nameOfPlace, placeOf, placeOfEnd } from './position.ts';
import { Slide } from './Slide.tsx';
import { useMouseMoving } from './use-mouse-moving.ts';
import type { Wall } from './use-wall.ts';
import { useWallChannel } from './use-wall-channel.ts';
import { useWallKeys } from './use-wall-keys.ts';
import styles from './Wall.module.css';
import { WallFoot } from './WallFoot.tsx';
import { WallKeys } from './WallKeys.tsx';
import { WallTools } from './WallTools.tsx';

/** Opens the notes in a window of their own, for another screen. */
function openNotes(packId: number, name: string): void {
  const { pathname } = window.location;
  const opened = window.open(
    `${pathname}${hrefOf(notesAddress(packId, name))}`,
    `titlenet-notes-${packId}`,
    'popup,width=1200,height=800',
  );
  if (!opened) showWarning('The browser has blocked the window with the notes. Allow windows of this site.');
}

type Open = { readonly kind: 'jump'; readonly typed: string } | { readonly kind: 'keys' | 'decide' };

/** A pack on the wall, when it is loaded and has titles. */
export function OpenWall({ wall }: { wall: Wall }) {
  const { query } = useLocation();
  const goTo = useGoTo();
  const [open, setOpen] = useState<Open | null>(null);
  const { pack, titles } = wall;
  const ids = titles.map(({ title }) => title.id);
  const place = placeOf(ids, queryValue(query, 'title'));
  const end = placeOfEnd(ids);
  const decisions = usePackDecisions(pack.id);
  const shown = titles[place];
  const canDecide = shown !== undefined && pack.role !== 'reader';
  const show = (name: string) => goTo(wallAddress(pack.id, name), { replace: true });
  const { timer, moved } = useWallChannel({ packId: pack.id, name: nameOfPlace(ids, place), onFollow: show });
  const [hasTimer, setHasTimer] = useState(false);
  const move = (to: number) => {
    const name = nameOfPlace(ids, Math.min(end, Math.max(0, to)));
    show(name);
    moved(name);
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
    onEnter: () => canDecide && setOpen({ kind: 'decide' }),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what is open, wherever the focus is
    <div
      className={styles.wall}
      data-moving={isMoving || undefined}
      onMouseMove={onMouseMove}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <WallTools
        onMove={(step) => move(place + step)}
        onDecide={canDecide ? () => setOpen({ kind: 'decide' }) : null}
        onNotes={() => openNotes(pack.id, nameOfPlace(ids, place))}
        onTimer={() => setHasTimer(!hasTimer)}
        onKeys={() => setOpen({ kind: 'keys' })}
        onClose={leave}
      />
      {shown ? (
        <Slide key={shown.title.id} wall={wall} shown={shown} />
      ) : (
        <div className={styles.end}>
          <h1>Decisions of {pack.meeting || pack.name}</h1>
          <DecisionTable pack={pack} decisions={decisions} />
        </div>
      )}
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
      {open?.kind === 'keys' && <WallKeys canDecide={pack.role !== 'reader'} onClose={close} />}
      {open?.kind === 'decide' && shown && (
        <Stack
          role="dialog"
          aria-label="Write down a decision"
          panel
          gap={12}
          pad={16}
          text="prose"
          className={styles.panel}
        >
          <h2>
            <bdi>{shown.title.title}</bdi>
          </h2>
          <DecisionForm packId={pack.id} title={shown.title} decisions={decisions} hasFocus onSaved={close} />
        </Stack>
      )}
      <WallFoot wall={wall} place={place} decisions={decisions} timer={hasTimer ? timer : null} />
    </div>
  );
}
