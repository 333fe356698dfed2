import { type Division, findDivision } from '@titlenet/catalogue/divisions';
import type { SearchMenu } from './search-menu.ts';

const pathOf = (division: Division) => `/Searching/PowerSearch/${division.powerSearch}`;

/**
 * Path of the power search to open: the selected division's form [NAV-27]; if it has none, that of the last tab used,
 * else the first accessible one (G-16). Null if there is none.
 */
export function powerSearchPath(menu: SearchMenu, accessible: readonly Division[]): string | null {
  const forms = accessible.filter((division) => division.powerSearch !== null);
  const remembered = forms.find((division) => pathOf(division) === menu.powerSearchPath);
  const selected = forms.find((division) => division === findDivision(menu.division));
  const form = selected ?? remembered ?? forms[0];
  return form ? pathOf(form) : null;
}
