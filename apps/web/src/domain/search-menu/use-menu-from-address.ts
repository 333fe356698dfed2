import { findDivision } from '@titlenet/catalogue/divisions';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { useEffect } from 'react';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { changeSearchMenu } from './search-menu.ts';

/** On a quick-search result the menu shows what was searched for, also after Back or a link of somebody else's. */
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
