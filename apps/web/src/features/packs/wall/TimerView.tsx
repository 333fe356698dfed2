import { useEffect, useState } from 'react';
import { clockText, elapsed, type Timer } from './timer.ts';

/** The time now, every second while the timer runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const interval = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(interval);
  }, [isRunning]);
  return now;
}

/** The time of the meeting and of the shown title. */
export function TimerView({ timer, className }: { timer: Timer; className?: string | undefined }) {
  const total = elapsed(timer, useNow(timer.startedAt !== null));
  return (
    <span role="timer" className={className}>
      {clockText(total)} · this title {clockText(Math.max(0, total - timer.titleAt))}
      {timer.startedAt === null && ' · paused'}
    </span>
  );
}
