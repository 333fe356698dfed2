import { type DefinedReportName, reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';

const reportPages: readonly DefinedReportName[] = reportDefinitions.map(({ name }) => name);

/**
 * The pages of the user guide in reading order. Each one is a file of `apps/web/guide/pages` and an anchor of the guide
 * (G-41). Only the build reads this list; the app needs the type.
 */
export const guideGroups = [
  {
    heading: 'First steps',
    pages: ['start', 'signIn', 'home', 'searchBox', 'quickSearch', 'results', 'marketStatus', 'keyboard'],
  },
  { heading: 'Power search', pages: ['powerSearch', 'powerSearchResult', 'customizeFields'] },
  {
    heading: 'Titles',
    pages: [
      'titleSheet',
      'coopInfo',
      'printing',
      'marketingSheet',
      'pictures',
      'compare',
      'userLists',
      'packs',
      'following',
      'teamNotes',
    ],
  },
  { heading: 'Reports of a title', pages: ['reports', ...reportPages, 'pka', 'multipleReports'] },
  {
    heading: 'Lists',
    pages: [
      'changedTitles',
      'onSale',
      'publicity',
      'backlist',
      'tradeCategories',
      'awards',
      'promotions',
      'bestsellers',
      'completeness',
    ],
  },
  { heading: 'Running TitleNet', pages: ['readTokens', 'imports', 'clearCache', 'healthCheck', 'help'] },
] as const;

export type GuidePage = (typeof guideGroups)[number]['pages'][number];
