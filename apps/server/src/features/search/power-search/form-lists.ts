import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import {
  hasActiveFlag,
  type Lookup,
  type LookupItem,
  listedAttribute,
  lookupsOf,
} from '@titlenet/catalogue/power-search/lookups';
import type { ActiveItem, Lookups } from '@titlenet/contract/power-search/lookup-lists';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { entryKey } from '../../../records/labelled-codes.queries.ts';
import { findActiveCodes, findCodeLists, findYears } from './lookup-lists.queries.ts';

/** An imprint without a title on sale in this period is inactive. */
const ACTIVE_YEARS = 5;

const ageItems = (list: readonly string[]): LookupItem[] => list.map((age) => ({ code: age, description: age }));

const attributesOf = (lookups: readonly Lookup[]) => lookups.map(listedAttribute).filter((name) => name !== undefined);

function yearsAgo(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** @returns the options of a form's selectors that depend only on the companies: all but the user's own lists */
export async function findFormLists(
  db: Kysely<Tables>,
  form: PowerSearchForm,
  companies: readonly string[],
): Promise<Lookups> {
  const lookups = lookupsOf(form);
  const flagged = attributesOf(lookups.filter(hasActiveFlag));
  const [codes, years, active] = await Promise.all([
    findCodeLists(db, companies, attributesOf(lookups)),
    findYears(db, companies),
    flagged.length > 0 ? findActiveCodes(db, form.division, flagged, yearsAgo(ACTIVE_YEARS)) : undefined,
  ]);

  const listOf = (lookup: Lookup): LookupItem[] | ActiveItem[] => {
    if (lookup.source === 'years') return years;
    if (lookup.source === 'userLists') return [];
    if ('ages' in lookup.source) return ageItems(lookup.source.ages);
    const { codes: name } = lookup.source;
    const items = codes.get(name) ?? [];
    const used = active?.get(name);
    return hasActiveFlag(lookup)
      ? items.map((item) => ({ ...item, name: item.description, active: used?.has(entryKey(name, item)) ?? true }))
      : items;
  };
  return Object.fromEntries(lookups.map((lookup) => [lookup.name, listOf(lookup)]));
}
