import { companiesOfDivision } from '@titlenet/catalogue/divisions';
import { readAddress, writeAddress } from '@titlenet/catalogue/power-search/address';
import { findPowerSearchForm, type PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { useRef } from 'react';
import { type Address, addressOf } from '../../ui/address/links.ts';
import { writeQuery } from '../../ui/address/query.ts';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';

/** Address of a form, which opens with the stored criteria [PSCOM-14]. */
export function formAddress(form: PowerSearchForm): Address {
  return `/Searching/PowerSearch/${form.name}`;
}

/** Address of a result; contains every criterion. */
export function resultAddress(form: PowerSearchForm, values: PowerSearchValues): Address {
  return `${formAddress(form)}/result?${writeAddress(form, values)}`;
}

/** Address of a form filled with these criteria ('Refine Search') [GRID-040]. */
export function refineAddress(form: PowerSearchForm, values: PowerSearchValues): Address {
  return `${formAddress(form)}?${writeAddress(form, values)}`;
}

/** Address of Customize Fields for the user's first company in the division (G-19). */
export function customizeFieldsAddress(form: PowerSearchForm, companies: readonly string[]): Address {
  const ofDivision = companiesOfDivision(form.division);
  const companyCode = ofDivision.find((code) => companies.includes(code)) ?? ofDivision[0];
  return addressOf(`${formAddress(form)}/CustomizeFields`, { companyCode });
}

/** A search, read from the current address. */
export interface SearchFromLocation {
  readonly form: PowerSearchForm;
  readonly values: PowerSearchValues;
}

/** Reads form and criteria from a power-search address; null for any other address. */
export function searchFromLocation({ path, query }: Pick<AppLocation, 'path' | 'query'>): SearchFromLocation | null {
  const name = /^\/Searching\/PowerSearch\/([^/]+)/i.exec(path)?.[1];
  const form = name === undefined ? undefined : findPowerSearchForm(name);
  return form ? { form, values: readAddress(form, writeQuery(query)) } : null;
}

/**
 * The search of the current address. While the user leaves a page the router already has the next address, so the page
 * keeps its last search until it is unmounted. Throws outside of the power-search pages.
 */
export function useSearchFromLocation(): SearchFromLocation {
  const current = searchFromLocation(useLocation());
  const last = useRef(current);
  if (current) last.current = current;
  if (!last.current) throw new Error('This is no page of a power search');
  return last.current;
}
