import { companyOf } from '@titlenet/catalogue/companies';
import { readAddress } from '@titlenet/catalogue/power-search/address';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { divisionOfSearch } from '@titlenet/contract/saved-searches';

/** A power search that is stored as the address of its result. */
export interface AddressedSearch {
  form: PowerSearchForm;
  values: PowerSearchValues;
  /** Those of the given companies that are of the search's division, sorted; at least one. */
  companies: readonly string[];
}

/** @returns null if none of the companies is of the division of the search */
export function searchOfAddress(address: string, companies: readonly string[]): AddressedSearch | null {
  const division = divisionOfSearch(address);
  const form = Object.values<PowerSearchForm>(powerSearchForms).find((one) => one.division === division);
  const ofDivision = companies.filter((code) => companyOf(code).division === division).sort();
  if (!form || ofDivision.length === 0) return null;
  return { form, values: readAddress(form, address.slice(address.indexOf('?') + 1)), companies: ofDivision };
}
