import { formatDate } from '../formatting/dates.ts';
import { formatCount } from '../formatting/numbers.ts';

interface DecidedText {
  readonly decision: string;
  readonly quantity: number | null;
  readonly followUp: string;
}

/** Whether nothing is decided. */
export const isBlankDecision = ({ decision, quantity, followUp }: DecidedText): boolean =>
  decision === '' && quantity === null && followUp === '';

/** What was decided, in words: 'Reprint · 5,000 copies · Follow-up: call Ann'; '' if it is blank. */
export const decidedText = ({ decision, quantity, followUp }: DecidedText): string =>
  [
    decision,
    quantity === null ? '' : `${formatCount(quantity)} ${quantity === 1 ? 'copy' : 'copies'}`,
    followUp && `Follow-up: ${followUp}`,
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * The note that a title gets of a decision: 'Spring launch, 03/03/2026: Reprint · 5,000 copies · Follow-up: call Ann'.
 *
 * @param meeting its name, or that of the pack; `day` `YYYY-MM-DD`
 */
export function decisionNote(meeting: { name: string; day: string | null }, decided: DecidedText): string {
  const day = meeting.day && formatDate(`${meeting.day}T00:00:00`, 'MM/dd/yyyy');
  return `${[meeting.name, day].filter(Boolean).join(', ')}: ${decidedText(decided) || 'decision withdrawn'}`;
}
