import { MAX_COMPARED_TITLES, MIN_COMPARED_TITLES } from '@titlenet/catalogue/comparison/compare-titles';
import { comparisonAddress } from '@titlenet/catalogue/comparison/comparison-address';
import { type MultipleReportKind, multipleReportKinds } from '@titlenet/catalogue/reports/multiple-reports';
import { marketingSheetCompanies } from '@titlenet/catalogue/reports/reports';
import { MAX_FOLLOWED } from '@titlenet/contract/following';
import type { Address } from '../../ui/address/links.ts';
import type { SelectedTitle } from './selected-title.ts';

type Titles = readonly SelectedTitle[];

/** What an action leads to: a dialog with its titles, a page, following the titles, or the reason why not. */
export type ActionOutcome =
  | { readonly dialog: 'titleSheets' | 'marketingSheets' | 'addToList' | 'addToPack' | 'onix'; readonly titles: Titles }
  | { readonly dialog: 'reports'; readonly kind: MultipleReportKind; readonly titles: Titles }
  | { readonly address: Address }
  | { readonly follow: readonly { companyCode: string; isbn: string }[] }
  | { readonly message: string };

/** An action on the selected titles of a grid. Its button is always enabled; without titles it leads to a message. */
export interface TitleAction {
  readonly label: string;
  /** Tooltip, where the label is short. */
  readonly description?: string;
  /** Only where marketing sheets are offered (G-92). */
  readonly isMarketingSheet?: true;
  readonly outcomeOf: (titles: Titles) => ActionOutcome;
}

export const nothingSelected = { message: 'Please select ISBN.' } as const;

const whenSelected = (outcomeOf: TitleAction['outcomeOf']) => (titles: Titles) =>
  titles.length === 0 ? nothingSelected : outcomeOf(titles);

function printMarketingSheets(titles: Titles): ActionOutcome {
  const companies: readonly string[] = marketingSheetCompanies;
  // Titles of other companies are left out (G-92).
  const printed = titles.filter(({ companyCode, productId }) => companies.includes(companyCode) && productId !== null);
  return printed.length === 0 ? nothingSelected : { dialog: 'marketingSheets', titles: printed };
}

function addToList(titles: Titles): ActionOutcome {
  const hasIsbn = titles.some(({ isbn }) => isbn.trim() !== '');
  return hasIsbn ? { dialog: 'addToList', titles } : { message: 'A list holds ISBNs. The selected titles have none.' };
}

function addToPack(titles: Titles): ActionOutcome {
  const named = titles.filter(({ isbn }) => isbn.trim() !== '');
  return named.length > 0
    ? { dialog: 'addToPack', titles: named }
    : { message: 'A pack names its titles by ISBN. The selected titles have none.' };
}

function follow(titles: Titles): ActionOutcome {
  const named = titles.filter(({ isbn }) => isbn.trim() !== '');
  if (named.length === 0) return { message: 'Titles are followed by ISBN. The selected titles have none.' };
  if (named.length > MAX_FOLLOWED) return { message: `Please select at most ${MAX_FOLLOWED} titles.` };
  return { follow: named.map(({ companyCode, isbn }) => ({ companyCode, isbn })) };
}

function compare(titles: Titles): ActionOutcome {
  const canCompare = titles.length >= MIN_COMPARED_TITLES && titles.length <= MAX_COMPARED_TITLES;
  return canCompare
    ? { address: comparisonAddress(titles) }
    : { message: `Please select ${MIN_COMPARED_TITLES} to ${MAX_COMPARED_TITLES} titles.` };
}

/** The actions on titles in every grid, in the order of their buttons. */
export const titleActions: readonly TitleAction[] = [
  { label: 'Print Title Sheets', outcomeOf: whenSelected((titles) => ({ dialog: 'titleSheets', titles })) },
  ...multipleReportKinds.map((kind) => ({
    label: kind.action,
    outcomeOf: whenSelected((titles) => ({ dialog: 'reports', kind, titles })),
  })),
  {
    label: 'Print Selected CH Marketing Sheets',
    isMarketingSheet: true,
    outcomeOf: whenSelected(printMarketingSheets),
  },
  { label: 'Add to List', outcomeOf: whenSelected(addToList) },
  { label: 'Add to Pack', description: 'Titles for a meeting, with notes', outcomeOf: whenSelected(addToPack) },
  { label: 'Follow', description: 'Changes appear on the page Following and on home', outcomeOf: whenSelected(follow) },
  { label: 'Compare', outcomeOf: compare },
  { label: 'ONIX', description: 'Export as ONIX', outcomeOf: whenSelected((titles) => ({ dialog: 'onix', titles })) },
];
