import { type Division, findDivision } from '@titlenet/catalogue/divisions';
import { useState } from 'react';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { usePermissions } from '../session/permissions.ts';
import { quickSearchAddress } from './quick-search-address.ts';
import { changeSearchMenu, type SearchMenu, searchMenu, useSearchMenu } from './search-menu.ts';

/** Message for an empty search text [QUICK-02]. */
export const searchTextRequired = 'You must enter data to search for.';

/** The division to search: the selected one, else the first accessible one (G-159) [NAV-30]. */
export function divisionToSearch(menu: SearchMenu, accessible: readonly Division[]): Division | undefined {
  const chosen = findDivision(menu.division);
  return accessible.find((division) => division === chosen) ?? accessible[0];
}

/**
 * State of the quick-search form. The text is required; its message shows after the box was touched or changed
 * [QUICK-02, QUICK-03]. `search` returns false if there is nothing to search for.
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
    /** Hides the message after a change that the user did not make. */
    reset: () => setTouchedOrChanged(false),
    search(): boolean {
      setTouchedOrChanged(true);
      // Reads the store: a paste or key just before Enter may not be rendered yet.
      const { field, value } = searchMenu();
      if (value.trim() === '' || !division) return false;
      changeSearchMenu({ value: value.trim(), division: division.number });
      goTo(quickSearchAddress({ field, value, division: division.number }));
      return true;
    },
  };
}
