import { readIsbns } from '@titlenet/catalogue/isbn/isbn-list';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { quickReports } from '@titlenet/catalogue/reports/quick-reports';
import { isOfferedOn, reports } from '@titlenet/catalogue/reports/reports';
import { foldText } from '@titlenet/catalogue/text/fold';
import { isSearchPage } from '../../domain/quick-report/current-title.ts';
import { useQuickReport } from '../../domain/quick-report/use-quick-report.ts';
import { isHccpSite } from '../../domain/report-links/hccp-site.ts';
import { quickSearchAddress } from '../../domain/search-menu/quick-search-address.ts';
import { changeSearchMenu, searchMenu } from '../../domain/search-menu/search-menu.ts';
import { divisionToSearch } from '../../domain/search-menu/use-quick-search.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { useLocation } from '../../ui/address/use-location.ts';
import { screensFor } from './screens-by-name.ts';
import { useOpenTitle } from './use-open-title.ts';

export type PaletteGroup = 'Title' | 'Screens' | 'Reports' | 'Quick search';

/** One entry of the command palette. */
export interface PaletteEntry {
  readonly group: PaletteGroup;
  readonly label: string;
  /** The shortcut with the same effect. */
  readonly keys?: string;
  /** Rejects with a message for the user; the palette then stays open. */
  readonly run: () => void | Promise<void>;
}

/** The words of the text that a label must contain, without an ISBN. */
function wordsOf(text: string, isbn: string | undefined): string[] {
  const words = text.trim().split(/\s+/);
  return (isbn ? words.filter((word) => !/\d/.test(word)) : words).map(foldText).filter((word) => word !== '');
}

/** Entries for a text: sheet and reports of its ISBN, screens, reports, and a quick search. */
export function usePaletteEntries(text: string): PaletteEntry[] {
  const access = usePermissions();
  const location = useLocation();
  const goTo = useGoTo();
  const openReport = useQuickReport();
  const openTitle = useOpenTitle();
  const [isbn] = readIsbns(text).isbns;
  const words = wordsOf(text, isbn);
  const matches = ({ label }: { label: string }) => words.every((word) => foldText(label).includes(word));

  const titles: PaletteEntry[] = isbn
    ? [{ group: 'Title', label: `Title sheet of ${isbn}`, run: () => openTitle(isbn) }]
    : [];

  const reported: PaletteEntry[] = quickReports
    // Without an ISBN, Order Management is available on the search pages only (G-44).
    .filter(({ report }) => report !== null || isbn !== undefined || isSearchPage(location))
    .filter(({ report }) => {
      const definition = reports.find(({ name }) => name === report);
      return !definition || isOfferedOn(definition, { isHccp: isHccpSite() });
    })
    .map((report) => ({
      group: 'Reports',
      label: isbn ? `${report.label} of ${isbn}` : report.label,
      keys: `Ctrl+Alt+${report.letter}`,
      run: () => openReport(report, isbn),
    }));

  const screens: PaletteEntry[] = screensFor(access).map(({ label, address }) => ({
    group: 'Screens',
    label,
    run: () => goTo(address),
  }));

  const division = divisionToSearch(searchMenu(), access.divisions);
  const searches: PaletteEntry[] =
    text.trim() !== '' && !isbn && division
      ? quickSearchFields.map(({ name, label }) => ({
          group: 'Quick search',
          label: `${label} '${text.trim()}' in ${division.name}`,
          run() {
            changeSearchMenu({ field: name, value: text.trim(), division: division.number });
            goTo(quickSearchAddress({ field: name, value: text, division: division.number }));
          },
        }))
      : [];
  const others = isbn ? [...reported, ...screens] : [...screens, ...reported];
  return [...titles, ...others, ...searches].filter(
    (entry) => entry.group === 'Quick search' || (entry.group === 'Title' ? words.length === 0 : matches(entry)),
  );
}
