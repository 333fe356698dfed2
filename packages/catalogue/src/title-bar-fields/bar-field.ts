import type { FieldDefinition } from '../field.ts';
import type { Currency } from '../formatting/money.ts';
import { everyLayout } from '../layouts.ts';

/** Group of the header bar that shows a field; `link` fields control links and rules and are not shown. */
export type BarGroup =
  | 'identity'
  | 'classification'
  | 'dates'
  | 'numbers'
  | 'prices'
  | 'make'
  | 'audio'
  | 'bible'
  | 'onix'
  | 'link';

/**
 * Part of the header in which a field is shown instead of in the list of its group. `isbnLine`, `status` and `subjects`
 * are parts of the screen only; paper and files list their fields.
 */
export type HeaderPart = 'heading' | 'subtitle' | 'badge' | 'labelledBadge' | 'isbnLine' | 'status' | 'subjects';

/** Shown in every layout if a feed states it. */
export const ifStated = { shown: everyLayout, audience: 'accounts', when: 'present' } as const;

export interface BarField extends FieldDefinition {
  readonly group: BarGroup;
  /** Renders a value that is not shown as it is stored (header-outline.ts). */
  readonly rendering?:
    | 'bisacCategories'
    | 'reissueMark'
    | 'specialDay'
    | 'zeroPriced'
    | 'publisherStatus'
    | 'furtherDates';
  readonly headerPart?: HeaderPart;
  /** Shown as part of another field: in brackets after it, or as the end of a range. */
  readonly partOf?: { readonly field: string; readonly as: 'brackets' | 'range' };
  /** Currency of a price that is not in the currency of the title (G-167). */
  readonly currency?: Currency;
}
