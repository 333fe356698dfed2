import { membersOf } from '@titlenet/catalogue/members-of';
import type { Decision, PackDecision } from '@titlenet/contract/pack-decisions';
import { personalEntry } from '../../ui/storage/personal-storage.ts';

/** A decision that the server has not stored yet. */
export interface WaitingDecision {
  readonly packId: number;
  readonly titleId: number;
  /** Name of the title. */
  readonly title: string;
  /** Revision that the user saw; 0: none. */
  readonly base: number;
  readonly decided: Decision;
  /** Milliseconds; with pack and title it names this version of the decision. */
  readonly recordedAt: number;
  /** What another person has decided meanwhile: the user chooses. */
  readonly conflict: PackDecision | null;
  /** Why the server does not take it; null: it was not refused. */
  readonly refusal: string | null;
}

/** Own entries that are damaged are left out. */
function isWaiting(stored: unknown): stored is WaitingDecision {
  const { packId, titleId, base, recordedAt, decided } = membersOf(stored);
  const isDecided = typeof membersOf(decided).decision === 'string' && typeof membersOf(decided).followUp === 'string';
  return [packId, titleId, base, recordedAt].every((one) => typeof one === 'number') && isDecided;
}

/** The decisions of the signed-in person that wait in this browser, of all packs. */
export const waitingDecisions = personalEntry<readonly WaitingDecision[]>({
  name: 'decisions',
  area: 'browser',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isWaiting) : []),
});
