import type { Page } from '@playwright/test';
import { expectAccessibleAtWidths } from '../support/accessibility.ts';
import { EMPTY_PAGE } from '../support/empty-page.ts';
import { expect, journey } from '../support/journey.ts';
import { type CallProduct, type FoundTitle, findTitles } from '../support/product-api.ts';

const widths = [940, 1280];

/** The page itself never scrolls sideways. */
const look = (page: Page, name: string, check = async (): Promise<void> => undefined): Promise<void> =>
  journey.step(name, () =>
    expectAccessibleAtWidths(page, widths, async (width) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await check();
    }),
  );

/** How far below the top of the page the first number of a header, the first table or chart begins, in px. */
const firstFigureTop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const groups = ['stock', 'budget', 'forecast', 'orders'].map((name) => `[data-group="${name}"] dd`);
    const figures = [...document.querySelectorAll(`article :is(${groups.join()}, tbody, figure)`)];
    return Math.min(...figures.map((figure) => figure.getBoundingClientRect().top + window.scrollY));
  });

/** The smallest distance between the heads of neighbouring columns, in px. */
const closestHeads = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('article thead th')].map((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      return range.getBoundingClientRect();
    });
    return Math.min(...boxes.slice(1).map((box, index) => box.left - boxes[index]!.right));
  });

/** Which themes are judged is a matter of the suite: see `expectAccessibleAtWidths`. */
const suites: [themes: string, tag: string[]][] = [
  ['the light theme', []],
  ['both themes', ['@long']],
];

type Key = Pick<FoundTitle, 'companyCode' | 'isbn'>;
type Report = Record<string, object[] | null> & { header: object | null };

/** The first titles with each of these reports; `table` is the table that has rows. */
async function titlesWith(call: CallProduct, wanted: Record<string, string>): Promise<Record<string, Key>> {
  const found: Record<string, Key> = {};
  const titles = await findTitles(call, { title: 'a', company: 1 });
  for (const { companyCode, isbn } of titles) {
    for (const [operation, table] of Object.entries(wanted)) {
      if (found[operation]) continue;
      const report = await call<Report>(`/api/Reports/${companyCode}/${isbn}/${operation}`);
      if (report.header && report[table]!.length > 1) found[operation] = { companyCode, isbn };
    }
    if (Object.keys(found).length === Object.keys(wanted).length) return found;
  }
  throw new Error(`Only found ${Object.keys(found).join()}`);
}

const reports = [
  { route: 'salesOverview', operation: 'SalesOverview', table: 'rows' },
  { route: 'projections', operation: 'ProjectionsUS', table: 'data' },
  { route: 'keyAccountsProjections', operation: 'KeyAccountsUS', table: 'data' },
  { route: 'monthlySummary', operation: 'MonthlySummary', table: 'data' },
  { route: 'pendingOrders', operation: 'PendingOrders', table: 'data' },
  { route: 'channelReport', operation: 'ChannelReport', table: 'data' },
  { route: 'pointOfSale', operation: 'PointOfSale', table: 'data' },
] as const;

const addressOf = (route: string, { companyCode, isbn }: Key) =>
  `/#/reports/${route}?companyCode=${companyCode}&isbn=${isbn}`;

for (const [themes, tag] of suites)
  journey(
    `axe finds nothing on reports of one title in ${themes}, whose first figure is near the top, and on their drill-down tables [REPORT-111, REPORT-118]`,
    { tag },
    async ({ page, callAs }) => {
      journey.slow();
      const call = await callAs('administrator');
      const wanted = Object.fromEntries(reports.map(({ operation, table }) => [operation, table]));
      const titles = await titlesWith(call, wanted);
      for (const { route, operation } of reports) {
        await page.goto(addressOf(route, titles[operation]!));
        await expect(page.locator(`[data-report="${route}"]`)).toBeVisible();
        await look(page, route, async () => expect(await firstFigureTop(page)).toBeLessThanOrEqual(320));
      }
      await page.goto(addressOf('keyAccountsProjections', titles.KeyAccountsUS!));
      await expect(page.locator('[data-report="keyAccountsProjections"]')).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await closestHeads(page)).toBeGreaterThanOrEqual(9);
      await page.goto(addressOf('pka', titles.ProjectionsUS!));
      await expect(page.getByRole('article')).toHaveCount(4);
      await look(page, 'pka');

      await page.goto(addressOf('salesOverview', titles.SalesOverview!));
      await page.getByRole('table', { name: 'Sales by Channel' }).getByRole('button').first().click();
      const panel = page.getByRole('region', { name: 'Additional Title Infomation' });
      await expect(panel.getByRole('grid')).toBeVisible();
      await look(page, 'drill-down');
      await panel.getByRole('grid').getByRole('button', { name: /\w/ }).last().click();
      await expect(panel.getByRole('heading', { name: /^Sales by Month: / })).toBeVisible();
      await look(page, 'child of the drill-down');
    },
  );

journey('a table of accounts that is wider than the page scrolls by keyboard', async ({ page, callAs }) => {
  const call = await callAs('administrator');
  const { KeyAccountsUS } = await titlesWith(call, { KeyAccountsUS: 'data' });
  await page.setViewportSize({ width: 940, height: 900 });
  await page.goto(addressOf('keyAccountsProjections', KeyAccountsUS!));
  const box = page.getByRole('group', { name: 'Accounts' });
  await box.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // Where all columns are in view, there is nothing to scroll and no tab stop.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(box).toHaveCount(0);
});

for (const [themes, tag] of suites)
  journey(
    `axe finds nothing on the report dialog and on combined reports in ${themes}`,
    { tag },
    async ({ page, callAs }) => {
      journey.slow();
      const call = await callAs('administrator');
      const { ProjectionsUS } = await titlesWith(call, { ProjectionsUS: 'data' });
      await page.goto(addressOf('projections', ProjectionsUS!));
      await page.getByRole('button', { name: 'Print or Download' }).click();
      const dialog = page.getByRole('dialog', { name: 'Print Projection Reports' });
      // Its code is loaded with the first use.
      await expect(dialog).toBeVisible();
      await look(page, 'choices');

      let answer = (): void => undefined;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/Reports/**', async (route) => {
        await answered;
        await route.continue();
      });
      await dialog.getByRole('radio', { name: /^Download as an HTML file/ }).check();
      await dialog.getByRole('button', { name: 'Download', exact: true }).click();
      await expect(dialog.getByText('0 of 1 Reports Loaded')).toBeVisible();
      await look(page, 'loading');
      answer();
      await expect(dialog.getByRole('button', { name: 'Download Projections (US).htm' })).toBeVisible();
      await look(page, 'file');

      const titles = await findTitles(call, { title: 'a', company: 1 });
      const selections = [ProjectionsUS!, ...titles.slice(0, 8)].map(({ isbn, companyCode }) => ({
        isbn,
        companyCode,
      }));
      const open = async (selected: readonly Key[]) => {
        await page.evaluate(
          (text) => {
            sessionStorage.clear();
            localStorage.setItem(`titlenet.multipleProjectionReport.${localStorage.getItem('titlenet.person')}`, text);
          },
          JSON.stringify({ region: 'us', report: 'Projections', selections: selected, createdAt: Date.now() }),
        );
        await page.goto(EMPTY_PAGE);
        await page.goto('/#/reports/projectionsMultiple');
      };
      await open(selections);
      await expect(page.getByRole('article').first()).toBeVisible();
      await look(page, 'combined reports');
      await open([]);
      await expect(page.getByRole('heading', { name: 'No Marketing Projection Report Available' })).toBeVisible();
      await look(page, 'no reports');
    },
  );
