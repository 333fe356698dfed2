import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CatalogueSearch } from '../../search/catalogue-search.ts';
import { orderOf, predicatesOf } from '../../search/criteria-of-form.ts';
import { searchCalendar } from '../../search/search-calendar.ts';
import { searchOfAddress } from '../../search/search-of-address.ts';
import type { FoundTitles } from '../../search/title-search.ts';

/**
 * Runs a saved search as its result screen does.
 *
 * @param maximum number of titles above which none are returned
 * @returns undefined if the person has no company in the division of the search any more
 * @throws AppError `search-not-ready`
 */
export async function runStoredSearch(
  { db, search }: { db: Kysely<Tables>; search: CatalogueSearch },
  { address, subject, companies }: { address: string; subject: string; companies: readonly string[] },
  maximum: number,
): Promise<FoundTitles | undefined> {
  const stored = searchOfAddress(address, companies);
  if (!stored) return undefined;
  const { form, values } = stored;
  const predicates = predicatesOf(form, values, await searchCalendar(db, form, values, subject));
  const what = { predicates, order: orderOf(form, values) };
  return search.findTitles({ division: form.division, companies: stored.companies, subject, ...what }, maximum);
}
