import { getChangedTitles } from '@titlenet/contract/changed-titles';
import { getCompleteness, getCompletenessTitles } from '@titlenet/contract/completeness';
import { getEmptyLists, visitHome } from '@titlenet/contract/home';
import { exportList, exportPublicityFlash, exportPublicityFlashByQuery } from '@titlenet/contract/list-export';
import {
  findCustomizedPublicity,
  findTop,
  getPublicityFlash,
  getTopChAwards,
  getTopTrAwards,
  getTradeCategory,
} from '@titlenet/contract/lists';
import { getOnSaleTitles } from '@titlenet/contract/on-sale';
import { getPromotions } from '@titlenet/contract/promotions';
import { downloadFaults, exportFaults, getFaultyTitles, getQuality } from '@titlenet/contract/quality';
import { exportTable } from '@titlenet/contract/table-export';
import { everyRole, type MatrixLine } from './matrix-line.ts';

/** The lists hold only titles of the caller's companies, which `lists.test.ts` proves. */
const forEmployees = { for: ['employee'], company: 'any' } as const;
const forAll = { for: everyRole, company: 'any' } as const;

/** Who may call what of the lists: a part of the access matrix. */
export const listsMatrix: readonly MatrixLine[] = [
  { endpoint: getTradeCategory, ...forEmployees, call: () => ({ url: '/api/Reports/TradeCategories/Mystery' }) },
  { endpoint: getTopChAwards, ...forEmployees, call: () => ({ url: '/api/Reports/TopChAwards/8996' }) },
  { endpoint: getTopTrAwards, ...forEmployees, call: () => ({ url: '/api/Reports/TopTRAwards/8996' }) },
  { endpoint: getPublicityFlash, ...forEmployees, call: () => ({ url: '/api/Reports/PublicityFlash/Pr' }) },
  {
    endpoint: findCustomizedPublicity,
    ...forEmployees,
    call: () => ({
      url: '/api/Reports/CustomizedPublicityFlash',
      payload: { startDate: '2026-03-01T00:00:00', endDate: '2026-03-02T00:00:00' },
    }),
  },
  { endpoint: getEmptyLists, ...forEmployees, call: () => ({ url: '/api/EmptyLists' }) },
  { endpoint: visitHome, ...forAll, call: () => ({ url: '/api/Visits' }) },
  { endpoint: getChangedTitles, ...forAll, call: () => ({ url: '/api/ChangedTitles' }) },
  { endpoint: getOnSaleTitles, ...forAll, call: () => ({ url: '/api/OnSale?from=2026-03-01&to=2026-03-07' }) },
  { endpoint: getPromotions, ...forAll, call: () => ({ url: '/api/Promotions' }) },
  { endpoint: getCompleteness, ...forEmployees, call: () => ({ url: '/api/Completeness/imprint' }) },
  {
    endpoint: getCompletenessTitles,
    ...forEmployees,
    call: () => ({ url: '/api/Completeness/editor/titles?level=none' }),
  },
  { endpoint: getQuality, ...forEmployees, call: () => ({ url: '/api/Quality' }) },
  { endpoint: getFaultyTitles, ...forEmployees, call: () => ({ url: '/api/Quality/titles?sender=house&kind=1' }) },
  { endpoint: downloadFaults, ...forEmployees, call: () => ({ url: '/api/Quality/file?sender=house&as=csv' }) },
  { endpoint: exportFaults, ...forEmployees, call: () => ({ url: '/api/Quality/excel?sender=house' }) },
  { endpoint: findTop, ...forAll, call: () => ({ url: '/api/Reports/Top', payload: {} }) },
  { endpoint: exportList, ...forAll, call: () => ({ url: '/api/Export/Excel', payload: { rows: [] } }) },
  {
    endpoint: exportTable,
    ...forAll,
    call: () => ({
      url: '/api/Export/Table/Excel',
      payload: { name: 'List', columns: [{ name: 'isbn', label: 'ISBN', type: 'code' }], rows: [] },
    }),
  },
  {
    endpoint: exportPublicityFlash,
    ...forAll,
    call: () => ({ url: '/api/Export/PublicityFlash/Excel', payload: { rows: [] } }),
  },
  {
    endpoint: exportPublicityFlashByQuery,
    ...forAll,
    call: () => ({ url: '/api/Export/excel/publicityFlash?publicityHeader=x', payload: { rows: [] } }),
  },
];
