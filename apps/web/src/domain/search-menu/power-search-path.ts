import { type Division, findDivision } from '@titlenet/catalogue/divisions';
import type { SearchMenu } from './search-menu.ts';

const pathOf = (division: Division) => `/Searching/PowerSearch/${division.powerSearch}`;

/**
 * Where Power Search opens (CS §4, decision G-16): the tab chosen last, else the selected division's form, else the
 * first form that the person may open. Null when there is none, as for people of the UK alone.
 */
export function powerSearchPath(menu: SearchMenu, accessible: readonly Division[]): string | null {
  const forms = accessible.filter((division) => division.powerSearch !== null);
  const remembered = forms.find((division) => pathOf(division) === menu.powerSearchPath);
  const selected = forms.find((division) => division === findDivision(menu.division));
  const form = remembered ?? selected ?? forms[0];
  return form ? pathOf(form) : null;
}

/** Where the criteria of a power-search form are kept in the session storage (CS §3). */
export const powerSearchCriteriaKey = (form: string) => `titlenet.powerSearch.${form}`;

const powerSearchCriteriaKeys = ['HarperCollins', 'HQNA', 'HCCP'].map(powerSearchCriteriaKey);

/** Forgets the criteria of all forms: Power Search opens empty (CS §4). */
export function clearPowerSearchCriteria(): void {
  for (const key of powerSearchCriteriaKeys) window.sessionStorage.removeItem(key);
}
