import { expect, journey } from '../support/journey.ts';

const isScrollable = () => document.documentElement.scrollWidth > window.innerWidth;

journey('below 940 px the page scrolls sideways instead of shrinking [NAV-07]', async ({ visit, page }) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await visit('employee', '/#/quickSearch?title=the&company=1');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(940);
  expect(await page.evaluate(isScrollable)).toBe(true);
});

for (const width of [940, 1199, 1221, 1280, 1440, 1920])
  journey(`at ${width} px nothing needs scrolling sideways, and the bar is 52 px high`, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('administrator', '/#/quickSearch?title=the&company=1');
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    expect(await page.evaluate(isScrollable)).toBe(false);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(52);
    const { y, height } = (await grid.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(900);

    // A whole ISBN fits into the box of the top menu.
    const box = page.getByRole('textbox', { name: 'Search text' });
    await box.fill('9780062040800');
    expect(await box.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);

    await grid.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
    expect(await page.evaluate(isScrollable)).toBe(false);
    const sidebar = await page.getByRole('complementary', { name: 'More On This Title' }).boundingBox();
    const panel = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
    // On the right from 1222 px, otherwise below the panel.
    expect(sidebar!.x > panel!.x + panel!.width).toBe(width >= 1222);
    expect(sidebar!.y >= panel!.y + panel!.height).toBe(width < 1222);
  });
