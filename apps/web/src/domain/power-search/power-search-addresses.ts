import { companiesOfDivision } from '@titlenet/catalogue/divisions';
import { readAddress, writeAddress } from '@titlenet/catalogue/power-search/address';
import { findPowerSearchForm, type PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { useRef } from 'react';
import { type Address, addressOf } from '../../ui/address/links.ts';
import { writeQuery } from '../../ui/address/query.ts';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';

/** The address of a form, which opens with what was searched last. */
export function formAddress(form: PowerSearchForm): Address {
  return `/Searching/PowerSearch/${form.name}`;
}

/** The result of a search: every criterion is in its address (CS §2). */
export function resultAddress(form: PowerSearchForm, values: PowerSearchValues): Address {
  return `${formAddress(form)}/result?${writeAddress(form, values)}`;
}

/** The form filled with a search, wherever that came from: 'Refine Search' (CS §2). */
export function refineAddress(form: PowerSearchForm, values: PowerSearchValues): Address {
  return `${formAddress(form)}?${writeAddress(form, values)}`;
}

/** Where the fields of a form's results are chosen: the first of the person's companies in its division (G-19). */
export function customizeFieldsAddress(form: PowerSearchForm, companies: readonly string[]): Address {
  const ofDivision = companiesOfDivision(form.division);
  const companyCode = ofDivision.find((code) => companies.includes(code)) ?? ofDivision[0];
  return addressOf(`${formAddress(form)}/CustomizeFields`, { companyCode });
}

/** A search as an address says it. */
export interface SearchFromLocation {
  readonly form: PowerSearchForm;
  readonly values: PowerSearchValues;
}

/** The form and the criteria of a power-search place; null for any other place. */
export function searchFromLocation({ path, query }: Pick<AppLocation, 'path' | 'query'>): SearchFromLocation | null {
  const name = /^\/Searching\/PowerSearch\/([^/]+)/i.exec(path)?.[1];
  const form = name === undefined ? undefined : findPowerSearchForm(name);
  return form ? { form, values: readAddress(form, writeQuery(query)) } : null;
}

/**
 * The search of the current place. While a page is left the router already says the next place: until the page is gone
 * it keeps its own search. Throws outside of the power-search pages.
 */
export function useSearchFromLocation(): SearchFromLocation {
  const current = searchFromLocation(useLocation());
  const last = useRef(current);
  if (current) last.current = current;
  if (!last.current) throw new Error('This is no page of a power search');
  return last.current;
}
