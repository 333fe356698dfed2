import { readAddress, writeAddress } from '@titlenet/catalogue/power-search/address';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { Address } from '../../ui/address/links.ts';
import { powerSearchCriteriaKey } from '../search-menu/power-search-path.ts';

/** What this tab remembers of a form (CS §3, G-152): its criteria, and the last result that it led to. */
export interface StoredSearch {
  readonly values: PowerSearchValues;
  readonly result: Address | null;
}

/** What was stored of a form; null when there is nothing, or nothing that can be read. */
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

/** Remembers a form's criteria, as their address says them, so that days travel as epoch seconds here too (CS §4). */
export function storeSearch(form: PowerSearchForm, { values, result }: StoredSearch): void {
  const stored = { query: writeAddress(form, values), result };
  try {
    window.sessionStorage.setItem(powerSearchCriteriaKey(form.name), JSON.stringify(stored));
  } catch {
    // A full or forbidden storage costs the memory of the form, nothing else.
  }
}

/** Forgets what was stored of a form (CS §4, Clear All). */
export function clearStoredSearch(form: PowerSearchForm): void {
  window.sessionStorage.removeItem(powerSearchCriteriaKey(form.name));
}
