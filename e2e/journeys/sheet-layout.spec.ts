import type { Page } from '@playwright/test';
import { companies } from '@titlenet/catalogue/companies';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { barestAndRichest, type DemoSheet, sampleTitles } from '../support/demo-sheets.ts';
import { EMPTY_PAGE } from '../support/empty-page.ts';
import { brokenValues, cutTables, isCovered, narrowCells, scrollsSideways } from '../support/geometry.ts';
import { expect, journey } from '../support/journey.ts';
import { sheetAddress } from '../support/product-api.ts';
import { resizeWindow } from '../support/resize-window.ts';
import { untilRendered } from '../support/until-rendered.ts';

const widths = [940, 1280, 1920];
/** A window of 1920 × 900 at 200 % zoom. */
const zoomed = { width: 960, height: 450 };

const panelOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

/** Shows a sheet with all its sections, and waits for figures and fonts. */
async function open(page: Page, { title }: Pick<DemoSheet, 'title'>): Promise<void> {
  await page.goto(sheetAddress(title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.title);
  await expect(page.getByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
  const hidden = panelOf(page).getByRole('checkbox', { checked: false });
  for (const name of await hidden.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? '')))
    await panelOf(page).getByRole('checkbox', { name }).check();
  await page.evaluate(() => document.fonts.ready);
}

async function expectWhole(page: Page): Promise<void> {
  expect(await scrollsSideways(page)).toBe(false);
  await expect.poll(() => cutTables(page)).toEqual([]);
  expect(await narrowCells(page)).toEqual([]);
  expect(await brokenValues(page)).toEqual([]);
}

const sizes = [...widths.map((width) => ({ width, height: 900 })), zoomed];
/** Companies in two parts, which run in parallel. */
const parts = [companies.slice(0, 4), companies.slice(4)];

for (const part of parts)
  journey(
    `sheets of ${part.map(({ label }) => label).join(', ')} are whole at every width and at 200 %: the richest, the barest and others`,
    { tag: '@long' },
    async ({ page, callAs }) => {
      journey.setTimeout(300_000);
      const call = await callAs('employee');
      for (const { code } of part) {
        const ends = await barestAndRichest(call, code);
        for (const sheet of ends)
          await journey.step(`${sheet.kind}: ${sheet.title.title}`, async () => {
            await page.setViewportSize({ width: 1280, height: 900 });
            await open(page, sheet);
            const box = await page.getByRole('heading', { level: 2, name: 'Editorial' }).boundingBox();
            expect(box!.y + box!.height).toBeLessThan(900);
            for (const size of sizes)
              await journey.step(`${size.width} px`, async () => {
                await resizeWindow(page, size.width, size.height);
                await expectWhole(page);
              });
          });
        for (const title of await sampleTitles(call, code, 2))
          await journey.step(`${code}: ${title.title}`, async () => {
            await open(page, { title });
            for (const width of [1280, 940]) {
              await resizeWindow(page, width);
              await expectWhole(page);
            }
          });
      }
    },
  );

/** Clicks each section of a sheet: it is marked, also the last ones, and its heading is below the strip. */
async function clickSections(page: Page): Promise<void> {
  const panel = panelOf(page);
  for (const button of await panel.getByRole('button').all()) {
    const name = (await button.textContent()) ?? '';
    if (['Print', 'Tip sheet', 'Save view'].includes(name)) continue;
    await button.click();
    // The scrolling would change the mark.
    await untilRendered(page);
    await expect(panel.locator('[aria-current]')).toHaveText(name);
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect({ name, isCovered: await isCovered(heading) }).toEqual({ name, isCovered: false });
  }
}

/** Scrolls through a sheet: every section is marked at some position, in order. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const marked = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const names: string[] = [];
    for (let top = 20; top < document.documentElement.scrollHeight; top += 20) {
      window.scrollTo(0, top);
      // The mark is updated in the frame after the event of the scrolling.
      for (let frames = 0; frames < 3; frames += 1) await frame();
      const name = document.querySelector('nav[aria-label="Sections"] [aria-current]')?.textContent;
      if (name && names.at(-1) !== name) names.push(name);
    }
    return names;
  });
  expect(marked).toEqual(await panelOf(page).getByRole('listitem').allTextContents());
}

/** In a low window the left column shows that it scrolls, and every link in it can be reached. */
async function scrollLeftColumn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 940, height: 500 });
  const column = page.locator('[data-more-below]');
  await expect(column).toHaveCSS('mask-image', /linear-gradient/);
  const last = page.getByRole('link', { name: /^Point of Sale/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.getByRole('complementary').evaluate((aside) => aside.parentElement!.scrollTo(0, 10_000));
  await expect(column).toHaveCount(0);
}

journey(
  'the panel of sections marks what was clicked and scrolled to, and can be reached in a low window',
  async ({ page, callAs }) => {
    journey.slow();
    const call = await callAs('employee');
    const [bare, rich] = await barestAndRichest(call, '035');
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const sheet of [bare, rich])
      await journey.step(`click the sections of the ${sheet.kind}`, async () => {
        await open(page, sheet);
        await clickSections(page);
      });
    await journey.step('scroll through the richest', () => scrollThrough(page));
    await journey.step('scroll the left column', () => scrollLeftColumn(page));
  },
);

journey(
  'with forced colours and reduced motion a sheet is whole, and its marks do not depend on colours',
  { tag: '@long' },
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const [, rich] = await barestAndRichest(call, '035');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(EMPTY_PAGE);
    await open(page, rich);
    for (const width of widths) {
      await resizeWindow(page, width);
      await expectWhole(page);
    }
    await panelOf(page).getByRole('button', { name: 'Quotes' }).click();
    const current = panelOf(page)
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-current]') });
    await expect(current).toHaveCSS('outline-style', 'solid');
  },
);

journey(
  'the strip has price, on-sale date and the way to the next title, where hidden sections stay hidden',
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 940, height: 700 });
    await visit('employee', '/#/quickSearch?title=the&company=1');
    await page.getByRole('grid').getByRole('link').first().click();
    const title = page.getByRole('heading', { level: 1 });
    const first = (await title.textContent()) ?? '';
    await panelOf(page).getByRole('checkbox', { name: 'Show Marketing' }).uncheck();
    const shownFor = (label: string) =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('xpath=following-sibling::dd')
        .first();
    const [price, date] = [await shownFor('Price').textContent(), await shownFor('On Sale Date').textContent()];
    await page.evaluate(() => window.scrollTo(0, 900));
    const strip = page.locator('[data-strip]');
    await expect(strip).toContainText(first);
    await expect(strip).toContainText(price ?? '');
    await expect(strip).toContainText(date ?? '');
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoAxeViolations(page, 'everything', '[data-strip]');
    await page.getByRole('link', { name: 'Next title' }).first().click();
    const pager = page.getByRole('navigation', { name: 'Result list' });
    await expect(pager).toContainText(/2 of \d+/);
    await expect(panelOf(page).getByRole('checkbox', { name: 'Show Marketing' })).not.toBeChecked();
    await expect(page.getByRole('heading', { level: 2, name: 'Marketing' })).toBeHidden();
    await pager.getByRole('link', { name: 'Previous title' }).click();
    await expect(pager).toContainText(/^‹?\s*1 of \d+/);
    await expect(title).toHaveText(first);
  },
);
