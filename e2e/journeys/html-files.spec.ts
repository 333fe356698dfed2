import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { downloadInTab } from '../support/downloads.ts';
import { takePageFaults } from '../support/hostile-faults.ts';
import { hostileTitles } from '../support/hostile-texts.ts';
import { expect, journey } from '../support/journey.ts';
import { printed } from '../support/pdf.ts';
import { findTitles } from '../support/product-api.ts';
import { resizeWindow } from '../support/resize-window.ts';
import { changeAnswers } from '../support/title-answers.ts';

const address = (pairs: string) =>
  `/#/titleSheet/printable?selectedProducts=${pairs}&isSuppressBlankSubHeadings=true&isHtmlDownload=true`;

/** Opens a downloaded file in a browser that is offline, with scripts allowed, and returns what it requested. */
async function openOffline(browser: Browser, path: string, work: (page: Page, requests: string[]) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'titlenet-html-'));
  const context = await browser.newContext({ offline: true });
  try {
    const file = join(folder, 'TitleSheet.htm');
    await copyFile(path, file);
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.exposeFunction('hostile', (what: string) => requests.push(`script: ${what}`));
    const url = pathToFileURL(file).href;
    await page.goto(url);
    await work(page, requests);
    expect(requests.filter((request) => request !== url && !request.startsWith('data:'))).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
}

/** What a file on its own must not have. */
const forbiddenIn = (page: Page) =>
  page.evaluate(() => ({
    elements: [...document.querySelectorAll('script, link, iframe, object, embed, base, form, button, input')].length,
    handlers: [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => /^on|^srcdoc$|^ping$/i.test(name)),
    ),
    addresses: [...document.querySelectorAll('[href], [src], [action], [background], [poster]')]
      .flatMap((element) => ['href', 'src', 'action', 'background', 'poster'].map((name) => element.getAttribute(name)))
      .filter((value) => value && !value.startsWith('data:image/') && !value.startsWith('#')),
    styles: [...document.querySelectorAll('style')].filter(({ textContent }) =>
      // Without a size: a font that could not be read from the product's style sheets.
      /@import|url\(\s*['"]?(?!data:|#)|font-size: ;/i.test(textContent ?? ''),
    ).length,
  }));
const nothing = { elements: 0, handlers: [], addresses: [], styles: 0 };

journey(
  'isHtmlDownload downloads TitleSheet.htm, which is readable offline and prints like the page [PRINT-43, PRINT-45, ROUTE-034, SHEET-175, PAPER-07]',
  async ({ page, callAs, browser }) => {
    const call = await callAs('employee');
    const titles = (await findTitles(call, { title: 'a', company: 1 })).slice(0, 3);
    const file = await downloadInTab(page, address(titles.map((one) => `${one.productId}:${one.companyCode}`).join()));
    expect(file.name).toBe('TitleSheet.htm');
    // Half a second.
    expect(file.openFor).toBeGreaterThan(450);
    await openOffline(browser, file.path, async (offline) => {
      expect(await forbiddenIn(offline)).toEqual(nothing);
      for (const { title } of titles) await expect(offline.getByRole('heading', { name: title }).first()).toBeVisible();
      const pictures = await offline
        .locator('img')
        .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).naturalWidth));
      expect(pictures).toHaveLength(3);
      expect(Math.min(...pictures)).toBeGreaterThan(0);
      // Lines between the rows of tables, as on the printable page.
      await expect(offline.locator('td').first()).toHaveCSS('border-bottom-style', 'solid');
      // Readable on a phone: nothing is wider than its screen, and the contents lead to each title.
      const desktop = offline.viewportSize()!;
      await resizeWindow(offline, 390, 844);
      expect(await offline.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      // Each label above its value: no heading is beside one.
      const starts = await offline
        .locator('article h3')
        .evaluateAll((all) => [...new Set(all.map((heading) => Math.round(heading.getBoundingClientRect().left)))]);
      expect(starts).toHaveLength(1);
      const contents = offline.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await contents.nth(1).click();
      const second = offline.getByRole('article').nth(1).getByRole('heading', { name: titles[1]!.title });
      await expect(second.first()).toBeInViewport();
      await offline.setViewportSize(desktop);
      const pages = await printed(offline, 'Letter');
      for (const { isbn } of titles)
        expect(pages.filter(({ text }) => new RegExp(`ISBN,? .*${isbn}`).test(text))).toHaveLength(1);
      expect(pages.length).toBeGreaterThanOrEqual(3);
      expect(pages.flatMap(({ wordsOutside }) => wordsOutside)).toEqual([]);
    });
  },
);

journey(
  'a title that fails is named in the file with the reason, without a way to the app',
  async ({ page, callAs, browser }) => {
    const call = await callAs('employee');
    const [first, second] = await findTitles(call, { title: 'a', company: 1 });
    await page
      .context()
      .route(`**/api/TitleSheet/${second!.companyCode}/${second!.productId}`, (route) => route.abort());
    const pairs = [first!, second!].map(({ productId, companyCode }) => `${productId}:${companyCode}`);
    const { path } = await downloadInTab(page, address(`${pairs.join()},12:999`));
    await openOffline(browser, path, async (offline) => {
      expect(await forbiddenIn(offline)).toEqual(nothing);
      await expect(offline.getByText('HOME', { exact: true })).toHaveCount(0);
      const last = offline.getByRole('article', { name: 'Titles that could not be included' });
      await expect(last).toContainText(second!.title);
      await expect(last).toContainText('Could not be loaded: the server did not respond.');
      await expect(last).toContainText('12:999');
    });
  },
);

journey('hostile markup in every text has no effect in the HTML file', async ({ page, callAs, browser, faults }) => {
  const call = await callAs('employee');
  const [title] = await findTitles(call, { title: 'a', company: 1 });
  const { bar, sheet } = hostileTitles[0]!;
  await changeAnswers(page, { bar: { ...bar, productId: title!.productId } as never, sheet: sheet as never });
  const { path } = await downloadInTab(page, address(`${title!.productId}:${title!.companyCode}`));
  await openOffline(browser, path, async (offline) => {
    await expect(offline.getByText(/Hostile 001/).first()).toBeVisible();
    expect(await forbiddenIn(offline)).toEqual(nothing);
  });
  expect(takePageFaults(faults)).toEqual([]);
});
