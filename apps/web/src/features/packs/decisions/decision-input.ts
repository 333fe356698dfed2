import { membersOf } from '@titlenet/catalogue/members-of';
import { isBlankDecision } from '@titlenet/catalogue/packs/decision-note';
import { readTag } from '@titlenet/catalogue/rules/team-tags';
import {
  type Decision,
  MAX_DECIDED_QUANTITY,
  MAX_DECISION_LENGTH,
  MAX_FOLLOW_UP_LENGTH,
} from '@titlenet/contract/pack-decisions';

/** What is typed into the form of a decision. */
export interface DecisionInput {
  readonly decision: string;
  readonly isTag: boolean;
  readonly quantity: string;
  readonly followUp: string;
}

export const blankInput: DecisionInput = { decision: '', isTag: false, quantity: '', followUp: '' };

export const inputOf = (decided: Decision | undefined): DecisionInput =>
  decided
    ? {
        decision: decided.decision,
        isTag: decided.isTag,
        quantity: decided.quantity === null ? '' : String(decided.quantity),
        followUp: decided.followUp,
      }
    : blankInput;

/** What is typed, and the revision of the stored decision on which it is based. */
export interface DecisionDraft extends DecisionInput {
  readonly base: number;
}

/** Reads a stored draft; undefined if it is invalid. */
export function parseDraft(stored: unknown): DecisionDraft | undefined {
  const { decision, isTag, quantity, followUp, base } = membersOf(stored);
  return typeof decision === 'string' && typeof quantity === 'string' && typeof followUp === 'string'
    ? { decision, isTag: isTag === true, quantity, followUp, base: Number(base ?? 0) }
    : undefined;
}

export interface InputFault {
  readonly field: 'decision' | 'quantity';
  readonly text: string;
}

/** @returns the decision; what is wrong with the first wrong field; 'nothing' if all is blank */
export function readInput(input: DecisionInput): Decision | InputFault | 'nothing' {
  const decision = input.decision.trim().slice(0, MAX_DECISION_LENGTH);
  const followUp = input.followUp.trim().slice(0, MAX_FOLLOW_UP_LENGTH);
  // '5,000', '5 000'
  const digits = input.quantity.replaceAll(/[,\s]/g, '');
  if (!/^\d{0,15}$/.test(digits) || Number(digits) > MAX_DECIDED_QUANTITY)
    return { field: 'quantity', text: 'A whole number of copies, at most 9,999,999.' };
  const decided = { decision, followUp, isTag: input.isTag, quantity: digits === '' ? null : Number(digits) };
  if (isBlankDecision(decided)) return 'nothing';
  if (decided.isTag && readTag(decision) === null) return { field: 'decision', text: 'A tag needs a decision.' };
  return decided;
}
