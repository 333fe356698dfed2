import { expect, type Page } from '@playwright/test';
import {
  downloadCoverAddress,
  printableSheetAddress,
  tipSheetAddress,
  titleSheetAddress,
  titleSheetReportAddress,
} from '@titlenet/catalogue/addresses';
import { comparisonAddress } from '@titlenet/catalogue/comparison/comparison-address';
import { titleSheetPrintDefaults } from '@titlenet/catalogue/constants';
import type { ReportName } from '@titlenet/catalogue/reports/reports';
import type { CallProduct, FoundTitle } from './product-api.ts';
import { findTitles } from './product-api.ts';

/** A picture of the user guide. */
export interface GuideScreen {
  /** Name of the file. */
  name: string;
  /** Address after the `#`. */
  address: string;
  /** Brings the screen into the state that is shown. */
  act?: (page: Page) => Promise<unknown>;
}

interface Answer {
  header: { ltdNet?: number | null } | null;
  data?: unknown[];
}

/** Titles that are looked at for one with many figures. */
const MAX_TITLES = 60;
const MAX_ROWS = 12;

type Worth = (answer: Answer) => number;
const rows: Worth = ({ data }) => Math.min(data?.length ?? 0, MAX_ROWS);
/** Powers of ten, so that a title with many rows wins over one with a little more sales. */
const sales: Worth = (answer) => rows(answer) + MAX_ROWS * Math.log10(Math.max(1, answer.header?.ltdNet ?? 1));

/** The first of the titles with the most to see in some reports. */
async function richest(
  call: CallProduct,
  titles: readonly FoundTitle[],
  reports: readonly string[],
  worth: Worth,
): Promise<FoundTitle> {
  let best = { title: titles[0]!, total: -1 };
  for (const title of titles.slice(0, MAX_TITLES)) {
    let total = 0;
    for (const report of reports)
      total += worth(await call<Answer>(`/api/Reports/${title.companyCode}/${title.isbn}/${report}`));
    if (total > best.total) best = { title, total };
  }
  return best.title;
}

const selectRows = (count: number) => async (page: Page) => {
  for (let row = 0; row < count; row += 1)
    await page
      .getByRole('grid')
      .locator(`[aria-rowindex="${row + 2}"]`)
      .getByRole('checkbox')
      .check();
};

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** Screens that need no particular title. */
const fixedScreens: readonly GuideScreen[] = [
  { name: 'home', address: '/' },
  { name: 'quickSearch', address: '/quickSearch?title=the&company=1' },
  { name: 'results', address: '/quickSearch?title=the&company=1', act: selectRows(3) },
  {
    name: 'searchBox',
    address: '/',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Titles, pages, reports and lists' }).fill('moon');
      await expect(page.getByRole('group', { name: /^Titles in HarperCollins/ })).toBeVisible();
    },
  },
  { name: 'powerSearch', address: '/Searching/PowerSearch/HarperCollins' },
  {
    name: 'powerSearchResult',
    address: '/Searching/PowerSearch/HarperCollins/result?title=the&sortBy=title&isShowCover=true',
  },
  { name: 'customizeFields', address: '/Searching/PowerSearch/HarperCollins/CustomizeFields?companyCode=001' },
  {
    name: 'multipleReports',
    address: '/quickSearch?title=a&company=1',
    act: async (page) => {
      await selectRows(3)(page);
      await press('Print Projection Reports')(page);
    },
  },
  {
    name: 'userLists',
    address: '/userLists',
    act: (page) => page.getByRole('link', { name: /Front of store/ }).click(),
  },
  {
    name: 'packs',
    address: '/quickSearch?title=the&company=1',
    act: async (page) => {
      await selectRows(3)(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Add to Pack', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Pack').selectOption('New pack');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring launch');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      const added = page.getByText("3 titles added to 'Spring launch'.");
      await added.waitFor();
      await page.goto('/#/packs');
      await page.getByRole('link', { name: /Spring launch/ }).click();
      await page.getByRole('textbox', { name: 'Heading of section 1' }).fill('New in spring');
      await page.getByRole('textbox', { name: 'Internal note' }).first().fill('Second printing is sold.');
      await page.getByRole('heading', { name: 'Spring launch' }).click();
      await added.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'packWall',
    address: '/packs',
    act: async (page) => {
      await page.getByRole('link', { name: /^Reading groups/ }).click();
      await page.getByRole('button', { name: 'On the Wall' }).click();
      await page.getByRole('toolbar', { name: 'Presentation' }).waitFor();
      await page.keyboard.type('jane');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Loading/)).toBeHidden();
      await expect(page.getByRole('img', { name: /^Net copies/ })).toBeVisible();
    },
  },
  { name: 'publicity', address: '/publicityReports?report=Title' },
  { name: 'publicityCustomized', address: '/publicityReports?report=Customized' },
  { name: 'backlist', address: '/backlistView/months' },
  { name: 'tradeCategories', address: '/tradeCategories?report=Mystery' },
  { name: 'awards', address: '/topTRAwards?awardId=8996' },
  { name: 'changedTitles', address: '/changedTitles?period=month' },
  { name: 'onSale', address: '/onSale?period=month' },
  { name: 'promotions', address: '/promotions' },
  { name: 'bestsellers', address: '/bestsellers' },
  { name: 'completeness', address: '/completeness' },
  { name: 'completenessTitles', address: '/completeness/titles?by=imprint&level=bronze' },
  {
    name: 'following',
    address: '/quickSearch?title=the&company=1',
    act: async (page) => {
      const stars = page.getByRole('grid').getByRole('button', { name: /^Follow 97/ });
      for (const at of [0, 1, 2]) {
        await stars.nth(at).click();
        await stars.and(page.locator('[aria-pressed="true"]')).nth(at).waitFor();
      }
      await page.goto('/#/userLists');
      await page.getByRole('link', { name: /Front of store/ }).click();
      await page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).first().click();
      await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
      await page.goto('/#/following');
      await page.getByRole('heading', { name: 'Titles 3' }).waitFor();
      await page.getByRole('heading', { name: 'User lists 1' }).waitFor();
    },
  },
  {
    name: 'teamNotes',
    address: '/quickSearch?title=the&company=1',
    act: async (page) => {
      const notes = ['Second printing sold.', 'Ask the agent for a quote by March.', 'Window display in Boston.'];
      const results = page.getByRole('grid');
      for (const [at, text] of notes.entries()) {
        await results
          .locator(`[aria-rowindex="${at + 2}"]`)
          .getByRole('link')
          .first()
          .click();
        const section = page.getByRole('region', { name: 'Notes & Tags' });
        await section.getByRole('textbox', { name: 'New note' }).fill(text);
        await section.getByRole('button', { name: 'Add Note' }).click();
        await section.getByRole('list', { name: 'Notes' }).getByText(text).waitFor();
        await page.goBack();
        await results.waitFor();
      }
      await page.goto('/#/teamNotes');
      await page.getByText(notes[0]!).first().waitFor();
    },
  },
  {
    name: 'readTokens',
    address: '/readTokens',
    act: async (page) => {
      await page.getByRole('button', { name: 'New Token' }).click();
      const dialog = page.getByRole('dialog', { name: 'New read token' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Weekly figures');
      await dialog.getByRole('group', { name: 'Companies' }).getByRole('checkbox').first().check();
    },
  },
  { name: 'imports', address: '/imports' },
  { name: 'healthCheck', address: '/healthcheck' },
];

const readyToPrint = (page: Page) => page.getByText(/ready to print$/).waitFor();

/** All pictures except that of the sign-in page; titles are chosen by their figures, so that every report has some. */
export async function guideScreens(call: CallProduct): Promise<GuideScreen[]> {
  const find = async (company: number, code: string) =>
    (await findTitles(call, { title: 'a', company })).filter(({ companyCode }) => companyCode === code);
  const trade = await find(1, '001');
  const planned = await richest(call, trade, ['ProjectionsCA', 'KeyAccountsCA', 'PendingOrders'], rows);
  const sold = await richest(call, trade, ['MonthlySummary', 'PointOfSale'], sales);
  const british = await richest(call, await find(400, '400'), ['TitleView'], sales);
  const [childrens] = await find(1, '003');
  const report = (name: string, { companyCode, isbn }: FoundTitle): GuideScreen => ({
    name,
    address: `/reports/${name}?${new URLSearchParams({ companyCode, isbn })}`,
  });
  const beside = (name: ReportName, title: FoundTitle): GuideScreen => ({
    name,
    address: titleSheetReportAddress(name, title),
  });
  const sheet = titleSheetAddress(planned);
  const coop = new URLSearchParams({
    isbn10: planned.isbn,
    companyCode: '001',
    productId: String(planned.productId),
  });
  return [
    ...fixedScreens,
    { name: 'titleSheet', address: sheet },
    { name: 'printing', address: sheet, act: press('Print') },
    {
      name: 'printedSheet',
      address: printableSheetAddress([planned], [0, 1, 2, 3], titleSheetPrintDefaults),
      act: readyToPrint,
    },
    { name: 'tipSheets', address: tipSheetAddress([planned, sold], 'accounts'), act: readyToPrint },
    { name: 'coopInfo', address: `/titleSheet/reports/subsection/coopInfo?${coop}` },
    { name: 'marketingSheet', address: `/chMarketingSheet?products=${childrens!.productId}` },
    { name: 'pictures', address: downloadCoverAddress({ ...planned, imageURL: null }) },
    { name: 'compare', address: comparisonAddress([sold, planned, trade.find((one) => one !== sold)!]) },
    { name: 'reports', address: `/reports?isbn=${planned.isbn}` },
    beside('projections', planned),
    beside('projectionsCA', planned),
    beside('keyAccountsProjections', planned),
    beside('keyAccountsProjectionsCA', planned),
    report('pka', planned),
    report('pendingOrders', planned),
    beside('salesOverview', sold),
    report('monthlySummary', sold),
    report('channelReport', sold),
    report('pointOfSale', sold),
    report('titleView', british),
  ];
}
