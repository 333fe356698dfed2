import { type BlankField, blankOperatorOf, withBlankOperator } from '@titlenet/catalogue/power-search/blanks';
import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import { type Period, periodOf } from '@titlenet/catalogue/power-search/periods';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { valueNamesOf } from '@titlenet/catalogue/power-search/wire-fields';
import { useSearchForm } from '../form-context.ts';
import { useFromValues } from '../form-store.ts';

/** An operator or a period that stands in place of entered values. */
export type Condition = BlankField | Period['name'];

function conditionOf(criterion: Criterion, values: PowerSearchValues): Condition | null {
  const period = criterion.kind === 'dateRange' ? periodOf(values, criterion)?.name : undefined;
  return blankOperatorOf(values, criterion)?.name ?? period ?? null;
}

/** The condition of a row; choosing one removes the entered values, which would contradict it. */
export function useCondition(criterion: Criterion) {
  const { store } = useSearchForm();
  // Stores compare results by identity; an empty text stands for none.
  const condition = useFromValues(store, (values) => conditionOf(criterion, values) ?? '') as Condition | '';
  const choose = (chosen: Condition | null) => {
    const values = store.get();
    if (chosen === conditionOf(criterion, values)) return;
    const operator = chosen === 'blank' || chosen === 'notBlank' ? chosen : null;
    store.change({
      ...Object.fromEntries(valueNamesOf(criterion).map((name) => [name, undefined])),
      ...withBlankOperator(values, criterion, operator),
      ...(criterion.kind === 'dateRange' && chosen && !operator && { [criterion.period]: chosen }),
    });
  };
  return { condition: condition === '' ? null : condition, choose };
}
