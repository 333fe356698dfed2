import { membersOf } from '@titlenet/catalogue/members-of';
import { useEffect, useRef, useState } from 'react';
import { personalEntry, storagePerson } from '../../../ui/storage/personal-storage.ts';
import { atTitle, parseTimer, startedTimer, type Timer } from './timer.ts';

/** What the windows of a presentation tell each other: where they are, or that a new one wants to know. */
type Message = { readonly kind: 'ask' } | { readonly kind: 'state'; readonly name: string; readonly timer: Timer };

function parseMessage(sent: unknown): Message | undefined {
  const { kind, name, timer } = membersOf(sent);
  const read = parseTimer(timer);
  if (kind === 'ask') return { kind };
  return kind === 'state' && typeof name === 'string' && read ? { kind, name, timer: read } : undefined;
}

/** The timer outlives a reload of the window. */
const timerEntry = (packId: number) =>
  personalEntry({ name: 'wallTimer', part: String(packId), area: 'tab', parse: parseTimer });

interface ChannelOptions {
  packId: number;
  /** Name of the shown place in the address. */
  name: string;
  /** Shows a place that another window has moved to. */
  onFollow: (name: string) => void;
}

/**
 * Connects the windows of a presentation, the wall and the notes: each follows the others, and a new one asks them.
 *
 * @returns `moved` tells the others a new place; `timer` is the same in all windows
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
