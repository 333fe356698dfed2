import { withBlankOperator } from '@titlenet/catalogue/power-search/blanks';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import {
  hasValue,
  isFilled,
  type PowerSearchValue,
  type PowerSearchValues,
} from '@titlenet/catalogue/power-search/values';
import { wireFieldsOf } from '@titlenet/catalogue/power-search/wire-fields';
import { useEffect } from 'react';
import { drivingCriteria, type SearchLists, useSearchLists } from '../../domain/power-search/use-search-lists.ts';
import { type FormStore, useFromValues } from './form-store.ts';

/** Values of the driving criteria, compared as text so that other changes do not render the form again. */
function useDrivingValues(form: PowerSearchForm, store: FormStore): PowerSearchValues {
  const names = drivingCriteria(form);
  const text = useFromValues(store, (values) => JSON.stringify(names.map((name) => [name, values[name]])));
  // The text is written above.
  return Object.fromEntries(JSON.parse(text) as [string, PowerSearchValue | null][]) as PowerSearchValues;
}

/** Fields whose values the form no longer offers: hidden rows, and codes missing from a reloaded list. */
function staleValues(
  form: PowerSearchForm,
  values: PowerSearchValues,
  lists: SearchLists,
): Record<string, undefined | readonly string[]> {
  const changes: Record<string, undefined | readonly string[]> = {};
  for (const criterion of form.criteria) {
    if (criterion.kind !== 'code' || !hasValue(criterion, values)) continue;
    const { name, lookup, refines, reloadsWith } = criterion;
    if (!lists.isSettled(lookup)) continue;
    if (!lists.isShown(criterion)) {
      for (const field of wireFieldsOf(criterion)) changes[field.name] = undefined;
      Object.assign(changes, withBlankOperator({ ...values, ...changes }, criterion, null));
      continue;
    }
    if (!isFilled(values[name]) || (!refines && !reloadsWith)) continue;
    // Earlier versions had the words of an option as its value where a feed sent no code; they are still found.
    const offered = new Set(lists.optionsOf(lookup).flatMap(({ value, label }) => [value, label]));
    const value = values[name];
    const codes = typeof value === 'object' ? value : [String(value)];
    const remaining = codes.filter((code) => offered.has(code));
    if (remaining.length === codes.length) continue;
    changes[name] = remaining.length > 0 ? remaining : undefined;
  }
  return changes;
}

/** The lists for the current choices; values that are no longer offered are removed. */
export function useCurrentLists(form: PowerSearchForm, store: FormStore): SearchLists {
  const lists = useSearchLists(form, useDrivingValues(form, store));
  useEffect(() => {
    if (!lists.isReady) return;
    const changes = staleValues(form, store.get(), lists);
    if (Object.keys(changes).length > 0) store.change(changes);
  }, [form, store, lists]);
  return lists;
}
