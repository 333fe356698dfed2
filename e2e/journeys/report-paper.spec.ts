import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { readPdfPages } from '../support/pdf-pages.ts';
import { callProductAs, findTitles } from '../support/product-api.ts';

const ACCOUNTS = 400;
const PLACE_OF_DIVIDER = 150;
const heads = 'AccountNo.AccountInitialOrderNetOrder';

const row = (accountNumber: string, accountName: string, figure: number | null) => ({
  accountNumber,
  accountName,
  accountInitialOrder: figure,
  accountNetOrder: figure,
  initialProjection: figure,
  revisedProjections: null,
  finalProjection: 0,
  accountTotalOnOrder: figure,
  variance: figure === null ? null : -figure,
  latestQuantity: figure,
  latestQuantityTag: figure === null ? null : 'F',
  administratorComments: null,
});

const nameOf = (index: number) => `Shop "${index}" & Sons <${index}>`;
const numberOf = (index: number) => String(index).padStart(10, '0');
/** The beginning of an account's row; the name alone is in the figure too. */
const printedRow = (index: number) => `${numberOf(index)}${nameOf(index)}`.replaceAll(' ', '');
const accounts = Array.from({ length: ACCOUNTS }, (_, index) => row(numberOf(index), nameOf(index), index));
const data = [
  ...accounts.slice(0, PLACE_OF_DIVIDER),
  row('ZZZZZZZZZZ', 'All other accounts', null),
  ...accounts.slice(PLACE_OF_DIVIDER),
  row('', 'Total All Accounts:', 79_800),
];

/** Gives the projections of every title 400 accounts. */
async function withManyAccounts(page: Page): Promise<void> {
  await page.route(/\/api\/Reports\/\d{3}\/\d+\/ProjectionsUS/, async (route) => {
    const report = await (await route.fetch()).json();

    await route.fulfill({ json: { ...report, header: { ...report.header, title: 'Many accounts' }, data } });
  });
}

/** A title that has projections. */
async function findProjected(
  page: Page,
  visit: () => Promise<unknown>,
): Promise<{ companyCode: string; isbn: string }> {
  const call = await callProductAs(page, visit);
  for (const { companyCode, isbn } of await findTitles(call, { title: 'a', company: 1 })) {
    const report = await call<{ header: object | null }>(`/api/Reports/${companyCode}/${isbn}/ProjectionsUS`);
    if (report.header) return { companyCode, isbn };
  }
  throw new Error('No title has projections.');
}

journey(
  'a report of 400 accounts is printed in landscape, with its title, heads and numbers on every page',
  { tag: '@long' },
  async ({ page, visit }) => {
    const { companyCode, isbn } = await findProjected(page, () => visit('employee'));
    await withManyAccounts(page);
    await page.goto(`/#/reports/projections?companyCode=${companyCode}&isbn=${isbn}&isPrintable=true`);
    await expect(page.getByRole('table', { name: 'Accounts' }).getByRole('row')).toHaveCount(ACCOUNTS + 3);
    await page.evaluate(() => document.fonts.ready);

    for (const [format, width, height] of [
      ['A4', 842, 595],
      ['Letter', 792, 612],
    ] as const) {
      const pages = readPdfPages(await page.pdf({ format, preferCSSPageSize: true }));
      expect(pages.length).toBeGreaterThan(5);
      for (const [index, printed] of pages.entries()) {
        expect(Math.abs(printed.width - width)).toBeLessThan(2);
        expect(Math.abs(printed.height - height)).toBeLessThan(2);
        expect(printed.text).toContain(`Page${index + 1}of${pages.length}`);
        for (const part of ['Manyaccounts', `·${isbn}`, 'MarketingProjectionReport', heads]) {
          expect(printed.text, `heads on page ${index + 1} of ${format}`).toContain(part);
        }
      }
      const texts = pages.map(({ text }) => text);
      for (let index = 0; index < ACCOUNTS; index += 1) {
        const name = printedRow(index);
        expect(
          texts.filter((text) => text.includes(name)),
          name,
        ).toHaveLength(1);
      }
      // The divider is on the page of the account below it, the totals are on that of the last account.
      const below = texts.find((text) => text.includes('Allotheraccounts'))!;
      expect(below).toContain(printedRow(PLACE_OF_DIVIDER));
      const last = texts.at(-1)!;
      expect(last).toContain(printedRow(ACCOUNTS - 1));
      expect(last).toMatch(/TotalAllAccounts:79,800.*Source:Marketingprojections/);
    }
    // The page on screen is printed with the facts of its title bar, which the report does not repeat.
    await page.goto(`/#/reports/projections?companyCode=${companyCode}&isbn=${isbn}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Title', exact: true }).getByText('List Price')).toBeVisible();
  },
);

journey(
  'on paper two reports of half a page share one, after the summary that names their pages, in Letter and A4 [MULTI-28, MULTI-37, MULTI-65, PAPER-22]',
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const keys: string[] = [];
    for (const { companyCode, isbn } of await findTitles(call, { title: 'a', company: 1 })) {
      const report = await call<{ header: object | null; data: object[] } | null>(
        `/api/Reports/${companyCode}/${isbn}/ProjectionsUS`,
      );
      // Nine accounts with their divider and totals.
      if (report?.header && report.data.length === 11) keys.push(`${companyCode}-${isbn}`);
      if (keys.length === 4) break;
    }
    // The fourth report is the first one after fifty titles, which are shown as a group of their own.
    const others = Array.from({ length: 47 }, (_, index) => `001-97800000001${index + 10}`);
    const selected = [...keys.slice(0, 2), ...others, ...keys.slice(2)];
    await page.goto(`/#/reports/projectionsMultiple?titles=${selected.join('.')}`);
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    for (const format of ['A4', 'Letter'] as const) {
      const texts = readPdfPages(await page.pdf({ format, preferCSSPageSize: true })).map(({ text }) => text);
      const places = keys.map((key) => texts.findLastIndex((text) => text.includes(key.slice(4))));
      expect(places, format).toEqual([1, 1, 2, 2]);
      for (const [index, key] of keys.entries()) {
        const row = page.getByRole('table', { name: 'Titles' }).locator('tbody tr', { hasText: key.slice(4) });
        await expect(row.locator(`[data-paper="${format}"]`)).toHaveText(String((places[index] ?? 0) + 1));
      }
    }
  },
);
