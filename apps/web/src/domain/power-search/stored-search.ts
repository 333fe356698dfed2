import { readAddress, writeAddress } from '@titlenet/catalogue/power-search/address';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { Address } from '../../ui/address/links.ts';
import { storedSearchEntry } from './stored-search-entry.ts';

/** Criteria and last result of a form, kept in this tab for the person (G-152) [STORE-07]. */
export interface StoredSearch {
  readonly values: PowerSearchValues;
  readonly result: Address | null;
  /** Dates that are not complete, by field: only the form has them, as they were typed. */
  readonly incompleteDates?: Readonly<Record<string, string>>;
}

/** Reads the stored search of a form; null if there is none or it is invalid. */
export function storedSearch(form: PowerSearchForm): StoredSearch | null {
  const stored = storedSearchEntry(form.name).read();
  if (!stored) return null;
  const { query, ...rest } = stored;
  return { values: readAddress(form, query), ...rest };
}

/** Stores a form's criteria. */
export function storeSearch(form: PowerSearchForm, { values, ...rest }: StoredSearch): void {
  storedSearchEntry(form.name).write({ query: writeAddress(form, values), ...rest });
}

/** Removes the stored search of a form [PSCOM-18]. */
export function clearStoredSearch(form: PowerSearchForm): void {
  storedSearchEntry(form.name).remove();
}
