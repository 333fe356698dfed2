import { blankOperatorOf, blankOperators, listedBlanks } from './blanks.ts';
import type { Criterion } from './criterion.ts';
import { criterionOf, type PowerSearchForm } from './forms.ts';
import { valueNamesOf, wireFieldsOf } from './wire-fields.ts';

/**
 * Entered values of any form, by wire field, for code that treats the forms alike; `FormValues` are those of one form.
 * An absent or blank field has no value.
 */
export type PowerSearchValues = Readonly<Record<string, PowerSearchValue | undefined>>;
export type PowerSearchValue = string | number | boolean | readonly string[];

/** True if a field has a value: not blank, an empty list or an unchecked checkbox. */
export function isFilled(value: PowerSearchValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object') return value.length > 0;
  return value !== undefined && value !== false;
}

/** True if a value of a criterion was entered; a switch alone does not count (G-67). */
export function hasEnteredValue(criterion: Criterion, values: PowerSearchValues): boolean {
  return valueNamesOf(criterion).some((name) => isFilled(values[name]));
}

/** True if a criterion has a value, or asks for titles that have none or any (`blanks.ts`). */
export function hasValue(criterion: Criterion, values: PowerSearchValues): boolean {
  return hasEnteredValue(criterion, values) || blankOperatorOf(values, criterion) !== undefined;
}

/** The criteria of a form that are searched, in its order. */
export function filledCriteria(form: PowerSearchForm, values: PowerSearchValues): Criterion[] {
  return form.criteria.filter((criterion) => hasValue(criterion, values));
}

/**
 * The initial values of a form, also after Clear All (PSCOM-18 to PSCOM-29): the default or the first option of each
 * selector.
 */
export function clearedValues(form: PowerSearchForm): PowerSearchValues {
  const chosen = form.criteria.flatMap((criterion) =>
    criterion.kind === 'code' && criterion.defaultCode ? [[criterion.name, criterion.defaultCode] as const] : [],
  );
  return { ...Object.fromEntries(chosen), sortBy: form.defaultSort };
}

/**
 * The values without one criterion or facet and the criteria that depend on it: the refinement of a category, the genre of a
 * keyword text. A criterion with a default has no value afterwards.
 */
export function withoutCriterion(form: PowerSearchForm, values: PowerSearchValues, name: string): PowerSearchValues {
  const gone = new Set<string>([name]);
  for (let size = 0; size !== gone.size; ) {
    size = gone.size;
    for (const criterion of form.criteria) {
      const on = [criterion.needs?.criterion, criterion.kind === 'code' ? criterion.refines?.criterion : undefined];
      if (on.some((needed) => needed !== undefined && gone.has(needed))) gone.add(criterion.name);
    }
  }
  const fields = new Set(
    [...gone].flatMap((each) => {
      const criterion = criterionOf(form, each);
      // The name of a facet's chip is its wire field.
      return criterion ? wireFieldsOf(criterion).map((field) => field.name) : [each];
    }),
  );
  const kept = Object.entries(values).filter(([field]) => !fields.has(field));
  const blanks = blankOperators.flatMap((operator) => {
    const names = listedBlanks(values, operator.name);
    return names.length > 0 ? [[operator.name, names.filter((each) => !gone.has(each))] as const] : [];
  });
  return Object.fromEntries([...kept, ...blanks]);
}
