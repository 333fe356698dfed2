import { scrollsSideways } from '../support/geometry.ts';
import { expect, journey } from '../support/journey.ts';
import { resizeWindow } from '../support/resize-window.ts';

const widths = [940, 1199, 1221, 1280, 1440, 1920];

journey(
  'below 940 px the page scrolls sideways instead of shrinking; from there the bar, the grid and the sidebar of a sheet have room [NAV-07]',
  async ({ visit, page }) => {
    await page.setViewportSize({ width: 600, height: 700 });
    await visit('administrator', '/#/quickSearch?title=the&company=1');
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(940);
    expect(await scrollsSideways(page)).toBe(true);

    const box = page.getByRole('textbox', { name: 'Search text' });
    await box.fill('9780062040800');
    for (const width of widths)
      await journey.step(`result, ${width} px`, async () => {
        await resizeWindow(page, width);
        expect(await scrollsSideways(page)).toBe(false);
        expect((await page.getByRole('banner').boundingBox())?.height).toBe(52);
        await expect.poll(async () => (await grid.boundingBox())!.height).toBeGreaterThan(700);
        const { y, height } = (await grid.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(900);
        // A whole ISBN fits into the box of the top menu, beside the link of administrators.
        expect(await box.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
        const link = page.getByRole('banner').getByRole('link', { name: 'Imports' });
        expect((await link.boundingBox())!.width).toBeGreaterThanOrEqual(24);
      });

    await grid.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
    for (const width of widths)
      await journey.step(`sheet, ${width} px`, async () => {
        await resizeWindow(page, width);
        expect(await scrollsSideways(page)).toBe(false);
        await expect(async () => {
          const sidebar = (await page.getByRole('complementary', { name: 'More On This Title' }).boundingBox())!;
          const panel = (await page.getByRole('navigation', { name: 'Sections' }).boundingBox())!;
          // On the right from 1222 px, otherwise below the panel.
          expect(sidebar.x > panel.x + panel.width).toBe(width >= 1222);
          expect(sidebar.y >= panel.y + panel.height).toBe(width < 1222);
        }).toPass({ timeout: 5_000 });
      });
  },
);
