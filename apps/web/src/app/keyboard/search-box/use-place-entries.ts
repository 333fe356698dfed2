import { readIsbns } from '@titlenet/catalogue/isbn/isbn-list';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { quickReports } from '@titlenet/catalogue/reports/quick-reports';
import { isOfferedOn, reports } from '@titlenet/catalogue/reports/reports';
import { foldText } from '@titlenet/catalogue/text/fold';
import { isSearchPage } from '../../../domain/quick-report/current-title.ts';
import { useQuickReport } from '../../../domain/quick-report/use-quick-report.ts';
import { isHccpSite } from '../../../domain/report-links/hccp-site.ts';
import { quickSearchAddress } from '../../../domain/search-menu/quick-search-address.ts';
import { changeSearchMenu, searchMenu } from '../../../domain/search-menu/search-menu.ts';
import { divisionToSearch } from '../../../domain/search-menu/use-quick-search.ts';
import { usePermissions } from '../../../domain/session/permissions.ts';
import { useGoTo } from '../../../ui/address/AddressLink.tsx';
import { useLocation } from '../../../ui/address/use-location.ts';
import { screensFor } from '../screens-by-name.ts';
import { useOpenTitle } from '../use-open-title.ts';
import type { BoxEntry } from './box-entry.ts';

/** The words of the text that a label must contain, without an ISBN. */
function wordsOf(text: string, isbn: string | undefined): string[] {
  const words = text.trim().split(/\s+/);
  return (isbn ? words.filter((word) => !/\d/.test(word)) : words).map(foldText).filter((word) => word !== '');
}

/**
 * Entries for a text: the sheet and the reports of its ISBN, pages and reports.
 *
 * @param hasNoTitle no title of the user has the ISBN of the text, so that it has neither sheet nor reports
 */
export function usePlaceEntries(text: string, hasNoTitle: boolean): BoxEntry[] {
  const access = usePermissions();
  const location = useLocation();
  const goTo = useGoTo();
  const openReport = useQuickReport();
  const openTitle = useOpenTitle();
  const [isbn] = readIsbns(text).isbns;
  const words = wordsOf(text, isbn);
  const matches = ({ label }: { label: string }) => words.every((word) => foldText(label).includes(word));

  const titles: BoxEntry[] = isbn
    ? [{ group: 'Title', key: `sheet ${isbn}`, label: `Title sheet of ${isbn}`, run: () => openTitle(isbn) }]
    : [];

  const reported: BoxEntry[] = quickReports
    // Without an ISBN, Order Management is available on the search pages only (G-44).
    .filter(({ report }) => report !== null || isbn !== undefined || isSearchPage(location))
    .filter(({ report }) => {
      const definition = reports.find(({ name }) => name === report);
      return !definition || isOfferedOn(definition, { isHccp: isHccpSite() });
    })
    .map((report) => ({
      group: 'Reports',
      key: `report ${report.letter}`,
      label: isbn ? `${report.label} of ${isbn}` : report.label,
      keys: `Ctrl+Alt+${report.letter}`,
      run: () => openReport(report, isbn),
    }));

  const screens: BoxEntry[] = screensFor(access).map(({ label, address }) => ({
    group: 'Pages',
    key: `page ${address}`,
    label,
    address,
    run: () => goTo(address),
  }));
  if (isbn && hasNoTitle) return words.length === 0 ? [] : screens.filter(matches);
  const others = isbn ? [...reported, ...screens] : [...screens, ...reported];
  return [...(words.length === 0 ? titles : []), ...others.filter(matches)];
}

/** True for digits, an X and what separates them: a part of an ISBN. */
const isNumber = (text: string) => /^[\dx\s-]+$/i.test(text) && /\d/.test(text);

/** Quick searches for a text, in the division that the header has chosen. */
export function useQuickSearchEntries(text: string): BoxEntry[] {
  const { divisions } = usePermissions();
  const goTo = useGoTo();
  const value = text.trim();
  const division = divisionToSearch(searchMenu(), divisions);
  if (value === '' || !division || readIsbns(value).isbns.length > 0) return [];
  // Words are no ISBN: a search for them would find nothing.
  const fields = quickSearchFields.filter(({ name }) => name !== 'isbn' || isNumber(value));
  return fields.map(({ name, label }) => {
    const search = { field: name, value, division: division.number };
    const address = quickSearchAddress(search);
    return {
      group: 'Quick search',
      key: `search ${name}`,
      label: `${label} '${value}' in ${division.name}`,
      address,
      run() {
        changeSearchMenu(search);
        goTo(address);
      },
    };
  });
}
