import { type DivisionNumber, divisions, findDivision } from '@titlenet/catalogue/divisions';
import {
  defaultQuickSearchDivision,
  defaultQuickSearchField,
  type QuickSearchField,
  quickSearchFields,
} from '@titlenet/catalogue/quick-search';
import { useSyncExternalStore } from 'react';

/** State of the top menu, which quick search and quick reports share. */
export interface SearchMenu {
  readonly field: QuickSearchField;
  readonly value: string;
  readonly division: DivisionNumber;
  /** Last power-search tab used [NAV-29]; reset when the division changes. */
  readonly powerSearchPath: string | null;
}

const storageKey = 'titlenet.quickSearch';
const initial: SearchMenu = {
  field: defaultQuickSearchField,
  value: '',
  division: defaultQuickSearchDivision,
  powerSearchPath: null,
};

/** Reads the stored menu. Invalid values fall back to their defaults. */
function readStored(): SearchMenu {
  try {
    const stored = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}') as Partial<SearchMenu>;
    return {
      field: quickSearchFields.find((field) => field.name === stored.field)?.name ?? initial.field,
      value: typeof stored.value === 'string' ? stored.value : initial.value,
      division: findDivision(stored.division)?.number ?? initial.division,
      powerSearchPath: typeof stored.powerSearchPath === 'string' ? stored.powerSearchPath : null,
    };
  } catch {
    return initial;
  }
}

let menu = readStored();
const listeners = new Set<() => void>();

/** The current menu. */
export function searchMenu(): SearchMenu {
  return menu;
}

/** Changes the menu and stores it [STORE-01]. */
export function changeSearchMenu(change: Partial<SearchMenu>): void {
  const isOtherDivision = change.division !== undefined && change.division !== menu.division;
  menu = { ...menu, ...(isOtherDivision ? { powerSearchPath: null } : {}), ...change };
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(menu));
  } catch {
    // The storage may be full or forbidden; then the last search is not restored.
  }
  for (const listener of listeners) listener();
}

/** Remembers the last power-search tab used, whose division is then the selected one [NAV-29]. */
export function rememberPowerSearchTab(path: string): void {
  const division = divisions.find(({ powerSearch }) => path === `/Searching/PowerSearch/${powerSearch}`);
  changeSearchMenu({ powerSearchPath: path, ...(division && { division: division.number }) });
}

/** Reads the stored menu again. */
export function reloadSearchMenu(): void {
  menu = readStored();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current menu; renders the component again when it changes. */
export function useSearchMenu(): SearchMenu {
  return useSyncExternalStore(subscribe, searchMenu);
}
