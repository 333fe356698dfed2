import { reportDialogDefaults } from '@titlenet/catalogue/constants';
import { marketingSheetCompanies } from '@titlenet/catalogue/reports/reports';
import type { SelectedTitle } from '../../domain/title-selection/selection-actions.tsx';
import type { Address } from '../../ui/address/links.ts';

/** What a print action leads to: a dialog with its titles, a page in a new tab, or the reason why not. */
export type PrintOutcome =
  | { readonly dialog: 'titleSheets' | 'marketingSheets'; readonly titles: readonly SelectedTitle[] }
  | { readonly page: Address }
  | { readonly message: string };

export interface PrintAction {
  readonly label: string;
  /** On the HarperCollins result alone (G-92). */
  readonly isMarketingSheet?: true;
  readonly outcomeOf: (titles: readonly SelectedTitle[]) => PrintOutcome;
}

const nothingChosen = { message: 'Please select ISBN.' } as const;

function marketingSheets(titles: readonly SelectedTitle[]): PrintOutcome {
  const companies: readonly string[] = marketingSheetCompanies;
  // Titles of other companies are left out (G-92).
  const chosen = titles.filter(({ companyCode, productId }) => companies.includes(companyCode) && productId !== null);
  return chosen.length === 0 ? nothingChosen : { dialog: 'marketingSheets', titles: chosen };
}

/** The entry that the tab with several reports reads (G-153). */
export const multipleReportKey = 'titlenet.multipleProjectionReport';

const severalReports = (report: 'Projections' | 'KeyAccounts', page: Address) => (titles: readonly SelectedTitle[]) => {
  const selections = titles.map(({ isbn, companyCode }) => ({ isbn, companyCode }));
  const { region } = reportDialogDefaults;
  window.localStorage.setItem(multipleReportKey, JSON.stringify({ region, report, selections, createdAt: Date.now() }));
  return { page };
};

const whenChosen = (outcomeOf: PrintAction['outcomeOf']) => (titles: readonly SelectedTitle[]) =>
  titles.length === 0 ? nothingChosen : outcomeOf(titles);

/** The print buttons of a result. */
export const printActions: readonly PrintAction[] = [
  { label: 'Print Title Sheets', outcomeOf: whenChosen((titles) => ({ dialog: 'titleSheets', titles })) },
  {
    label: 'Print Projection Reports',
    outcomeOf: whenChosen(severalReports('Projections', '/reports/projectionsMultiple')),
  },
  {
    label: 'Print Key Account Reports',
    outcomeOf: whenChosen(severalReports('KeyAccounts', '/reports/keyAccountsMultiple')),
  },
  {
    label: 'Print Selected CH Marketing Sheets',
    isMarketingSheet: true,
    outcomeOf: whenChosen(marketingSheets),
  },
];
