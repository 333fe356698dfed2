import { isBlankDecision } from '@titlenet/catalogue/packs/decision-note';
import type { Decision } from '@titlenet/contract/pack-decisions';
import type { PackContent } from '@titlenet/contract/packs';
import type { PackDecisions, ShownDecision } from '../../../domain/packs/decision-calls.ts';

/** A title of a pack with what was decided of it, if anything was. */
export interface PackRow {
  readonly titleId: number;
  readonly title: string;
  readonly author: string | null;
  readonly isbn: string;
  readonly section: string;
  readonly decided: Decision | null;
  readonly shown: ShownDecision;
  /** 'does not exist any more', 'removed from the pack', or ''. */
  readonly remark: string;
}

/** A row of the table of decisions. */
export type DecisionRow = PackRow & { readonly decided: Decision };

/** The titles of a pack in its order; decided ones that were removed from it follow. */
export function packRows(pack: PackContent, decisions: PackDecisions): PackRow[] {
  const inPack = pack.sections.flatMap(({ heading, titles }) =>
    titles.map(({ id: titleId, title, author, isbn, productId }) => {
      const shown = decisions.of(titleId);
      const remark = productId === null ? 'does not exist any more' : '';
      return { titleId, title, author, isbn, section: heading, decided: shown.decided ?? null, shown, remark };
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

/** The rows of the titles that were decided. */
export const decisionRows = (rows: readonly PackRow[]): DecisionRow[] =>
  rows.flatMap((row) => (row.decided ? [{ ...row, decided: row.decided }] : []));

/** Total of the quantities that were decided. */
export const copiesOf = (rows: readonly DecisionRow[]): number =>
  rows.reduce((sum, { decided }) => sum + (decided.quantity ?? 0), 0);
