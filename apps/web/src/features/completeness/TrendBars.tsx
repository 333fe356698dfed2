import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './Completeness.module.css';

interface TrendBarsProps {
  /** Faults at the end of each week. */
  trend: readonly number[];
  /** Last days of the weeks. */
  weeks: readonly string[];
  /** The first day of which faults are known. */
  since: string | null;
}

export const weekText = (week: string) => formatDate(`${week}T00:00:00`, 'MM/dd/yyyy');

/** The weeks of which faults are known, with their numbers. */
export const knownWeeks = ({ trend, weeks, since }: TrendBarsProps) =>
  weeks.flatMap((week, index) => (since && week >= since ? [{ week, faults: trend[index] ?? 0 }] : []));

/** A bar for each week; weeks before the first known fault have none. */
export function TrendBars(props: TrendBarsProps) {
  const known = knownWeeks(props);
  const highest = Math.max(1, ...props.trend);
  const words = known.map(({ week, faults }) => `${weekText(week)}: ${formatCount(faults)}`).join(', ');
  return (
    <Row
      as="span"
      inline
      gap={2}
      rule="bottom"
      className={styles.trend}
      role="img"
      aria-label={words || 'No week is known'}
      title={words}
    >
      {props.weeks.map((week, index) => (
        <span
          key={week}
          data-known={Boolean(props.since && week >= props.since)}
          style={{ blockSize: `${((props.trend[index] ?? 0) / highest) * 100}%` }}
        />
      ))}
    </Row>
  );
}
