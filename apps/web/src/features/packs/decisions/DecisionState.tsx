import { decidedText } from '@titlenet/catalogue/packs/decision-note';
import type { PackDecisions, ShownDecision } from '../../../domain/packs/decision-calls.ts';
import { timeText } from '../../../ui/dates/time-text.ts';
import { Row } from '../../../ui/layout/primitives.tsx';
import styles from './Decisions.module.css';

interface DecisionStateProps {
  shown: ShownDecision;
  decisions: PackDecisions;
  onSettled?: () => void;
}

/** Whether a decision is stored, waits, was refused, or differs from what another person has decided meanwhile. */
export function DecisionState({ shown: { stored, waiting, decided }, decisions, onSettled }: DecisionStateProps) {
  if (waiting?.conflict) {
    const { conflict } = waiting;
    const settle = (choice: 'mine' | 'theirs') => () => {
      decisions.settle(waiting, choice);
      onSettled?.();
    };
    return (
      <Row role="alert" gap={8} align="center" wrap pad="8 12" className={styles.conflict}>
        <p>
          {conflict.by} has decided meanwhile: <b>{decidedText(conflict) || 'withdrawn'}</b>. Yours is not sent:{' '}
          <b>{decidedText(waiting.decided) || 'withdrawn'}</b>.
        </p>
        <button type="button" className={styles.button} onClick={settle('mine')}>
          Use Mine
        </button>
        <button type="button" className={styles.button} onClick={settle('theirs')}>
          Keep Theirs
        </button>
      </Row>
    );
  }
  return (
    <span role="status" className={styles.state} data-waiting={waiting !== undefined || undefined}>
      {waiting?.refusal && `Not stored: ${waiting.refusal}`}
      {waiting && !waiting.refusal && 'Not sent yet'}
      {!waiting && stored && decided && `${stored.by}, ${timeText(stored.at)}`}
    </span>
  );
}

/** '2 not sent yet', '1 needs your choice'; null if the server has everything. */
export function waitingText({ waiting }: Pick<PackDecisions, 'waiting'>): string | null {
  const open = waiting.filter(({ conflict, refusal }) => conflict !== null || refusal !== null).length;
  const rest = waiting.length - open;
  const texts = [
    ...(rest > 0 ? [`${rest} not sent yet`] : []),
    ...(open > 0 ? [`${open} ${open === 1 ? 'needs' : 'need'} your choice`] : []),
  ];
  return texts.join(', ') || null;
}
