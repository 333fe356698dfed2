import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import { recentTitles } from '../../../domain/recent-titles/recent-titles.ts';
import { usePermissions } from '../../../domain/session/permissions.ts';
import { useGoTo } from '../../../ui/address/AddressLink.tsx';
import { type BoxEntry, startsWithText } from './box-entry.ts';
import { useListEntries } from './use-list-entries.ts';
import { usePackEntries } from './use-pack-entries.ts';
import { usePlaceEntries, useQuickSearchEntries } from './use-place-entries.ts';
import { useTitleEntries } from './use-title-entries.ts';
import { type TitleSearchState, useTitleSearch } from './use-title-search.ts';

function useRecentEntries(): BoxEntry[] {
  const { companies } = usePermissions();
  const goTo = useGoTo();
  return recentTitles(companies).map((title) => {
    const address = titleSheetAddress(title);
    const key = `recent ${title.companyCode} ${title.productId ?? title.isbn}`;
    return { group: 'Recent titles', key, label: title.title, title, address, run: () => goTo(address) };
  });
}

interface Expansion {
  expanded: DivisionNumber | null;
  expand: (division: DivisionNumber) => void;
}

/**
 * All entries for a typed text. A page, report or list whose name starts with the text comes first, then titles: both
 * are known before the titles are, so that nothing moves below the pointer of who meant them.
 */
export function useBoxEntries(typed: string, expansion: Expansion): { entries: BoxEntry[]; titles: TitleSearchState } {
  const text = typed.trim();
  const titles = useTitleSearch(typed, expansion.expanded);
  const found = useTitleEntries(titles.groups, expansion);
  const { isPending, error, groups } = titles;
  const hasNoTitle = !isPending && error === null && groups.length === 0;
  const places = usePlaceEntries(typed, hasNoTitle);
  const lists = useListEntries(text);
  const packs = usePackEntries(text);
  const searches = useQuickSearchEntries(typed);
  const recent = useRecentEntries();
  if (text === '') return { entries: [...recent, ...places], titles };
  const isFirst = (entry: BoxEntry) => entry.group === 'Title' || startsWithText(entry, text);
  const all = [...places, ...lists, ...packs];
  const first = all.filter(isFirst).map((entry) => ({ ...entry, isFirst: true }));
  return { entries: [...first, ...found, ...all.filter((entry) => !isFirst(entry)), ...searches], titles };
}
