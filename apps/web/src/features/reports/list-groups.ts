import { backlistAddress, backlistLabels } from '@titlenet/catalogue/lists/backlist';
import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/reports/award-lists';
import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import type { Role } from '@titlenet/catalogue/roles';

interface ListGroup {
  readonly label: string;
  /** Absent: for all roles. */
  readonly roles?: readonly Role[];
  readonly lists: readonly { readonly label: string; readonly address: string }[];
}

const employees: readonly Role[] = ['employee'];
const { top, time, type } = backlistLabels;

/** The lists across titles that the index of reports leads to (G-40). */
export const listGroups: readonly ListGroup[] = [
  {
    label: 'Sales',
    lists: [
      ...(['13', 'ltd'] as const).map((period) => ({
        label: `${top[100]}, ${time[period]}, ${type.U}`,
        address: backlistAddress({ top: 100, businessUnit: 'all', time: period, type: 'U' }),
      })),
      { label: 'Bestsellers', address: '/bestsellers' },
      { label: 'Promotions', address: '/promotions' },
    ],
  },
  {
    label: 'Trade Categories',
    roles: employees,
    lists: tradeCategories.map(({ report, caption }) => ({
      label: caption,
      address: `/tradeCategories?report=${report}`,
    })),
  },
  {
    label: 'Top CH Awards',
    roles: employees,
    lists: childrensAwardLists.map(({ id, name }) => ({ label: name, address: `/topCHAwards?awardId=${id}` })),
  },
  {
    label: 'Top TR Awards',
    roles: employees,
    lists: tradeAwardLists.map(({ id, name }) => ({ label: name, address: `/topTRAwards?awardId=${id}` })),
  },
];
