import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { callProductAs, type FoundTitle, findTitles } from '../support/product-api.ts';

// Sizes and counts are the same on every machine. Times are measured by the benchmark.
const report = (what: string, measured: string) => console.log(`  ${what}: ${measured}`);

journey('the first screen stays within its budgets of scripts and fonts', async ({ visit, context }) => {
  const page = await visit('employee');
  // After a reload the person is signed in, so the sign-in script is not loaded.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sizeOf = async (ending: string, measure: (body: Buffer) => number) => {
    const files = [...new Set(loaded)].filter((name) => name.endsWith(ending));
    const sizes = files.map(async (name) => measure(await (await context.request.get(name)).body()));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const scripts = await sizeOf('.js', (body) => gzipSync(body).length);
  const fonts = await sizeOf('.woff2', (body) => body.length);
  report('initial JavaScript, gzip', `${(scripts / 1000).toFixed(1)} kB`);
  report('fonts', `${(fonts / 1000).toFixed(1)} kB`);
  expect(scripts).toBeGreaterThan(10_000);
  expect(scripts).toBeLessThanOrEqual(180_000);
  expect(fonts).toBeGreaterThan(10_000);
  expect(fonts).toBeLessThanOrEqual(110_000);
});

/** Shows a result of maximum length; the small catalogue has none, so its rows are repeated. */
async function showTwoThousandRows(page: Page, open: () => Promise<unknown>): Promise<void> {
  const call = await callProductAs(page, open);
  const rows = await findTitles(call, { title: 'a', company: 1 });
  const data = Array.from({ length: 2_000 }, (_, index): FoundTitle => {
    const row = rows[index % rows.length]!;
    return { ...row, productId: 90_000_000 + index, title: `${row.title} ${(index * 7_919) % 2_000}` };
  });
  await page.route('**/api/Searching/QuickSearch', (route) =>
    route.fulfill({ json: { data, total: 2_000, noData: false, moreCriteriaRequired: false } }),
  );
  await page.goto('/#/quickSearch?title=many&company=1');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001');
}

journey('a grid of 2,000 rows has few DOM nodes', async ({ page, visit }) => {
  await showTwoThousandRows(page, () => visit('employee'));
  const grid = page.getByRole('grid');
  const nodes = () => grid.evaluate((element) => element.querySelectorAll('*').length);
  expect(await nodes()).toBeLessThanOrEqual(2_500);
  await grid.evaluate((element) => element.scrollTo({ top: 20_000 }));
  await expect(grid.locator('[aria-rowindex="740"]')).toBeVisible();
  report('grid nodes', String(await nodes()));
  expect(await nodes()).toBeLessThanOrEqual(2_500);
});
