import { findCompany } from '@titlenet/catalogue/companies';
import { divisions } from '@titlenet/catalogue/divisions';
import { reports } from '@titlenet/catalogue/reports/reports';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import type { Query } from '../ui/address/query.ts';
import { queryValue } from '../ui/address/use-location.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { listRoutes } from './list-routes.ts';
import { PowerSearchShell } from './PowerSearchShell.tsx';
import type { Rewrite, RouteDefinition } from './route-definition.ts';
import { AccessDeniedScreen } from './screens/AccessDeniedScreen.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';

/** 'Trade(001) TitleSheet'. */
function titleSheetTitle({ query }: { query: Query }): string {
  const company = findCompany(queryValue(query, 'companyCode'));
  return company ? `${company.label}(${company.code}) TitleSheet` : 'TitleSheet';
}

const titleReports = reports.map(({ name, label }) => ({ name, title: label, guide: name }));
const sheetReports = reports.filter((report) => !report.opensInNewTab);

const reportScreen = lazyScreen(() => import('../features/reports/ReportScreen.tsx'), 'ReportScreen');

const multipleReportScreen = lazyScreen(
  () => import('../features/reports/MultipleReportScreen.tsx'),
  'MultipleReportScreen',
);

/** Reports on their own page, without the header (G-38 to G-45), and their index. */
const reportRoutes: readonly RouteDefinition[] = [
  {
    path: '/reports',
    title: 'Reports',
    guide: 'reports',
    screen: lazyScreen(() => import('../features/reports/ReportIndexScreen.tsx'), 'ReportIndexScreen'),
  },
  {
    path: '/reports/pka',
    title: 'Projections and Key Accounts',
    guide: 'pka',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/reports/PkaScreen.tsx'), 'PkaScreen'),
  },
  ...[
    { name: 'keyAccountsMultiple', title: 'Key Account Projection Report' },
    { name: 'keyAccountsMultipleCa', title: 'Key Account (CA) Projection Report' },
    { name: 'projectionsMultiple', title: 'Marketing Projection Report' },
    { name: 'projectionsMultipleCa', title: 'Marketing Projection (CA) Report' },
  ].map(({ name, title }) => ({
    path: `/reports/${name}`,
    title,
    guide: 'multipleReports' as const,
    hideHeader: true as const,
    screen: multipleReportScreen,
  })),
  ...[
    ...titleReports,
    { name: 'view/$viewId', title: 'Report View', guide: 'reports' as const },
    { name: 'titleView', title: 'Title View', guide: 'titleView' as const },
    { name: 'channelReport', title: 'Channel Report', guide: 'channelReport' as const },
    { name: 'pointOfSale', title: 'Point of Sale', guide: 'pointOfSale' as const },
  ].map(({ name, title, guide }) => ({
    path: `/reports/${name}`,
    title,
    guide,
    hideHeader: true as const,
    screen: reportScreen,
  })),
];

/** A report that is to be printed has no header (G-137). */
const isPrintable = ({ query }: { query: Query }) => queryValue(query, 'isPrintable') === 'true';

const titleSheetScreen = lazyScreen(() => import('../features/title-sheet/TitleSheetScreen.tsx'), 'TitleSheetScreen');

const titleSheetRoutes: readonly RouteDefinition[] = [
  {
    path: '/titleSheet/printable',
    title: 'Printable TitleSheet',
    guide: 'printing',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/printing/PrintableScreen.tsx'), 'PrintableScreen'),
  },
  { path: '/titleSheet/$productId', title: titleSheetTitle, guide: 'titleSheet', screen: titleSheetScreen },
  { path: '/titleSheet', title: titleSheetTitle, guide: 'titleSheet', screen: titleSheetScreen },
  ...sheetReports.map((report) => ({
    path: `/titleSheet/reports/${report.name}`,
    title: report.label,
    guide: report.name,
    hideHeader: isPrintable,
    screen: reportScreen,
  })),
  {
    path: '/titleSheet/reports/subsection/coopInfo',
    title: 'Co-Op Info',
    guide: 'coopInfo',
    screen: lazyScreen(() => import('../features/coop/CoopInfoScreen.tsx'), 'CoopInfoScreen'),
  },
  {
    path: '/titleSheet/reports/subsection/adPromo',
    title: 'Ad/Promo',
    guide: 'coopInfo',
    screen: lazyScreen(() => import('../features/coop/AdPromoScreen.tsx'), 'AdPromoScreen'),
  },
  {
    path: '/titleSheet/reports/subsection/onlineMarketing',
    title: 'Online Marketing',
    guide: 'coopInfo',
    screen: lazyScreen(() => import('../features/coop/OnlineMarketingScreen.tsx'), 'OnlineMarketingScreen'),
  },
];

const powerSearchScreen = lazyScreen(
  () => import('../features/power-search/PowerSearchScreen.tsx'),
  'PowerSearchScreen',
);

const powerSearchResultScreen = lazyScreen(
  () => import('../features/power-search-result/PowerSearchResultScreen.tsx'),
  'PowerSearchResultScreen',
);
const customizeFieldsScreen = lazyScreen(
  () => import('../features/customize-fields/CustomizeFieldsScreen.tsx'),
  'CustomizeFieldsScreen',
);

const powerSearchRoutes: readonly RouteDefinition[] = divisions
  .filter((division) => division.powerSearch !== null)
  .flatMap(({ number, powerSearch }) =>
    [
      {
        path: `/Searching/PowerSearch/${powerSearch}`,
        title: 'Power Search',
        guide: 'powerSearch' as const,
        screen: powerSearchScreen,
      },
      {
        path: `/Searching/PowerSearch/${powerSearch}/result`,
        title: 'Result - Power Search',
        guide: 'powerSearchResult' as const,
        screen: powerSearchResultScreen,
      },
      {
        path: `/Searching/PowerSearch/${powerSearch}/CustomizeFields`,
        title: 'Customize Export Fields',
        guide: 'customizeFields' as const,
        screen: customizeFieldsScreen,
      },
    ].map((route) => ({ ...route, requiredDivision: number, menu: 'power' as const, shell: PowerSearchShell })),
  );

const downloadCoverScreen = lazyScreen(
  () => import('../features/covers/DownloadCoverScreen.tsx'),
  'DownloadCoverScreen',
);

/** Every route of the product, in one table. */
export const routes: readonly RouteDefinition[] = [
  { path: '/', title: 'Home', guide: 'home', screen: HomeScreen },
  {
    path: '/quickSearch',
    title: 'Result - Quick Search',
    guide: 'quickSearch',
    screen: lazyScreen(() => import('../features/quick-search/QuickSearchScreen.tsx'), 'QuickSearchScreen'),
  },
  ...powerSearchRoutes,
  ...titleSheetRoutes,
  ...reportRoutes,
  {
    path: '/downloadCover/$isbn',
    title: 'Download Cover',
    guide: 'pictures',
    hideHeader: true,
    screen: downloadCoverScreen,
  },
  { path: '/downloadCover', title: 'Download Cover', guide: 'pictures', hideHeader: true, screen: downloadCoverScreen },
  {
    path: '/downloadPhoto/$authorId',
    title: 'Download Photo',
    guide: 'pictures',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/covers/DownloadPhotoScreen.tsx'), 'DownloadPhotoScreen'),
  },
  {
    path: '/chMarketingSheet',
    title: 'CH Marketing Sheet',
    guide: 'marketingSheet',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/marketing-sheet/MarketingSheetScreen.tsx'), 'MarketingSheetScreen'),
  },
  ...listRoutes,
  {
    path: '/userLists',
    title: 'User Lists',
    guide: 'userLists',
    screen: lazyScreen(() => import('../features/user-lists/UserListsScreen.tsx'), 'UserListsScreen'),
  },
  {
    path: '/packs',
    title: 'Packs',
    guide: 'packs',
    screen: lazyScreen(() => import('../features/packs/PacksScreen.tsx'), 'PacksScreen'),
  },
  {
    path: '/packs/wall',
    title: 'On the Wall',
    guide: 'packs',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/packs/wall/WallScreen.tsx'), 'WallScreen'),
  },
  {
    path: '/packs/notes',
    title: 'Notes of the Presentation',
    guide: 'packs',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/packs/wall/NotesScreen.tsx'), 'NotesScreen'),
  },
  {
    path: '/packs/binder',
    title: 'Binder',
    guide: 'packs',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/packs/BinderScreen.tsx'), 'BinderScreen'),
  },
  {
    path: '/following',
    title: 'Following',
    guide: 'following',
    screen: lazyScreen(() => import('../features/following/FollowingScreen.tsx'), 'FollowingScreen'),
  },
  {
    path: '/compare',
    title: 'Compare Titles',
    guide: 'compare',
    screen: lazyScreen(() => import('../features/compare/CompareScreen.tsx'), 'CompareScreen'),
  },
  {
    path: '/readTokens',
    title: 'Read Tokens',
    guide: 'readTokens',
    screen: lazyScreen(() => import('../features/read-tokens/ReadTokensScreen.tsx'), 'ReadTokensScreen'),
  },
  {
    path: '/imports',
    title: 'Imports',
    guide: 'imports',
    access: 'administrator',
    screen: lazyScreen(() => import('../features/imports/ImportsScreen.tsx'), 'ImportsScreen'),
  },
  {
    path: '/clearcache',
    title: 'Clear Cache',
    guide: 'clearCache',
    access: ['cacheClearer'],
    screen: lazyScreen(() => import('../features/clear-cache/ClearCacheScreen.tsx'), 'ClearCacheScreen'),
  },
  {
    path: '/healthcheck',
    title: 'Health Check',
    guide: 'healthCheck',
    access: 'open',
    screen: lazyScreen(() => import('../features/health-check/HealthCheckScreen.tsx'), 'HealthCheckScreen'),
  },
  { path: '/403', title: 'Access denied', guide: 'help', access: 'signedIn', screen: AccessDeniedScreen },
  { path: '/404', title: 'NOT FOUND', guide: 'help', access: 'signedIn', screen: NotFoundScreen },
  { path: '/error', title: 'Error', guide: 'help', access: 'open', screen: ErrorScreen },
];

/** A 'report' path is rewritten to the 'reports' one (G-35). */
export const rewrites: readonly Rewrite[] = [
  { from: '/report/$', to: '/reports' },
  { from: '/titleSheet/report/$', to: '/titleSheet/reports' },
];
