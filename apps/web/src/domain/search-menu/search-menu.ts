import { createAtom, useSelector } from '@tanstack/react-store';
import { type DivisionNumber, divisions, findDivision } from '@titlenet/catalogue/divisions';
import { membersOf } from '@titlenet/catalogue/members-of';
import {
  defaultQuickSearchDivision,
  defaultQuickSearchField,
  type QuickSearchField,
  quickSearchFields,
} from '@titlenet/catalogue/quick-search';
import { personalEntry, storagePerson } from '../../ui/storage/personal-storage.ts';

/** State of the top menu, which quick search and quick reports share. */
export interface SearchMenu {
  readonly field: QuickSearchField;
  readonly value: string;
  readonly division: DivisionNumber;
  /** Last power-search tab used [NAV-29]; reset when the division changes. */
  readonly powerSearchPath: string | null;
}

const initial: SearchMenu = {
  field: defaultQuickSearchField,
  value: '',
  division: defaultQuickSearchDivision,
  powerSearchPath: null,
};

/** Invalid values fall back to their defaults. */
function parseMenu(stored: unknown): SearchMenu {
  const { field, value, division, powerSearchPath } = membersOf(stored);
  return {
    field: quickSearchFields.find(({ name }) => name === field)?.name ?? initial.field,
    value: typeof value === 'string' ? value : initial.value,
    division: findDivision(String(division))?.number ?? initial.division,
    powerSearchPath: typeof powerSearchPath === 'string' ? powerSearchPath : null,
  };
}

const storedMenu = personalEntry({ name: 'quickSearch', area: 'browser', parse: parseMenu });
const menu = createAtom(storedMenu.read());
storagePerson.subscribe(() => menu.set(storedMenu.read()));

/** The current menu. */
export const searchMenu = (): SearchMenu => menu.get();

/** Changes the menu and stores it for the person [STORE-01]. */
export function changeSearchMenu(change: Partial<SearchMenu>): void {
  const isOtherDivision = change.division !== undefined && change.division !== menu.get().division;
  const next = { ...menu.get(), ...(isOtherDivision ? { powerSearchPath: null } : {}), ...change };
  storedMenu.write(next);
  menu.set(next);
}

/** Remembers the last power-search tab used, whose division is then the selected one [NAV-29]. */
export function rememberPowerSearchTab(path: string): void {
  const division = divisions.find(({ powerSearch }) => path === `/Searching/PowerSearch/${powerSearch}`);
  changeSearchMenu({ powerSearchPath: path, ...(division && { division: division.number }) });
}

/** The current menu; renders the component again when it changes. */
export const useSearchMenu = (): SearchMenu => useSelector(menu);
