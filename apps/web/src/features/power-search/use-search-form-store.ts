import { writeAddress } from '@titlenet/catalogue/power-search/address';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { clearedValues } from '@titlenet/catalogue/power-search/values';
import { useEffect, useState } from 'react';
import { formAddress, useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { clearStoredSearch, storedSearch, storeSearch } from '../../domain/power-search/stored-search.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { useLocation } from '../../ui/address/use-location.ts';
import { withoutInvalidDates } from './form-problems.ts';
import { createFormStore, type FormStore } from './form-store.ts';

/** Keeps what stands in the form for the return to it; an untouched form leaves nothing behind. */
function storeForm(form: PowerSearchForm, store: FormStore): void {
  const values = withoutInvalidDates(form, store.values());
  if (writeAddress(form, values) === writeAddress(form, clearedValues(form))) clearStoredSearch(form);
  else storeSearch(form, { values, result: storedSearch(form)?.result ?? null });
}

/**
 * The values of a form (CS §4): those of the address, where it holds a search ('Refine Search', a shared link), else
 * what the person left in it in this tab, else the form as it opens at first.
 */
export function useSearchFormStore(form: PowerSearchForm): FormStore {
  const { path, query } = useLocation();
  const { values } = useSearchFromLocation();
  const goTo = useGoTo();
  // On the way to the result this screen still stands for a moment, at the result's address.
  const isCurrent = path.toLowerCase() === formAddress(form).toLowerCase();
  const isInAddress = isCurrent && Object.keys(query).length > 0;
  const [store] = useState(() =>
    createFormStore(isInAddress ? values : (storedSearch(form)?.values ?? clearedValues(form))),
  );

  // Once it is in the form, the search leaves the address: what is changed from here on would contradict it.
  useEffect(() => {
    if (!isInAddress) return;
    store.replace(values);
    storeForm(form, store);
    goTo(formAddress(form), { replace: true });
  });

  useEffect(() => {
    const onLeave = () => storeForm(form, store);
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [form, store]);
  return store;
}
