import { type Division, findDivision } from '@titlenet/catalogue/divisions';
import { useState } from 'react';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { usePermissions } from '../session/permissions.ts';
import { quickSearchAddress } from './quick-search-address.ts';
import { changeSearchMenu, type SearchMenu, searchMenu, useSearchMenu } from './search-menu.ts';

/** The message of an empty search text (CS §8). */
export const searchTextRequired = 'You must enter data to search for.';

/** The division that is searched: the chosen one, or the first accessible one (CS §4, decision G-159). */
export function divisionToSearch(menu: SearchMenu, accessible: readonly Division[]): Division | undefined {
  const chosen = findDivision(menu.division);
  return accessible.find((division) => division === chosen) ?? accessible[0];
}

/**
 * The quick-search form's state over the shared menu (CS §4, §5): the text is required, and its message waits until
 * the box was touched or changed. `search` returns false, and goes nowhere, while there is nothing to search for.
 */
export function useQuickSearch() {
  const menu = useSearchMenu();
  const { divisions } = usePermissions();
  const goTo = useGoTo();
  const [isTouchedOrChanged, setTouchedOrChanged] = useState(false);
  const division = divisionToSearch(menu, divisions);

  return {
    field: menu.field,
    value: menu.value,
    division,
    divisions,
    error: isTouchedOrChanged && menu.value.trim() === '' ? searchTextRequired : null,
    setValue(value: string) {
      setTouchedOrChanged(true);
      changeSearchMenu({ value });
    },
    touch: () => setTouchedOrChanged(true),
    /** Forgets that the box was touched, after a change that was not the person's. */
    reset: () => setTouchedOrChanged(false),
    search(): boolean {
      setTouchedOrChanged(true);
      // Read at this moment: a paste or a key just before Enter may not have been drawn yet.
      const { field, value } = searchMenu();
      if (value.trim() === '' || !division) return false;
      changeSearchMenu({ value: value.trim(), division: division.number });
      goTo(quickSearchAddress({ field, value, division: division.number }));
      return true;
    },
  };
}
