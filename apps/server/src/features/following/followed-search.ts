import { createHash } from 'node:crypto';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { usesLastVisit } from '@titlenet/catalogue/power-search/periods';
import { isFilled, type PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { searchOfAddress } from '../../search/search-of-address.ts';

/** A search of one person, as it is followed. */
export interface FollowedSearch {
  subject: string;
  /** Address of the result, with all criteria. */
  address: string;
  /** Companies of the person. */
  companies: readonly string[];
}

/** A search that is run once for all people who follow the same. */
export interface SharedSearch {
  /** The same for two searches that find the same titles. */
  key: string;
  form: PowerSearchForm;
  values: PowerSearchValues;
  subject: string;
  /** Companies of the search's division. */
  companies: readonly string[];
}

/** The titles also depend on the person: on lists that the person may see, or on the last visit. */
const isPersonal = (form: PowerSearchForm, values: PowerSearchValues) =>
  isFilled(values.listManagerLists) || usesLastVisit(form, values);

/** @returns null if the person has no company in the division of the search any more */
export function sharedSearch({ subject, address, companies }: FollowedSearch): SharedSearch | null {
  const search = searchOfAddress(address, companies);
  if (!search) return null;
  const { form, values, companies: ofDivision } = search;
  // Order and shown columns do not decide which titles are found.
  const ofMeta = new Set<string>(form.meta.map(({ name }) => name));
  const criteria = Object.entries(values)
    .filter(([name]) => !ofMeta.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const identity = [form.name, ofDivision, criteria, isPersonal(form, values) ? subject : null];
  const key = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  return { key, form, values, subject, companies: ofDivision };
}
