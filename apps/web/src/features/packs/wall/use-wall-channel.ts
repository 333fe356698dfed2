import { membersOf } from '@titlenet/catalogue/members-of';
import { useEffect, useRef, useState } from 'react';
import { personalEntry, storagePerson } from '../../../ui/storage/personal-storage.ts';
import { atTitle, parseTimer, startedTimer, type Timer } from './timer.ts';

/** Messages between the windows of a presentation: a request for the current state, or that state. */
type Message = { readonly kind: 'ask' } | { readonly kind: 'state'; readonly name: string; readonly timer: Timer };

function parseMessage(sent: unknown): Message | undefined {
  const { kind, name, timer } = membersOf(sent);
  const read = parseTimer(timer);
  if (kind === 'ask') return { kind };
  return kind === 'state' && typeof name === 'string' && read ? { kind, name, timer: read } : undefined;
}

/** The timer is kept in the tab's storage, so that it survives a reload. */
const timerEntry = (packId: number) =>
  personalEntry({ name: 'wallTimer', part: String(packId), area: 'tab', parse: parseTimer });

interface ChannelOptions {
  packId: number;
  /** Name of the shown place in the address. */
  name: string;
  /** Called with the place that another window has moved to. */
  onFollow: (name: string) => void;
}

/**
 * Keeps the shown place and the timer of the wall and its notes equal, over a BroadcastChannel. A window that opens
 * requests the state of the others.
 *
 * @returns the shared timer; `moved` sends a new place to the other windows, `setTimer` a changed timer
 */
export function useWallChannel({ packId, name, onFollow }: ChannelOptions) {
  const [timer, setTimer] = useState(() => timerEntry(packId).read() ?? startedTimer(Date.now()));
  const channel = useRef<BroadcastChannel | null>(null);
  const current = useRef({ name, timer, onFollow });
  current.current = { name, timer, onFollow };

  useEffect(() => {
    timerEntry(packId).write(timer);
  }, [packId, timer]);
  useEffect(() => {
    const opened = new BroadcastChannel(`titlenet.wall.${storagePerson.get()}.${packId}`);
    channel.current = opened;
    opened.onmessage = ({ data }) => {
      const message = parseMessage(data);
      const own = current.current;
      if (message?.kind === 'ask') opened.postMessage({ kind: 'state', name: own.name, timer: own.timer });
      if (message?.kind !== 'state') return;
      setTimer(message.timer);
      if (message.name !== own.name) own.onFollow(message.name);
    };
    opened.postMessage({ kind: 'ask' });
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [packId]);

  const tell = (to: string, changed: Timer) => {
    setTimer(changed);
    channel.current?.postMessage({ kind: 'state', name: to, timer: changed } satisfies Message);
  };
  return {
    timer,
    moved: (to: string) => tell(to, atTitle(timer, Date.now())),
    setTimer: (changed: Timer) => tell(name, changed),
  };
}
