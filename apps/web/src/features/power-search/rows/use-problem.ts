import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import { useState } from 'react';
import { useSearchForm } from '../form-context.ts';
import { problemOfField } from '../form-problems.ts';
import { useField } from '../form-store.ts';

/**
 * What is wrong with a field of a row, said once the person has left it or pressed GO, and corrected while it is typed:
 * nothing fails in silence (UX.md).
 */
export function useProblem(criterion: Criterion, field: string) {
  const { store, isSubmitted } = useSearchForm();
  const [isTouched, setTouched] = useState(false);
  const problem = problemOfField(criterion, field, { [field]: useField(store, field) });
  return { problem: isTouched || isSubmitted ? problem : null, leave: () => setTouched(true) };
}
