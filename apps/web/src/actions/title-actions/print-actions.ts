import { type MultipleReportKind, multipleReportKinds } from '@titlenet/catalogue/reports/multiple-reports';
import { marketingSheetCompanies } from '@titlenet/catalogue/reports/reports';
import type { SelectedTitle } from './selection-actions.tsx';

/** What a print action leads to: a dialog with its titles, or the reason why not. */
export type PrintOutcome =
  | { readonly dialog: 'titleSheets' | 'marketingSheets'; readonly titles: readonly SelectedTitle[] }
  | { readonly dialog: 'reports'; readonly kind: MultipleReportKind; readonly titles: readonly SelectedTitle[] }
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

const whenChosen = (outcomeOf: PrintAction['outcomeOf']) => (titles: readonly SelectedTitle[]) =>
  titles.length === 0 ? nothingChosen : outcomeOf(titles);

/** The print buttons of a grid with titles. */
export const printActions: readonly PrintAction[] = [
  { label: 'Print Title Sheets', outcomeOf: whenChosen((titles) => ({ dialog: 'titleSheets', titles })) },
  ...multipleReportKinds.map((kind) => ({
    label: kind.action,
    outcomeOf: whenChosen((titles) => ({ dialog: 'reports', kind, titles })),
  })),
  {
    label: 'Print Selected CH Marketing Sheets',
    isMarketingSheet: true,
    outcomeOf: whenChosen(marketingSheets),
  },
];
