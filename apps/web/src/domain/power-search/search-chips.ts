import { chipsOf } from '@titlenet/catalogue/power-search/chips';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { DayRange } from '@titlenet/catalogue/power-search/periods';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { Chip } from './ChipList.tsx';
import type { SearchLists } from './use-search-lists.ts';

// Operators that are not shown: '=' adds nothing to label and value.
const unsaidOperators: readonly string[] = ['='];

/** The days of the periods of a result, by criterion, as the server resolved them. */
export type PeriodDays = Readonly<Record<string, DayRange>> | undefined;

/** The chips of a search: label, then operator and value. */
export function chipsToShow(
  form: PowerSearchForm,
  values: PowerSearchValues,
  lists: Pick<SearchLists, 'describe'>,
  periodDays?: PeriodDays,
): Chip[] {
  return chipsOf(form, values, lists.describe, periodDays).map(({ criterion, label, operator, value }) => ({
    key: criterion,
    label,
    text: operator && !unsaidOperators.includes(operator) ? `${operator.toLowerCase()} ${value}`.trim() : value,
  }));
}
