import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { expectOneLine, expectPageStill, expectWholeCells, shareOfCutTitles } from '../support/grid-geometry.ts';
import { expect, journey } from '../support/journey.ts';
import { resizeWindow } from '../support/resize-window.ts';
import { untilShown } from '../support/sign-in.ts';

const resultsOf = (form: string) => `/#/Searching/PowerSearch/${form}/result`;
const results = resultsOf('HarperCollins');
/** Addresses that find titles of the whole demo catalogue. */
const searches = [
  ...['a', 'b', 's', 'the'].map((title) => `${results}?title=${title}&sortBy=title`),
  `${resultsOf('HQNA')}?title_Value=the`,
  `${resultsOf('HCCP')}?title=the`,
];
const divisions = { HarperCollins: 1, HQNA: 180, HCCP: 6, UK: 400 };
const widths = [940, 1280, 1920];
const topOf = (box: { y: number } | null) => box?.y ?? Number.POSITIVE_INFINITY;

async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of widths)
    await journey.step(`${width} px`, async () => {
      await resizeWindow(page, width);
      await look(width);
    });
}

journey(
  'power-search results are whole at every width, and only the grid scrolls',
  { tag: '@long' },
  async ({ visit, page }) => {
    journey.slow();
    await visit('employee');
    const grid = page.getByRole('grid', { name: 'Power search result' });
    for (const address of searches)
      await journey.step(address, async () => {
        await page.goto(address);
        await untilShown(page);
        await atEachWidth(page, async (width) => {
          expect(topOf(await grid.boundingBox())).toBeLessThan(200);
          await expectOneLine(page);
          await expectPageStill(page);
          if (width >= 1280) expect(await shareOfCutTitles(grid)).toBeLessThan(0.5);
          await expectWholeCells(grid);
        });
      });
  },
);

// Each form is searched by somebody else, whose choice of columns no other journey reads.
for (const [form, name, company, search] of [
  ['HarperCollins', 'trade', '001', 'title=the&sortBy=title'],
  ['HQNA', 'hqna', '180', 'title_Value=the'],
  ['HCCP', 'hccp', '006', 'title=the'],
] as const)
  journey(`results of ${form} with every column are whole`, { tag: '@long' }, async ({ visit, page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(name, `/#/Searching/PowerSearch/${form}/CustomizeFields?companyCode=${company}`);
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Valid: your changes were saved.')).toBeVisible();
    await page.goto(`${resultsOf(form)}?${search}`);
    await untilShown(page);
    await expectWholeCells(page.getByRole('grid'));
    await expectPageStill(page);
  });

journey('titles beside covers take up to three lines', async ({ visit, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('employee', `${results}?title=the&sortBy=title&isShowCover=true`);
  const grid = page.getByRole('grid');
  const cell = grid
    .getByRole('gridcell')
    .filter({ hasText: /\w+ \w+ \w+ \w+ \w+/ })
    .first();
  await expect(cell).toHaveCSS('-webkit-line-clamp', '3');
  expect((await cell.boundingBox())?.height).toBeGreaterThan(30);
  expect(await shareOfCutTitles(grid)).toBe(0);
  await expectWholeCells(grid);
});

journey(
  'the quick-search grid reaches to the foot of the window at every width',
  { tag: '@long' },
  async ({ visit, page }) => {
    journey.slow();
    await visit('employee');
    const grid = page.getByRole('grid');
    for (const [name, company] of Object.entries(divisions))
      await journey.step(name, async () => {
        await page.goto(`/#/quickSearch?title=a&company=${company}`);
        await untilShown(page);
        await atEachWidth(page, async () => {
          const { y, height } = (await grid.boundingBox())!;
          // Up to the padding of the page.
          expect(900 - (y + height)).toBeLessThanOrEqual(24);
          expect(y).toBeLessThan(200);
          await expectOneLine(page);
          await expectPageStill(page);
          await expectWholeCells(grid);
        });
      });
  },
);

journey('widths that a user chose are kept', async ({ visit, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('employee', `${results}?title=the&sortBy=title`);
  const head = () => page.getByRole('columnheader', { name: 'Author', exact: true });
  const widthOf = async () => Math.round((await head().boundingBox())!.width);
  await head().getByRole('button').focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowRight');
  const chosen = await widthOf();
  await page.reload();
  await untilShown(page);
  expect(await widthOf()).toBe(chosen);
  await resizeWindow(page, 1920);
  expect(await widthOf()).toBe(chosen);
});

journey('actions without room are in a menu that works with the keyboard', async ({ visit, page }) => {
  await page.setViewportSize({ width: 940, height: 900 });
  await visit('employee', `${results}?title=the&sortBy=title`);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await expect(compare).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(compare).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await compare.click();
  await expect(page.getByRole('dialog')).toContainText('Please select 2 to 6 titles.');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

journey(
  'a new visitor and one whose session has ended have no error in the console',
  async ({ page, context, baseURL }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const cookie of [undefined, 'ended']) {
      if (cookie) await context.addCookies([{ name: 'titlenet-login', value: cookie, url: `${baseURL}/login` }]);
      await page.goto('about:blank');
      await page.goto('/#/');
      await expect(page.getByRole('button', { name: 'Sign in as employee', exact: true })).toBeVisible();
      expect(errors, `cookie ${cookie}`).toEqual([]);
    }
  },
);

journey('Promo Period is filtered by typing, without a violation while its list is open', async ({ visit, page }) => {
  await visit('employee', '/#/Searching/PowerSearch/HarperCollins');
  // The filter is loaded when the list is known to be long.
  const box = page.getByRole('combobox', { name: 'Promo Period', expanded: false });
  const input = page.locator('input#promoPeriod');
  await box.click();
  await page.keyboard.type('2026');
  const options = page.getByRole('listbox', { name: 'Promo Period' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeGreaterThan(0);
  for (const text of await options.allInnerTexts()) expect(text).toContain('2026');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue(/2026/);
});
