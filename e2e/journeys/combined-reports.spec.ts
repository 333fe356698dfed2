import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callsTo, recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';

const DAY_SECONDS = 86_400;

/** A power search for titles around their on-sale date, which is when they have projections. */
function recentTitles(): string {
  const now = Math.floor(Date.now() / 1000);
  const query = new URLSearchParams({
    company: '1',
    onSaleDateStart: String(now - 150 * DAY_SECONDS),
    onSaleDateEnd: String(now + 360 * DAY_SECONDS),
    sortBy: 'title',
  });
  return `/#/Searching/PowerSearch/HarperCollins/result?${query}`;
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Print Projection Reports' }).click();
  return page.getByRole('dialog', { name: 'Print Projection Reports' });
}

async function startDownload(page: Page) {
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: /^Download as an HTML file/ }).check();
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  return dialog;
}

/** Width and height of each page, in points. */
function pageSizes(pdf: Buffer): [width: number, height: number][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)]);
}

const reportCount = (page: Page) => page.getByRole('article').count();

journey(
  'projection reports of a selection are cancelled, downloaded as one file and printed',
  { tag: '@long' },
  async ({ page, visit }) => {
    // Two files and a print, which take a minute on a slow machine.
    journey.slow();
    await visit('employee', recentTitles());
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    const calls = recordCalls(page.context());
    const reportCalls = () => callsTo(calls, '/api/Reports/').length;

    // Cancelled: the requests end, and the focus returns.
    await page.route('**/api/Reports/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue().catch(() => undefined);
    });
    const cancelled = await startDownload(page);
    await expect(cancelled.getByText(/^\d+ of \d+ Reports Loaded$/)).toBeVisible();
    await cancelled.getByRole('button', { name: 'Cancel' }).click();
    await expect(cancelled).toBeHidden();
    const callsBefore = reportCalls();
    await page.unroute('**/api/Reports/**');
    await expect(page.getByRole('button', { name: 'Print Projection Reports' })).toBeFocused();
    await page.waitForTimeout(700);
    expect(reportCalls()).toBe(callsBefore);

    // Finished, back to the choices, and finished again.
    const dialog = await startDownload(page);
    const save = dialog.getByRole('button', { name: 'Download Projections (US).htm' });
    await expect(save).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to Report Dialog' }).click();
    await expect(save).toBeHidden();
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    const downloading = page.waitForEvent('download');
    await save.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Projections (US).htm');
    const file = await download.path();
    const html = await readFile(file, 'utf8');
    expect(html).not.toMatch(/<script|<link|<iframe|https?:\/\/|@import|\son[a-z]+=/i);
    // A font that could not be read from the product's style sheets.
    expect(html).not.toMatch(/font-size: ;/);
    await page.keyboard.press('Escape');

    // Printed in a new tab.
    const opened = page.waitForEvent('popup');
    const printing = await openDialog(page);
    await printing.getByRole('button', { name: 'Print', exact: true }).click();
    const tab = await opened;
    const status = tab.getByRole('status').filter({ hasText: /^\d+ reports/ });
    await expect(status).toBeVisible();
    const expected = Number.parseInt((await status.textContent())!, 10);
    expect(expected).toBeGreaterThan(20);
    await expect(tab.getByRole('article')).toHaveCount(expected);
    for (const format of ['A4', 'Letter'] as const) {
      const sizes = pageSizes(await tab.pdf({ format, preferCSSPageSize: true }));
      // Two reports of half a page share one, after the summary.
      expect(sizes.length).toBeGreaterThan(expected / 2);
      for (const [width, height] of sizes) expect(width).toBeGreaterThan(height);
    }
    await tab.emulateMedia({ media: 'print' });
    const head = tab.getByRole('table', { name: 'Accounts' }).first().locator('thead');
    await expect(head).toHaveCSS('display', 'table-header-group');
    await expect(tab.getByRole('article').last()).not.toHaveCSS('content-visibility', 'auto');

    // The file shows the same without the product.
    const requested: string[] = [];
    const alone = await page.context().newPage();
    alone.on('request', (request) => requested.push(request.url()));
    await alone.setContent(html);
    expect(await reportCount(alone)).toBe(expected);
    expect(requested).toEqual([]);
    const [firstTitle] = await alone.getByRole('article').first().getByRole('heading', { level: 2 }).allTextContents();
    expect(firstTitle).toBe(await tab.getByRole('article').first().getByRole('heading', { level: 2 }).textContent());
    const sizes = pageSizes(await alone.pdf({ preferCSSPageSize: true }));
    for (const [width, height] of sizes) expect(width).toBeGreaterThan(height);
  },
);
