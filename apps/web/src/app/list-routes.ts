import { lazyScreen } from './lazy-screen.ts';
import type { RouteDefinition } from './route-definition.ts';

const backlistScreen = lazyScreen(() => import('../features/lists/BacklistScreen.tsx'), 'BacklistScreen');

const awards = () => import('../features/lists/AwardsScreens.tsx');

/** Loaded with the first list, because the definitions of lists are not needed before. */
const addresses = () => import('../features/lists/list-addresses.ts');

/** Lists of titles and of publicity events. */
export const listRoutes: readonly RouteDefinition[] = [
  {
    path: '/tradeCategories',
    title: 'Trade Categories',
    guide: 'tradeCategories',
    isKnownAddress: async ({ query }) => (await addresses()).tradeCategoryOf(query) !== undefined,
    access: ['employee'],
    screen: lazyScreen(() => import('../features/lists/TradeCategoriesScreen.tsx'), 'TradeCategoriesScreen'),
  },
  {
    path: '/topCHAwards',
    title: 'Top CH Awards',
    guide: 'awards',
    isKnownAddress: async ({ query }) => (await addresses()).awardListOf('children', query) !== undefined,
    access: ['employee'],
    screen: lazyScreen(awards, 'TopChAwardsScreen'),
  },
  {
    path: '/topTRAwards',
    title: 'Top TR Awards',
    guide: 'awards',
    isKnownAddress: async ({ query }) => (await addresses()).awardListOf('trade', query) !== undefined,
    access: ['employee'],
    screen: lazyScreen(awards, 'TopTrAwardsScreen'),
  },
  { path: '/backlistView/months', title: 'Backlist View', guide: 'backlist', screen: backlistScreen },
  { path: '/backlistView/life', title: 'Backlist View', guide: 'backlist', screen: backlistScreen },
  {
    path: '/publicityReports',
    title: 'Current Publicity Rpt',
    guide: 'publicity',
    isKnownAddress: async ({ query }) => (await addresses()).publicityViewOf(query) !== undefined,
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
    isKnownAddress: async ({ query }) => (await addresses()).completenessQueryOf(query) !== undefined,
    access: ['employee'],
    screen: lazyScreen(() => import('../features/lists/CompletenessTitlesScreen.tsx'), 'CompletenessTitlesScreen'),
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
