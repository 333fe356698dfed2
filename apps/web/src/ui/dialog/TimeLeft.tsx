import { useEffect, useState } from 'react';
import { Text } from '../layout/primitives.tsx';
import styles from './TimeLeft.module.css';

const TICK_MS = 1_000;
/** The pace of a job is not known before. */
const MIN_MEASURED_MS = 3_000;

function durationText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The current time, in ms since the epoch; renders again every second. */
function useNow(): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.now();
}

interface TimeLeftProps {
  /** Steps that are done, and all. */
  done: number;
  total: number;
  /** Time of the next attempt while the server refuses calls, in ms since the epoch; null otherwise. */
  waitsUntil: number | null;
}

/**
 * The time that a job still takes, by its pace so far, or the time for which the server refuses its calls. Only the
 * beginning of such a pause is announced, not its seconds.
 */
export function TimeLeft({ done, total, waitsUntil }: TimeLeftProps) {
  const now = useNow();
  const [started] = useState(now);
  if (waitsUntil !== null) {
    return (
      <Text as="p" tone="muted" numbers className={styles.line}>
        <span role="status">Waiting for the server</span>
        <span role="timer">: {durationText(waitsUntil - now)} left</span>
      </Text>
    );
  }
  const elapsed = now - started;
  const isKnown = elapsed >= MIN_MEASURED_MS && done > 0 && done < total;
  return (
    <Text role="timer" as="p" tone="muted" numbers className={styles.line}>
      {isKnown && `About ${durationText((elapsed / done) * (total - done))} left`}
    </Text>
  );
}
