import { type DivisionNumber, findDivision } from '@titlenet/catalogue/divisions';
import {
  defaultQuickSearchDivision,
  defaultQuickSearchField,
  type QuickSearchField,
  quickSearchFields,
} from '@titlenet/catalogue/quick-search';
import { useSyncExternalStore } from 'react';

/** What stands in the top menu, shared by all who search or open quick reports (CS §2). */
export interface SearchMenu {
  readonly field: QuickSearchField;
  readonly value: string;
  readonly division: DivisionNumber;
  /** The power-search tab chosen last (CS §4); a choice of division takes its place. */
  readonly powerSearchPath: string | null;
}

const storageKey = 'titlenet.quickSearch';
const initial: SearchMenu = {
  field: defaultQuickSearchField,
  value: '',
  division: defaultQuickSearchDivision,
  powerSearchPath: null,
};

/** What was stored, piece by piece: anything that is not (any more) valid falls back to its default. */
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

/** The menu as it stands now. */
export function searchMenu(): SearchMenu {
  return menu;
}

/** Changes the menu and stores it for the next visit (STORE-01). */
export function changeSearchMenu(change: Partial<SearchMenu>): void {
  const isOtherDivision = change.division !== undefined && change.division !== menu.division;
  menu = { ...menu, ...(isOtherDivision ? { powerSearchPath: null } : {}), ...change };
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(menu));
  } catch {
    // A full or forbidden storage costs the memory of the last search, nothing else.
  }
  for (const listener of listeners) listener();
}

/** Remembers the power-search tab that was chosen. */
export function rememberPowerSearchTab(path: string): void {
  changeSearchMenu({ powerSearchPath: path });
}

/** Reads the stored menu anew. */
export function reloadSearchMenu(): void {
  menu = readStored();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The menu as it stands; the component is drawn again when it changes. */
export function useSearchMenu(): SearchMenu {
  return useSyncExternalStore(subscribe, searchMenu);
}
