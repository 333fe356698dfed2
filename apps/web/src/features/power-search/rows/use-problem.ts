import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import { useState } from 'react';
import { useSearchForm } from '../form-context.ts';
import { problemOfField } from '../form-problems.ts';
import { useField } from '../form-store.ts';

/** The error of a field. It shows after the field lost focus or GO was pressed, and updates while typing. */
export function useProblem(criterion: Criterion, field: string) {
  const { store, isSubmitted } = useSearchForm();
  const [isTouched, setTouched] = useState(false);
  const problem = problemOfField(criterion, field, { [field]: useField(store, field) });
  return { problem: isTouched || isSubmitted ? problem : null, leave: () => setTouched(true) };
}
