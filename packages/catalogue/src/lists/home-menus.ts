import { childrensAwardLists, tradeAwardLists } from '../reports/award-lists.ts';
import { type QuickReport, quickReports } from '../reports/quick-reports.ts';
import { tradeCategories } from '../reports/trade-categories.ts';
import { backlistAddress, backlistViews } from './backlist.ts';
import { publicityViews } from './publicity-views.ts';

/** Keys of the lists that menus lead to, by which the server names those without titles or events. */
export const homeListKeys = {
  publicity: (view: string) => `publicity:${view}`,
  backlist: (time: string) => `backlist:${time}`,
  tradeCategory: (report: string) => `tradeCategory:${report}`,
  award: (audience: 'childrens' | 'trade', id: number) => `award:${audience}:${id}`,
} as const;

/** An entry of a menu of the home page: a list of the product, a configured link or a quick report. */
export type HomeEntry =
  | { readonly label: string; readonly address: string; readonly list: string }
  | { readonly label: string; readonly link: 'reportNet' | 'userGuide' }
  | { readonly label: string; readonly quickReport: QuickReport };

export interface HomeMenuGroup {
  readonly heading: string;
  readonly entries: readonly HomeEntry[];
}

/** Left of the home page, for employees (HOME-05 to HOME-14). */
export const homeLeftMenu: readonly HomeMenuGroup[] = [
  {
    heading: 'ReportNet',
    entries: [
      { label: 'Get Reports', link: 'reportNet' },
      { label: 'User Guide', link: 'userGuide' },
    ],
  },
  {
    heading: 'Current Publicity Rpt',
    entries: publicityViews.map(({ key, label }) => ({
      label,
      address: `/publicityReports?report=${key}`,
      list: homeListKeys.publicity(key),
    })),
  },
];

/** Right of the home page, for employees (HOME-18 to HOME-23). */
export const homeRightMenu: readonly HomeMenuGroup[] = [
  {
    heading: 'Quick Links',
    entries: quickReports.map((quickReport) => ({ label: quickReport.label, quickReport })),
  },
  {
    heading: 'Backlist Views',
    entries: backlistViews.map(({ label, query }) => ({
      label,
      address: backlistAddress(query),
      list: homeListKeys.backlist(query.time),
    })),
  },
  {
    heading: 'Trade Categories',
    entries: tradeCategories.map(({ report, caption }) => ({
      label: caption,
      address: `/tradeCategories?report=${report}`,
      list: homeListKeys.tradeCategory(report),
    })),
  },
  {
    heading: 'Top CH Awards',
    entries: childrensAwardLists.map(({ id, name }) => ({
      label: name,
      address: `/topCHAwards?awardId=${id}`,
      list: homeListKeys.award('childrens', id),
    })),
  },
  {
    heading: 'Top TR Awards',
    entries: tradeAwardLists.map(({ id, name }) => ({
      label: name,
      address: `/topTRAwards?awardId=${id}`,
      list: homeListKeys.award('trade', id),
    })),
  },
];
