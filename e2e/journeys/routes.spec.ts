import { callsTo, recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';
import { findTitles, sheetAddress } from '../support/product-api.ts';

const titles = [
  ['/', 'Home'],
  ['/quickSearch?title=the&company=1', 'Result - Quick Search'],
  ['/titleSheet/printable', 'Printable TitleSheet'],
  ['/publicityReports?report=Pr', 'Current Publicity Rpt'],
  ['/403', 'Access denied'],
  ['/404', 'NOT FOUND'],
  ['/nope', 'NOT FOUND'],
] as const;

const labels = [
  ['UK', '400', 400],
  ['Trade', '001', 1],
  ['HCCP', '006', 6],
  ['Trade (018)', '018', 1],
  ['HQNA', '180', 180],
  ["Children's", '003', 1],
  ['Usborne', '035', 1],
] as const;

journey(
  'the sheet of each company has its label in the page title [CONST-01, CONST-02, CONST-03, CONST-04, CONST-05, CONST-06, CONST-07] [CONST-08, CONST-09, CONST-10, CONST-11, CONST-12, CONST-13, CONST-14, ROUTE-102]',
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    for (const [label, companyCode, company] of labels) {
      const found = await findTitles(call, { title: 'a', company });
      const title = found.find((row) => row.companyCode === companyCode);
      expect(title, label).toBeDefined();
      await page.goto(sheetAddress(title!));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!.title);
      await expect(page).toHaveTitle(`${label}(${companyCode}) TitleSheet - TitleNet`);
    }
  },
);

const bare = [
  '/reports/salesOverview?companyCode=001&isbn=9780062040800',
  '/titleSheet/printable',
  '/downloadCover/9780062040800?companyCode=001',
  '/downloadPhoto/1',
  '/chMarketingSheet?products=1',
];

journey(
  'each route has its page title, every address is behind the hash, and printable pages have no header [ROUTE-001, ROUTE-002, ROUTE-003, ROUTE-004, ROUTE-103] [NAV-06, ROUTE-020, ROUTE-035, ROUTE-055, ROUTE-057, ROUTE-062]',
  async ({ visit }) => {
    const page = await visit('administrator');
    for (const [address, title] of titles) {
      await page.goto(`/#${address}`);
      await expect(page).toHaveTitle(`${title} - TitleNet`);
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await expect(page.getByRole('banner')).toBeVisible();
    for (const address of bare) {
      await page.goto(`/#${address}`);
      await expect(page.getByRole('banner'), address).toHaveCount(0);
      await expect(page.getByRole('main'), address).not.toBeEmpty();
    }
  },
);

journey(
  'the health page needs no sign-in and shows the JSON of the server [ROUTE-083, ROUTE-084, SIGN-36]',
  async ({ page, context }) => {
    const calls = recordCalls(context);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/HealthCheck'));
    await page.goto('/#/healthcheck');
    const answer = await (await answered).text();
    expect(JSON.parse(answer)).toMatchObject({ status: 'Healthy' });
    await expect(page.locator('pre')).toHaveText(answer);
    const [call] = callsTo(calls, '/api/HealthCheck');
    expect(call?.headers).not.toHaveProperty('x-enterprise-token');
    expect(call?.headers).not.toHaveProperty('authorization');
  },
);
