import { decidedText } from '@titlenet/catalogue/packs/decision-note';
import type { PackDecisions } from '../../../domain/packs/decision-calls.ts';
import { Row, Text } from '../../../ui/layout/primitives.tsx';
import { waitingText } from '../decisions/DecisionState.tsx';
import { TimerView } from './TimerView.tsx';
import type { Timer } from './timer.ts';
import type { Wall } from './use-wall.ts';
import styles from './Wall.module.css';

interface WallFootProps {
  wall: Wall;
  place: number;
  decisions: PackDecisions;
  /** Null: it is not shown. */
  timer: Timer | null;
}

/** Place of the shown title, what is still loaded, and a hairline of progress. */
export function WallFoot({ wall, place, decisions, timer }: WallFootProps) {
  const { titles, loading, isFailed, retry } = wall;
  const shown = titles[place];
  const where = shown ? `${place + 1} of ${titles.length}` : 'Decisions';
  const waiting = waitingText(decisions);
  const decided = shown && decisions.of(shown.title.id).decided;
  return (
    <Row as="footer" gap={24} align="center" justify="between" tone="muted" numbers className={styles.foot}>
      <span aria-hidden>{where}</span>
      <span role="status" className="visually-hidden">
        {shown ? `${where}: ${shown.title.title}` : where}
      </span>
      {timer && <TimerView timer={timer} />}
      {decided && <Text cut>{decidedText(decided)}</Text>}
      {waiting && (
        <Text role="status" tone="warn">
          {waiting}
        </Text>
      )}
      {loading && <Text tone="warn">{loading}</Text>}
      {!loading && isFailed && (
        <Text role="alert" tone="warn">
          Texts or sales could not be loaded.{' '}
          <button type="button" className={styles.tool} onClick={retry}>
            Try again
          </button>
        </Text>
      )}
      <progress
        className={styles.progress}
        aria-label="Progress"
        value={Math.min(place + 1, titles.length)}
        max={Math.max(1, titles.length)}
      />
    </Row>
  );
}
