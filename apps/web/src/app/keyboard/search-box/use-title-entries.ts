import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { type Division, type DivisionNumber, divisionOf } from '@titlenet/catalogue/divisions';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { displayName } from '@titlenet/catalogue/text/names';
import { type BoxTitle, MAX_BOX_TITLES, type SearchBoxResponse } from '@titlenet/contract/search-box';
import { quickSearchAddress } from '../../../domain/search-menu/quick-search-address.ts';
import { useGoTo } from '../../../ui/address/AddressLink.tsx';
import type { BoxEntry } from './box-entry.ts';

type Group = SearchBoxResponse['groups'][number];

const MAX_AUTHORS = 3;

function headingOf({ exact, similar, titles }: Group, { name }: Division): string {
  const isCut = titles.length === MAX_BOX_TITLES && exact + similar > titles.length;
  const count = isCut ? `first ${MAX_BOX_TITLES} of ${formatCount(exact + similar)}` : formatCount(exact || similar);
  return `${exact > 0 ? 'Titles' : 'Similar titles'} in ${name} (${count})`;
}

/** The author in whose name all typed words were found; null if others have some of them. */
function authorOf({ place, typos, findings }: BoxTitle): string | null {
  const [title, name, ...others] = findings;
  const isAlone = place === 'people' && typos === 0 && title?.marks.length === 0 && others.length === 0;
  return isAlone && name?.field === 'people' ? name.text : null;
}

/** Entries for the titles of a search, by division, and for the authors whose names were typed. */
export function useTitleEntries(
  groups: readonly Group[],
  { expand, expanded }: { expand: (division: DivisionNumber) => void; expanded: DivisionNumber | null },
): BoxEntry[] {
  const goTo = useGoTo();

  const titlesOf = (found: Group): BoxEntry[] => {
    const division = divisionOf(found.division);
    const group = headingOf(found, division);
    const total = found.exact + found.similar;
    const titles = found.titles.map((title): BoxEntry => {
      const address = titleSheetAddress(title);
      const key = `title ${title.companyCode} ${title.productId ?? title.isbn}`;
      return { group, key, label: title.title, title, address, run: () => goTo(address) };
    });
    if (total <= titles.length || expanded === division.number) return titles;
    const label =
      total > MAX_BOX_TITLES
        ? `First ${MAX_BOX_TITLES} of ${formatCount(total)} titles in ${division.name}`
        : `All ${formatCount(total)} titles in ${division.name}`;
    const more = { group, key: `all ${division.number}`, label, staysOpen: true, run: () => expand(division.number) };
    return [...titles, more];
  };

  const authors = new Map<string, BoxEntry>();
  for (const { division, titles } of groups)
    for (const name of titles.map(authorOf)) {
      if (name === null || authors.has(name) || authors.size === MAX_AUTHORS) continue;
      const { number, name: divisionName } = divisionOf(division);
      const address = quickSearchAddress({ field: 'author', value: name, division: number });
      const label = displayName(name);
      const note = `all titles in ${divisionName}`;
      authors.set(name, { group: 'Authors', key: `author ${name}`, label, note, address, run: () => goTo(address) });
    }
  return [...groups.flatMap(titlesOf), ...authors.values()];
}
