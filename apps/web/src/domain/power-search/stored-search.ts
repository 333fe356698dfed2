import { divisions } from '@titlenet/catalogue/divisions';
import { readAddress, writeAddress } from '@titlenet/catalogue/power-search/address';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { Address } from '../../ui/address/links.ts';
import { personalEntry } from '../../ui/storage/personal-storage.ts';

/** Criteria and last result of a form, kept in this tab for the person (G-152) [STORE-07]. */
export interface StoredSearch {
  readonly values: PowerSearchValues;
  readonly result: Address | null;
  /** Dates that are not complete, by field: only the form has them, as they were typed. */
  readonly incompleteDates?: Readonly<Record<string, string>>;
}

interface Stored extends Pick<StoredSearch, 'result' | 'incompleteDates'> {
  /** The criteria as the form's address, in which dates are epoch seconds [PSCOM-48]. */
  readonly query: string;
}

function parseStored(stored: unknown): Stored | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { query, result, incompleteDates } = stored as Partial<Stored>;
  if (typeof query !== 'string') return null;
  const texts = Object.entries(incompleteDates ?? {}).filter(([, text]) => typeof text === 'string');
  return {
    query,
    result: typeof result === 'string' ? result : null,
    ...(texts.length > 0 && { incompleteDates: Object.fromEntries(texts) }),
  };
}

const entryOf = (formName: string) =>
  personalEntry({ name: 'powerSearch', part: formName, area: 'tab', parse: parseStored });

/** Reads the stored search of a form; null if there is none or it is invalid. */
export function storedSearch(form: PowerSearchForm): StoredSearch | null {
  const stored = entryOf(form.name).read();
  if (!stored) return null;
  const { query, ...rest } = stored;
  return { values: readAddress(form, query), ...rest };
}

/** Stores a form's criteria. */
export function storeSearch(form: PowerSearchForm, { values, ...rest }: StoredSearch): void {
  entryOf(form.name).write({ query: writeAddress(form, values), ...rest });
}

/** Removes the stored search of a form [PSCOM-18]. */
export function clearStoredSearch(form: PowerSearchForm): void {
  entryOf(form.name).remove();
}

/** Removes the stored searches of all forms [NAV-26]. */
export function clearStoredSearches(): void {
  for (const { powerSearch } of divisions) if (powerSearch !== null) entryOf(powerSearch).remove();
}
