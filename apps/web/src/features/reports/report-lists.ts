import { backlistAddress, backlistViews } from '@titlenet/catalogue/lists/backlist';
import { publicityViews } from '@titlenet/catalogue/lists/publicity-views';
import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/reports/award-lists';
import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import type { Role } from '@titlenet/catalogue/roles';
import { type Address, addressOf } from '../../ui/address/links.ts';

/** A group of lists in the report index. */
export interface ReportListGroup {
  readonly label: string;
  /** Roles that may open its lists; absent: everyone who may open the index. */
  readonly access?: readonly Role[];
  readonly lists: readonly { readonly label: string; readonly address: Address }[];
}

const employees: readonly Role[] = ['employee'];

/** Every list of the product (G-40). */
export const reportListGroups: readonly ReportListGroup[] = [
  {
    label: 'Current Publicity Rpt',
    access: employees,
    lists: publicityViews.map(({ key, label }) => ({
      label,
      address: addressOf('/publicityReports', { report: key }),
    })),
  },
  {
    label: 'Backlist Views',
    lists: backlistViews.map(({ label, query }) => ({ label, address: backlistAddress(query) })),
  },
  {
    label: 'Trade Categories',
    access: employees,
    lists: tradeCategories.map(({ report, caption }) => ({
      label: caption,
      address: addressOf('/tradeCategories', { report }),
    })),
  },
  {
    label: 'Top CH Awards',
    access: employees,
    lists: childrensAwardLists.map(({ id, name }) => ({
      label: name,
      address: addressOf('/topCHAwards', { awardId: id }),
    })),
  },
  {
    label: 'Top TR Awards',
    access: employees,
    lists: tradeAwardLists.map(({ id, name }) => ({
      label: name,
      address: addressOf('/topTRAwards', { awardId: id }),
    })),
  },
  {
    label: 'Sales and Lists',
    lists: [
      { label: 'Changed Titles', address: '/changedTitles' },
      { label: 'On Sale', address: '/onSale' },
      { label: 'Bestsellers', address: '/bestsellers' },
      { label: 'Promotions', address: '/promotions' },
      { label: 'Notes & Tags', address: '/teamNotes' },
      { label: 'User Lists', address: '/userLists' },
    ],
  },
];
