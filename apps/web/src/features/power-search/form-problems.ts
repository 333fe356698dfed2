import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { fieldProblem, type Problem, problemOf, rangeProblem } from '@titlenet/catalogue/power-search/validation';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { wireFieldsOf } from '@titlenet/catalogue/power-search/wire-fields';

const invalidDate = 'Please enter a valid date, such as 02/28/2026.';

/** While a date is typed its field holds text; a valid date is a number. */
function dateProblem(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? invalidDate : null;
}

/** The error of one field; null if it is valid. Those of a range need the values of both of its fields. */
export function problemOfField(criterion: Criterion, field: string, values: PowerSearchValues): string | null {
  if (criterion.kind === 'dateRange')
    return dateProblem(values[field]) ?? (field === criterion.end ? rangeProblem(criterion, values) : null);
  return fieldProblem(criterion, String(values[field] ?? ''));
}

function dayFields(form: PowerSearchForm): string[] {
  return form.criteria.flatMap((criterion) =>
    wireFieldsOf(criterion).flatMap((field) => (field.type === 'day' ? [field.name] : [])),
  );
}

/** Why the form cannot be searched with (G-82): the catalogue's rules, and invalid dates. */
export function problemOfForm(form: PowerSearchForm, values: PowerSearchValues): Problem | null {
  const problem = problemOf(form, values);
  if (problem && problem.kind !== 'fields') return problem;
  const days = dayFields(form).flatMap((name) => {
    const message = dateProblem(values[name]);
    return message === null ? [] : [[name, message] as const];
  });
  const messages = { ...problem?.messages, ...Object.fromEntries(days) };
  return Object.keys(messages).length > 0 ? { kind: 'fields', messages } : null;
}

/** The texts of incomplete dates, by field. */
export function incompleteDates(form: PowerSearchForm, values: PowerSearchValues): Record<string, string> {
  const texts = dayFields(form).flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Removes incomplete dates, before values are stored or shown as chips. */
export function withoutInvalidDates(form: PowerSearchForm, values: PowerSearchValues): PowerSearchValues {
  const incomplete = incompleteDates(form, values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in incomplete)));
}
