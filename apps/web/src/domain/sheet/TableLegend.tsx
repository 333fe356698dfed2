import type { LegendEntry } from '@titlenet/catalogue/sheet/outline-blocks';
import { Row } from '../../ui/layout/primitives.tsx';
import { markShapes } from './mark-shapes.ts';
import styles from './TableLegend.module.css';

function Shape({ mark }: { mark: LegendEntry['mark'] }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={styles.shape} data-mark={mark}>
      {mark === 'national' || mark === 'event' ? <circle cx="8" cy="8" r="4.5" /> : <path d={markShapes[mark]} />}
    </svg>
  );
}

/** Explains the marks that occur in a table and its figure. */
export function TableLegend({ entries }: { entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Row aria-label="Legend" as="ul" wrap text="label" tone="muted" below={4} className={styles.legend}>
      {entries.map(({ mark, label }) => (
        <li key={mark}>
          <Shape mark={mark} />
          {label}
        </li>
      ))}
    </Row>
  );
}
