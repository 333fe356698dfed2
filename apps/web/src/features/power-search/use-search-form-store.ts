import { writeAddress } from '@titlenet/catalogue/power-search/address';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { clearedValues, type PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { useEffect, useState } from 'react';
import { formAddress, useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { clearStoredSearch, storedSearch, storeSearch } from '../../domain/power-search/stored-search.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { useLocation } from '../../ui/address/use-location.ts';
import { incompleteDates, withoutInvalidDates } from './form-problems.ts';
import { createFormStore, type FormStore } from './form-store.ts';

/** Stores the form's criteria for a later return [PSCOM-14]; an empty form removes them. */
function storeForm(form: PowerSearchForm, store: FormStore): void {
  const values = withoutInvalidDates(form, store.get());
  const texts = incompleteDates(form, store.get());
  const isEmpty = writeAddress(form, values) === writeAddress(form, clearedValues(form));
  if (isEmpty && Object.keys(texts).length === 0) clearStoredSearch(form);
  else storeSearch(form, { values, result: storedSearch(form)?.result ?? null, incompleteDates: texts });
}

/** The stored values with the dates that were not complete. */
function typedValues(form: PowerSearchForm): PowerSearchValues | null {
  const stored = storedSearch(form);
  return stored && { ...stored.values, ...stored.incompleteDates };
}

/**
 * The values of a form: those of the address if it contains a search, else the stored ones, else the defaults
 * [PSCOM-14].
 */
export function useSearchFormStore(form: PowerSearchForm): FormStore {
  const { path, query } = useLocation();
  const { values } = useSearchFromLocation();
  const goTo = useGoTo();
  // While the result opens, this screen is still mounted at the result's address.
  const isCurrent = path.toLowerCase() === formAddress(form).toLowerCase();
  const isInAddress = isCurrent && Object.keys(query).length > 0;
  const [store] = useState(() => createFormStore(isInAddress ? values : (typedValues(form) ?? clearedValues(form))));

  // Removes the criteria from the address, because edits would contradict it.
  useEffect(() => {
    if (!isInAddress) return;
    store.replace(values);
    storeForm(form, store);
    goTo(formAddress(form), { replace: true });
  });

  // At once, because a session can end at any time.
  useEffect(() => store.subscribe(() => storeForm(form, store)).unsubscribe, [form, store]);
  return store;
}
