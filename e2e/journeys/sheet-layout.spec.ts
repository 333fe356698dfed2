import type { Page } from '@playwright/test';
import { companies } from '@titlenet/catalogue/companies';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { barestAndRichest, type DemoSheet, sampleTitles } from '../support/demo-sheets.ts';
import { brokenValues, cutTables, isCovered, narrowCells, scrollsSideways } from '../support/geometry.ts';
import { expect, journey } from '../support/journey.ts';
import { callProductAs, sheetAddress } from '../support/product-api.ts';

const widths = [940, 1280, 1920];
/** A window of 1920 × 900 at 200 % zoom. */
const zoomed = { width: 960, height: 450 };

const panelOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

/** Opens a sheet with all its sections, and waits for figures and fonts. */
async function open(page: Page, { title }: Pick<DemoSheet, 'title'>): Promise<void> {
  await page.goto('about:blank');
  await page.goto(sheetAddress(title));
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

for (const { code, label } of companies)
  journey(
    `the richest and the barest sheet of ${label} are whole and accessible at every width and at 200 %`,
    async ({ page, visit }) => {
      journey.slow();
      const call = await callProductAs(page, () => visit('employee'));
      for (const sheet of await barestAndRichest(call, code))
        await journey.step(`${sheet.kind}: ${sheet.title.title}`, async () => {
          await page.setViewportSize({ width: 1280, height: 900 });
          await open(page, sheet);
          const heading = page.getByRole('heading', { level: 2, name: 'Editorial' });
          const box = await heading.boundingBox();
          expect(box!.y + box!.height).toBeLessThan(900);
          for (const size of [...widths.map((width) => ({ width, height: 900 })), zoomed])
            await journey.step(`${size.width} px`, async () => {
              await page.setViewportSize(size);
              await expectWhole(page);
            });
        });
    },
  );

journey('sheets of titles from the whole demo catalogue are whole at 1280 and 940 px', async ({ page, visit }) => {
  journey.slow();
  const call = await callProductAs(page, () => visit('employee'));
  for (const { code } of companies)
    for (const title of await sampleTitles(call, code, 2))
      await journey.step(`${code}: ${title.title}`, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, { title });
        await expectWhole(page);
        await page.setViewportSize({ width: 940, height: 900 });
        await expectWhole(page);
      });
});

journey(
  'the section that was clicked is marked, also the last ones, and its heading is below the strip',
  async ({ page, visit }) => {
    const call = await callProductAs(page, () => visit('employee'));
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const sheet of await barestAndRichest(call, '035')) {
      await open(page, sheet);
      const panel = panelOf(page);
      for (const button of await panel.getByRole('button').all()) {
        const name = (await button.textContent()) ?? '';
        if (['Print', 'Save view'].includes(name)) continue;
        await button.click();
        // Two frames, in which the scrolling would change the mark.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await expect(panel.locator('[aria-current]')).toHaveText(name);
        const heading = page.getByRole('heading', { level: 2, name, exact: true });
        await expect(heading).toBeInViewport({ ratio: 1 });
        expect({ name, isCovered: await isCovered(heading) }).toEqual({ name, isCovered: false });
      }
    }
  },
);

journey('while scrolling, every section is marked at some position, in order', async ({ page, visit }) => {
  const call = await callProductAs(page, () => visit('employee'));
  await page.setViewportSize({ width: 1280, height: 900 });
  const [, rich] = await barestAndRichest(call, '035');
  await open(page, rich);
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
});

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
    await expect(page.getByRole('navigation', { name: 'Result list' })).toContainText('2 of ');
    await expect(panelOf(page).getByRole('checkbox', { name: 'Show Marketing' })).not.toBeChecked();
    await expect(page.getByRole('heading', { level: 2, name: 'Marketing' })).toBeHidden();
  },
);

journey(
  'in a low window the left column shows that it scrolls, and every link in it can be reached',
  async ({ page, visit }) => {
    const call = await callProductAs(page, () => visit('employee'));
    await page.setViewportSize({ width: 940, height: 500 });
    const [, rich] = await barestAndRichest(call, '035');
    await open(page, rich);
    const column = page.locator('[data-more-below]');
    await expect(column).toHaveCSS('mask-image', /linear-gradient/);
    const last = page.getByRole('link', { name: /^Point of Sale/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.getByRole('complementary').evaluate((aside) => aside.parentElement!.scrollTo(0, 10_000));
    await expect(column).toHaveCount(0);
  },
);

journey(
  'a sheet is whole with forced colours and reduced motion, and its marks do not depend on colours',
  async ({ page, visit }) => {
    const call = await callProductAs(page, () => visit('employee'));
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const [, rich] = await barestAndRichest(call, '035');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, rich);
      await expectWhole(page);
    }
    await panelOf(page).getByRole('button', { name: 'Quotes' }).click();
    const current = panelOf(page)
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-current]') });
    await expect(current).toHaveCSS('outline-style', 'solid');
  },
);
