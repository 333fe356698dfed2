import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import { useState } from 'react';
import { useSearchForm } from '../form-context.ts';
import { problemOfField } from '../form-problems.ts';
import { useField } from '../form-store.ts';

/** The error of a field. It shows after the field lost focus or GO was pressed, and updates while typing. */
export function useProblem(criterion: Criterion, field: string) {
  const { store, isSubmitted } = useSearchForm();
  const [isTouched, setTouched] = useState(false);
  const first = criterion.kind === 'dateRange' ? criterion.start : field;
  const values = { [first]: useField(store, first), [field]: useField(store, field) };
  const problem = problemOfField(criterion, field, values);
  return { problem: isTouched || isSubmitted ? problem : null, leave: () => setTouched(true) };
}
