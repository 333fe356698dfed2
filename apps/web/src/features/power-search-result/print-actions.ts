import { printableSheetAddress } from '@titlenet/catalogue/addresses';
import { printNowMaximum, reportDialogDefaults, titleSheetPrintDefaults } from '@titlenet/catalogue/constants';
import { marketingSheetCompanies } from '@titlenet/catalogue/reports/reports';
import { defaultVisibleSections, sections } from '@titlenet/catalogue/sheet/sections';
import type { SelectedTitle } from '../../domain/title-selection/selection-actions.tsx';
import { type Address, addressOf } from '../../ui/address/links.ts';

/** Result of a print action: a page to open in a new tab, or a message. */
export type PrintOutcome = { readonly page: Address } | { readonly message: string };

export interface PrintAction {
  readonly label: string;
  /** Available in HarperCollins results only (G-92). */
  readonly isMarketingSheet?: true;
  readonly outcomeOf: (titles: readonly SelectedTitle[]) => PrintOutcome;
}

/** [GRID-053] */
const nothingChosen = { message: 'Please select ISBN.' } as const;
/** [PRINT-11] */
const tooMany = {
  message: `This option has been disabled because you have selected more than ${printNowMaximum} titles.`,
} as const;

function titleSheets(titles: readonly SelectedTitle[]): PrintOutcome {
  if (titles.length > printNowMaximum) return tooMany;
  const codes = sections.map(({ code }) => code).slice(0, defaultVisibleSections);
  return { page: printableSheetAddress(titles, codes, titleSheetPrintDefaults) };
}

function marketingSheets(titles: readonly SelectedTitle[]): PrintOutcome {
  const companies: readonly string[] = marketingSheetCompanies;
  // Titles of other companies are skipped (G-92).
  const products = titles.flatMap(({ companyCode, productId }) =>
    companies.includes(companyCode) && productId !== null ? [productId] : [],
  );
  if (products.length === 0) return nothingChosen;
  return { page: addressOf('/chMarketingSheet', { products: products.join(), isShowCoop: false }) };
}

/** Storage key of the selection for multi-title reports (G-153) [STORE-08]. */
export const multipleReportKey = 'titlenet.multipleProjectionReport';

const severalReports = (report: 'Projections' | 'KeyAccounts', page: Address) => (titles: readonly SelectedTitle[]) => {
  const selections = titles.map(({ isbn, companyCode }) => ({ isbn, companyCode }));
  const { region } = reportDialogDefaults;
  window.localStorage.setItem(multipleReportKey, JSON.stringify({ region, report, selections, createdAt: Date.now() }));
  return { page };
};

const whenChosen = (outcomeOf: PrintAction['outcomeOf']) => (titles: readonly SelectedTitle[]) =>
  titles.length === 0 ? nothingChosen : outcomeOf(titles);

/** The print buttons of a result, with the defaults of their dialogs [GRID-041..GRID-044]. */
export const printActions: readonly PrintAction[] = [
  { label: 'Print Title Sheets', outcomeOf: whenChosen(titleSheets) },
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
