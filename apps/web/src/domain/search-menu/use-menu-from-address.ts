import { findDivision } from '@titlenet/catalogue/divisions';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { useEffect } from 'react';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { changeSearchMenu } from './search-menu.ts';

/** Fills the menu with the search of a quick-search address, also after Back or through a shared link. */
export function useMenuFromAddress(): void {
  const { path, query } = useLocation();
  useEffect(() => {
    if (path.toLowerCase() !== '/quicksearch') return;
    const field = quickSearchFields.find(({ name }) => queryValue(query, name) !== undefined);
    const division = findDivision(queryValue(query, 'company'));
    if (!field || !division) return;
    changeSearchMenu({ field: field.name, value: queryValue(query, field.name), division: division.number });
  }, [path, query]);
}
