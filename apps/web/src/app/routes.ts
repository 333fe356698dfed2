import { findCompany } from '@titlenet/catalogue/companies';
import { divisions } from '@titlenet/catalogue/divisions';
import { reports } from '@titlenet/catalogue/reports/reports';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import type { Query } from '../ui/address/query.ts';
import { queryValue } from '../ui/address/use-location.ts';
import { lazyScreen } from './lazy-screen.ts';
import { listRoutes } from './list-routes.ts';
import { PowerSearchShell } from './PowerSearchShell.tsx';
import type { Rewrite, RouteDefinition } from './route-definition.ts';
import { AccessDeniedScreen } from './screens/AccessDeniedScreen.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import { withSelectionActions } from './with-selection-actions.ts';

/** 'Trade(001) TitleSheet'. */
function titleSheetTitle({ query }: { query: Query }): string {
  const company = findCompany(queryValue(query, 'companyCode'));
  return company ? `${company.label}(${company.code}) TitleSheet` : 'TitleSheet';
}

const titleReports = reports.map((report) => ({ name: report.name, title: report.label }));
const sheetReports = reports.filter((report) => !report.opensInNewTab);

const reportScreen = lazyScreen(() => import('../features/reports/ReportScreen.tsx'), 'ReportScreen');

const multipleReportScreen = lazyScreen(
  () => import('../features/reports/MultipleReportScreen.tsx'),
  'MultipleReportScreen',
);

/** Reports on their own page, without the header (G-38 to G-45). */
const reportRoutes: readonly RouteDefinition[] = [
  {
    path: '/reports',
    title: 'Reports',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/reports/ReportIndexScreen.tsx'), 'ReportIndexScreen'),
  },
  {
    path: '/reports/pka',
    title: 'Projections and Key Accounts',
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
    hideHeader: true as const,
    screen: multipleReportScreen,
  })),
  ...[
    ...titleReports,
    { name: 'view/$viewId', title: 'Report View' },
    { name: 'titleView', title: 'Title View' },
    { name: 'channelReport', title: 'Channel Report' },
    { name: 'pointOfSale', title: 'Point of Sale' },
  ].map(({ name, title }) => ({
    path: `/reports/${name}`,
    title,
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
    hideHeader: true,
    screen: lazyScreen(() => import('../features/printing/PrintableScreen.tsx'), 'PrintableScreen'),
  },
  { path: '/titleSheet/$productId', title: titleSheetTitle, screen: titleSheetScreen },
  { path: '/titleSheet', title: titleSheetTitle, screen: titleSheetScreen },
  ...sheetReports.map((report) => ({
    path: `/titleSheet/reports/${report.name}`,
    title: report.label,
    hideHeader: isPrintable,
    screen: reportScreen,
  })),
  {
    path: '/titleSheet/reports/subsection/coopInfo',
    title: 'Co-Op Info',
    screen: lazyScreen(() => import('../features/coop/CoopInfoScreen.tsx'), 'CoopInfoScreen'),
  },
  {
    path: '/titleSheet/reports/subsection/adPromo',
    title: 'Ad/Promo',
    screen: lazyScreen(() => import('../features/coop/AdPromoScreen.tsx'), 'AdPromoScreen'),
  },
  {
    path: '/titleSheet/reports/subsection/onlineMarketing',
    title: 'Online Marketing',
    screen: lazyScreen(() => import('../features/coop/OnlineMarketingScreen.tsx'), 'OnlineMarketingScreen'),
  },
];

const powerSearchScreen = lazyScreen(
  () => import('../features/power-search/PowerSearchScreen.tsx'),
  'PowerSearchScreen',
);

const powerSearchResultScreen = lazyScreen(
  () => withSelectionActions(import('../features/power-search-result/PowerSearchResultScreen.tsx')),
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
      { path: `/Searching/PowerSearch/${powerSearch}`, title: 'Power Search', screen: powerSearchScreen },
      {
        path: `/Searching/PowerSearch/${powerSearch}/result`,
        title: 'Result - Power Search',
        screen: powerSearchResultScreen,
      },
      {
        path: `/Searching/PowerSearch/${powerSearch}/CustomizeFields`,
        title: 'Customize Export Fields',
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
  { path: '/', title: 'Home', screen: HomeScreen },
  {
    path: '/quickSearch',
    title: 'Result - Quick Search',
    screen: lazyScreen(() => import('../features/quick-search/QuickSearchScreen.tsx'), 'QuickSearchScreen'),
  },
  ...powerSearchRoutes,
  ...titleSheetRoutes,
  ...reportRoutes,
  { path: '/downloadCover/$isbn', title: 'Download Cover', hideHeader: true, screen: downloadCoverScreen },
  { path: '/downloadCover', title: 'Download Cover', hideHeader: true, screen: downloadCoverScreen },
  {
    path: '/downloadPhoto/$authorId',
    title: 'Download Photo',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/covers/DownloadPhotoScreen.tsx'), 'DownloadPhotoScreen'),
  },
  {
    path: '/chMarketingSheet',
    title: 'CH Marketing Sheet',
    hideHeader: true,
    screen: lazyScreen(() => import('../features/marketing-sheet/MarketingSheetScreen.tsx'), 'MarketingSheetScreen'),
  },
  ...listRoutes,
  {
    path: '/userLists',
    title: 'User Lists',
    screen: lazyScreen(() => import('../features/user-lists/UserListsScreen.tsx'), 'UserListsScreen'),
  },
  {
    path: '/compare',
    title: 'Compare Titles',
    screen: lazyScreen(() => import('../features/compare/CompareScreen.tsx'), 'CompareScreen'),
  },
  {
    path: '/imports',
    title: 'Imports',
    access: 'administrator',
    screen: lazyScreen(() => import('../features/imports/ImportsScreen.tsx'), 'ImportsScreen'),
  },
  {
    path: '/clearcache',
    title: 'Clear Cache',
    access: ['cacheClearer'],
    screen: lazyScreen(() => import('../features/clear-cache/ClearCacheScreen.tsx'), 'ClearCacheScreen'),
  },
  {
    path: '/healthcheck',
    title: 'Health Check',
    access: 'open',
    screen: lazyScreen(() => import('../features/health-check/HealthCheckScreen.tsx'), 'HealthCheckScreen'),
  },
  { path: '/403', title: 'Access denied', access: 'signedIn', screen: AccessDeniedScreen },
  { path: '/404', title: 'NOT FOUND', access: 'signedIn', screen: NotFoundScreen },
  { path: '/error', title: 'Error', access: 'open', screen: ErrorScreen },
];

/** A 'report' path is rewritten to the 'reports' one (G-35). */
export const rewrites: readonly Rewrite[] = [
  { from: '/report/$', to: '/reports' },
  { from: '/titleSheet/report/$', to: '/titleSheet/reports' },
];
