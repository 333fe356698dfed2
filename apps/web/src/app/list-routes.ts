import { lazyScreen } from './lazy-screen.tsx';
import type { RouteDefinition } from './route-definition.ts';

const backlistScreen = lazyScreen(() => import('../features/lists/BacklistScreen.tsx'), 'BacklistScreen');

const awards = () => import('../features/lists/AwardsScreens.tsx');

/** Lists of titles and of publicity events. */
export const listRoutes: readonly RouteDefinition[] = [
  {
    path: '/tradeCategories',
    title: 'Trade Categories',
    guide: 'tradeCategories',
    access: ['employee'],
    screen: lazyScreen(() => import('../features/lists/TradeCategoriesScreen.tsx'), 'TradeCategoriesScreen'),
  },
  {
    path: '/topCHAwards',
    title: 'Top CH Awards',
    guide: 'awards',
    access: ['employee'],
    screen: lazyScreen(awards, 'TopChAwardsScreen'),
  },
  {
    path: '/topTRAwards',
    title: 'Top TR Awards',
    guide: 'awards',
    access: ['employee'],
    screen: lazyScreen(awards, 'TopTrAwardsScreen'),
  },
  { path: '/backlistView/months', title: 'Backlist View', guide: 'backlist', screen: backlistScreen },
  { path: '/backlistView/life', title: 'Backlist View', guide: 'backlist', screen: backlistScreen },
  {
    path: '/publicityReports',
    title: 'Current Publicity Rpt',
    guide: 'publicity',
    access: ['employee'],
    screen: lazyScreen(() => import('../features/lists/PublicityScreen.tsx'), 'PublicityScreen'),
  },
  {
    path: '/completeness',
    title: 'Completeness',
    guide: 'completeness',
    access: ['employee'],
    screen: lazyScreen(() => import('../features/completeness/CompletenessScreen.tsx'), 'CompletenessScreen'),
  },
  {
    path: '/completeness/titles',
    title: 'Completeness',
    guide: 'completeness',
    access: ['employee'],
    screen: lazyScreen(() => import('../features/lists/CompletenessTitlesScreen.tsx'), 'CompletenessTitlesScreen'),
  },
  {
    path: '/changedTitles',
    title: 'Changed Titles',
    guide: 'changedTitles',
    screen: lazyScreen(() => import('../features/lists/ChangedTitlesScreen.tsx'), 'ChangedTitlesScreen'),
  },
  {
    path: '/onSale',
    title: 'On Sale',
    guide: 'onSale',
    screen: lazyScreen(() => import('../features/lists/OnSaleScreen.tsx'), 'OnSaleScreen'),
  },
  {
    path: '/teamNotes',
    title: 'Notes & Tags',
    guide: 'teamNotes',
    screen: lazyScreen(() => import('../features/lists/TeamNotesScreen.tsx'), 'TeamNotesScreen'),
  },
  {
    path: '/promotions',
    title: 'Promotions',
    guide: 'promotions',
    screen: lazyScreen(() => import('../features/lists/PromotionsScreen.tsx'), 'PromotionsScreen'),
  },
  {
    path: '/bestsellers',
    title: 'Bestsellers',
    guide: 'bestsellers',
    screen: lazyScreen(() => import('../features/lists/BestsellersScreen.tsx'), 'BestsellersScreen'),
  },
];
