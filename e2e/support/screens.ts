import type { Page } from '@playwright/test';
import { sizeOfSheet } from './demo-sheets.ts';
import { keepFirstOfEachSection } from './packs.ts';
import { type CallProduct, findTitles, sheetAddress } from './product-api.ts';

/** A screen in a state, and how to recognise that it is loaded. */
export interface Screen {
  name: string;
  address: string;
  ready: (page: Page) => Promise<unknown>;
  /** Replaces responses of the server to reach the state. */
  prepare?: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
const text = (words: string) => (page: Page) => page.getByText(words, { exact: true }).waitFor();

const answerSearch = (response: { status?: number; json: object }) => (page: Page) =>
  page.route('**/api/Searching/QuickSearch', (route) => route.fulfill(response));

/** Every list and report on a grid. */
export const listScreens: Screen[] = [
  { name: 'trade category', address: '/#/tradeCategories?report=Mystery' },
  { name: 'backlist view', address: '/#/backlistView/months' },
  { name: 'award list', address: '/#/topTRAwards?awardId=8996' },
  { name: 'current publicity', address: '/#/publicityReports?report=Title' },
  { name: 'customized publicity', address: '/#/publicityReports?report=Customized' },
  { name: 'changed titles', address: '/#/changedTitles?period=month' },
  { name: 'titles on sale', address: '/#/onSale?period=month' },
  { name: 'promotions', address: '/#/promotions' },
  { name: 'bestsellers', address: '/#/bestsellers' },
  { name: 'titles by completeness', address: '/#/completeness/titles?by=imprint&level=bronze' },
].map((list) => ({ ...list, ready: (page: Page) => page.getByRole('grid').waitFor() }));

/** Every screen of the product in its states, without title sheets. */
export const screens: Screen[] = [
  { name: 'home', address: '/#/', ready: heading('On sale this week') },
  { name: 'result', address: '/#/quickSearch?title=the&company=1', ready: (page) => page.getByRole('grid').waitFor() },
  {
    name: 'result narrowed by a facet',
    address: '/#/quickSearch?title=the&company=1&facetStatus=AV',
    ready: async (page) => {
      await page.getByRole('grid').waitFor();
      await page.getByRole('button', { name: 'Remove Status Available' }).waitFor();
    },
  },
  { name: 'empty result', address: '/#/quickSearch?title=zzzzz&company=1', ready: text('No Titles found') },
  {
    name: 'empty result with what has titles',
    address: '/#/quickSearch?title=bargian&company=6',
    ready: (page) => page.getByRole('region', { name: 'What has titles' }).waitFor(),
  },
  {
    name: 'too many titles',
    address: '/#/quickSearch?title=a&company=180',
    prepare: answerSearch({ json: { data: [], total: 2_345, noData: true, moreCriteriaRequired: true } }),
    ready: text('Please add more criteria to further refine your search.'),
  },
  {
    name: 'failed search',
    address: '/#/quickSearch?title=a&company=6',
    prepare: answerSearch({ status: 500, json: { code: 'bug', message: 'Server error', traceId: '0'.repeat(32) } }),
    ready: (page) => page.getByRole('button', { name: 'Search again' }).waitFor(),
  },
  {
    name: 'unknown title',
    address: '/#/titleSheet/0?companyCode=001',
    ready: (page) => page.getByRole('main').getByRole('alert').waitFor(),
  },
  ...['HarperCollins', 'HQNA', 'HCCP'].map((form) => ({
    name: `power search of ${form}`,
    address: `/#/Searching/PowerSearch/${form}`,
    // All forms have this group; the tab is current when the form's own one is shown.
    ready: async (page: Page) => {
      await page.getByRole('link', { name: form, exact: true }).and(page.locator('[aria-current="page"]')).waitFor();
      await page.getByRole('group', { name: 'Title & people' }).waitFor();
    },
  })),
  {
    name: 'power search result',
    address: '/#/Searching/PowerSearch/HarperCollins/result?title=the&sortBy=title&isShowCover=true',
    ready: (page) => page.getByRole('grid').waitFor(),
  },
  {
    name: 'empty power search result',
    address: '/#/Searching/PowerSearch/HarperCollins/result?title=zzzzz&sortBy=title',
    ready: heading('No titles found'),
  },
  {
    name: 'fields of results',
    address: '/#/Searching/PowerSearch/HarperCollins/CustomizeFields?companyCode=001',
    ready: heading('Customize Export Fields'),
  },
  ...listScreens,
  { name: 'completeness', address: '/#/completeness', ready: heading('Completeness') },
  {
    name: 'faults by sender',
    address: '/#/completeness?by=sender',
    ready: (page) => page.getByRole('table', { name: 'Faults by Sender' }).waitFor(),
  },
  { name: 'user guide', address: '/guides/index.html#all', ready: heading('What TitleNet is for') },
  { name: 'user lists', address: '/#/userLists', ready: heading(/user lists/i) },
  { name: 'packs', address: '/#/packs', ready: heading('Packs') },
  {
    name: 'binder',
    address: '/#/packs/binder?pack=1&audience=internal',
    prepare: keepFirstOfEachSection,
    ready: text('2 titles ready to print'),
  },
  { name: 'following', address: '/#/following', ready: heading('Following') },
  { name: 'notes and tags', address: '/#/teamNotes', ready: heading('Notes & Tags') },
  { name: 'read tokens', address: '/#/readTokens', ready: heading('Read Tokens') },
  { name: 'imports', address: '/#/imports', ready: heading('Imports') },
  { name: '403', address: '/#/403', ready: heading('Access denied :(') },
  { name: '404', address: '/#/404', ready: heading('Page not found :(') },
  { name: 'error', address: '/#/error', ready: heading('An error has occurred:') },
  { name: 'health check', address: '/#/healthcheck', ready: (page) => page.getByText('"Healthy"').first().waitFor() },
  { name: 'clear cache', address: '/#/clearcache', ready: text('Cache has been cleared.') },
];

/** The sheets with the most and the least content among the first titles of the main division, and a tip sheet. */
export async function richAndBareSheet(call: CallProduct): Promise<Screen[]> {
  const found = (await findTitles(call, { title: 'a', company: 1 })).slice(0, 40);
  const sized = await Promise.all(found.map(async (title) => ({ title, size: await sizeOfSheet(call, title) })));
  sized.sort((a, b) => a.size - b.size);
  const ready = heading('Editorial');
  const { productId, companyCode } = sized.at(-1)!.title;
  return [
    {
      name: 'tip sheet',
      address: `/#/titleSheet/printable?sheet=tip&selectedProducts=${productId}:${companyCode}`,
      ready: text('1 of 1 ready to print'),
    },
    { name: 'bare sheet', address: sheetAddress(sized[0]!.title), ready },
    { name: 'rich sheet', address: sheetAddress(sized.at(-1)!.title), ready },
  ];
}
