import { expectNoAxeViolations } from '../support/accessibility.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { expectOneLine, expectWholeCells } from '../support/grid-geometry.ts';
import { expect, journey } from '../support/journey.ts';
import { untilShown } from '../support/sign-in.ts';

const result = '/#/Searching/PowerSearch/HarperCollins/result?title=the&sortBy=title';
const screens = [
  '/#/',
  '/#/quickSearch?title=the&company=1',
  result,
  '/#/Searching/PowerSearch/HarperCollins',
  '/#/tradeCategories?report=Mystery',
];

journey('at 200 % zoom of a window of 1920×1080 pages are whole', { tag: '@long' }, async ({ visit, page }) => {
  // Zoom halves the window in CSS pixels.
  await page.setViewportSize({ width: 960, height: 540 });
  await visit('employee');
  for (const address of screens) {
    await page.goto(address);
    await untilShown(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(960);
    const grid = page.getByRole('grid');
    if ((await grid.count()) === 0) continue;
    expect((await grid.boundingBox())!.height).toBeGreaterThan(180);
    await expectOneLine(page);
    await expectWholeCells(grid);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('button', { name: 'Reset columns' })).toBeInViewport({ ratio: 1 });
    // The menu of columns is the same one in all grids.
    if (address === result) await expectNoAxeViolations(page);
  }
});

journey(
  'in forced colours the current tab, the row height and the focus are visible',
  { tag: '@long' },
  async ({ visit, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit('employee', result);
    const colourOf = (name: string) =>
      page
        .getByRole('navigation', { name: 'Power search' })
        .getByRole('link', { name })
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await colourOf('HarperCollins')).not.toBe(await colourOf('HQNA'));
    const borderOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect([await borderOf('Compact rows'), await borderOf('Tall rows')]).toEqual(['2px', '0px']);
    for (const name of ['Columns', 'Print Title Sheets']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page);
    }
    await expectNoAxeViolations(page);
  },
);

journey('with reduced motion nothing moves', { tag: '@long' }, async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('employee', result);
  const longest = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0)),
      ),
    );
  await page.getByRole('button', { name: 'Print Title Sheets' }).hover();
  expect(await longest()).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Print Title Sheets' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please select ISBN.');
  expect(await longest()).toBeLessThanOrEqual(1);
});
