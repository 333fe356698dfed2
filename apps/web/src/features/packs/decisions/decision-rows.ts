import { isBlankDecision } from '@titlenet/catalogue/packs/decision-note';
import type { Decision } from '@titlenet/contract/pack-decisions';
import type { PackContent } from '@titlenet/contract/packs';
import type { PackDecisions, ShownDecision } from '../../../domain/packs/decision-calls.ts';

/** A row of the table of decisions. */
export interface DecisionRow {
  readonly titleId: number;
  readonly title: string;
  readonly author: string | null;
  readonly isbn: string;
  readonly section: string;
  readonly decided: Decision;
  readonly shown: ShownDecision;
  /** 'does not exist any more', 'removed from the pack', or ''. */
  readonly remark: string;
}

/** The titles that were decided, in the order of the pack; those that were removed from it follow. */
export function decisionRows(pack: PackContent, decisions: PackDecisions): DecisionRow[] {
  const inPack = pack.sections.flatMap(({ heading, titles }) =>
    titles.flatMap(({ id: titleId, title, author, isbn, productId }) => {
      const shown = decisions.of(titleId);
      const remark = productId === null ? 'does not exist any more' : '';
      return shown.decided
        ? [{ titleId, title, author, isbn, section: heading, decided: shown.decided, shown, remark }]
        : [];
    }),
  );
  const known = new Set(pack.sections.flatMap(({ titles }) => titles.map(({ id }) => id)));
  const removed = decisions.stored
    .filter((row) => !known.has(row.titleId) && !isBlankDecision(row))
    .map((row) => {
      const { titleId, title, author, isbn } = row;
      const remark = 'removed from the pack';
      return { titleId, title, author, isbn, section: '', decided: row, shown: decisions.of(titleId), remark };
    });
  return [...inPack, ...removed];
}

/** Total of the quantities that were decided. */
export const copiesOf = (rows: readonly DecisionRow[]): number =>
  rows.reduce((sum, { decided }) => sum + (decided.quantity ?? 0), 0);
