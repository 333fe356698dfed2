import { divisions } from '@titlenet/catalogue/divisions';
import { membersOf } from '@titlenet/catalogue/members-of';
import type { Address } from '../../ui/address/links.ts';
import { personalEntry } from '../../ui/storage/personal-storage.ts';

// Without the definitions of the forms, which the first screen does not load.

interface StoredText {
  /** The criteria as the form's address, in which dates are epoch seconds [PSCOM-48]. */
  readonly query: string;
  readonly result: Address | null;
  /** Dates that are not complete, by field: only the form has them, as they were typed. */
  readonly incompleteDates?: Readonly<Record<string, string>>;
}

function parseStored(stored: unknown): StoredText | null {
  const { query, result, incompleteDates } = membersOf(stored);
  if (typeof query !== 'string') return null;
  const texts = Object.entries(incompleteDates ?? {}).filter(([, text]) => typeof text === 'string');
  return {
    query,
    result: typeof result === 'string' ? result : null,
    ...(texts.length > 0 && { incompleteDates: Object.fromEntries(texts) }),
  };
}

/** The entry with the criteria of a form. */
export const storedSearchEntry = (formName: string) =>
  personalEntry({ name: 'powerSearch', part: formName, area: 'tab', parse: parseStored });

/** Removes the stored searches of all forms [NAV-26]. */
export function clearStoredSearches(): void {
  for (const { powerSearch } of divisions) if (powerSearch !== null) storedSearchEntry(powerSearch).remove();
}
