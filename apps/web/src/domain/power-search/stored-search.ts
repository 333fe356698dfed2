import { readAddress, writeAddress } from '@titlenet/catalogue/power-search/address';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { Address } from '../../ui/address/links.ts';
import { powerSearchCriteriaKey } from '../search-menu/power-search-path.ts';

/** Criteria and last result of a form, kept in this tab (G-152) [STORE-07]. */
export interface StoredSearch {
  readonly values: PowerSearchValues;
  readonly result: Address | null;
}

/** Reads the stored search of a form; null if there is none or it is invalid. */
export function storedSearch(form: PowerSearchForm): StoredSearch | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(powerSearchCriteriaKey(form.name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { query, result } = stored as { query?: unknown; result?: unknown };
    if (typeof query !== 'string') return null;
    return { values: readAddress(form, query), result: typeof result === 'string' ? result : null };
  } catch {
    return null;
  }
}

/** Stores a form's criteria as its address, in which dates are epoch seconds [PSCOM-48]. */
export function storeSearch(form: PowerSearchForm, { values, result }: StoredSearch): void {
  const stored = { query: writeAddress(form, values), result };
  try {
    window.sessionStorage.setItem(powerSearchCriteriaKey(form.name), JSON.stringify(stored));
  } catch {
    // The storage may be full or forbidden; then the form is not restored.
  }
}

/** Removes the stored search of a form [PSCOM-18]. */
export function clearStoredSearch(form: PowerSearchForm): void {
  window.sessionStorage.removeItem(powerSearchCriteriaKey(form.name));
}
