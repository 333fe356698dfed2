import type { Locator, Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { untilShown } from '../support/sign-in.ts';

/** The strongest of red and green in the colour of a text, as computed by the browser; null if it is neither. */
const hueOf = (text: Locator): Promise<'red' | 'green' | null> =>
  text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    if (red > 1.5 * Math.max(green, blue)) return 'red';
    return green > 1.4 * Math.max(red, blue) ? 'green' : null;
  });

/** Replaces figures and marks of the first titles that are found. */
async function changeRows(page: Page, changes: readonly object[]): Promise<void> {
  await page.route('**/api/Searching/PowerSearch/HarperCollins', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await (await route.fetch()).json();
    const plain = { isSortable: true, isRowInnerUrl: false, isInnerLink: false, bold: false };
    const titles = [...answer.titles, { displayColumn: 'Sell-through', propertyName: 'SELL_THROUGH', ...plain }];
    const data = changes.map((change, index) => ({ ...answer.data[index], ...change }));
    return route.fulfill({ json: { ...answer, titles, data, total: data.length } });
  });
}

journey(
  'compliance marks are green dots or red, negative figures are red [GRID-035, GRID-036, GRID-037, GRID-038, FORMAT-09, FORMAT-11]',
  async ({ visit, page }) => {
    await changeRows(page, [
      { COMPLIANCE_PRICE: 'GREEN', COMPLIANCETEXT: 'first', PRICE: 9.99, SELL_THROUGH: 12.5 },
      { COMPLIANCE_PRICE: 'In Compliance', COMPLIANCETEXT: 'second', PRICE: 9.99, SELL_THROUGH: 12.5 },
      { COMPLIANCE_PRICE: 'Missing price', COMPLIANCETEXT: 'third', PRICE: -9.99, SELL_THROUGH: -12.5 },
    ]);
    await visit('employee', '/#/Searching/PowerSearch/HarperCollins/result?title=the&titleSwitch=1&sortBy=title');
    const grid = page.getByRole('grid');
    for (const [text, glyph, hue] of [
      ['first', '●', 'green'],
      ['second', '●', 'green'],
      ['third', '◆', 'red'],
    ] as const) {
      const mark = grid.getByRole('img', { name: text, exact: true });
      await expect(mark).toHaveText(glyph);
      expect([text, await hueOf(mark)]).toEqual([text, hue]);
    }
    for (const text of ['($9.99)', '-12.50%']) {
      const figure = grid.getByText(text, { exact: true });
      await expect(figure).toHaveCount(1);
      expect([text, await hueOf(figure)]).toEqual([text, 'red']);
    }
    for (const text of ['$9.99', '12.50%'])
      expect([text, await hueOf(grid.getByRole('gridcell').filter({ hasText: text }).first())]).toEqual([text, null]);
  },
);

journey('an empty form shows a red message above its rows [PSCOM-09, PSCOM-11, ERR-19]', async ({ visit, page }) => {
  await visit('employee');
  for (const form of ['HarperCollins', 'HQNA', 'HCCP'])
    await journey.step(form, async () => {
      await page.goto(`/#/Searching/PowerSearch/${form}`);
      await expect(page.getByRole('link', { name: form, exact: true })).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: 'GO', exact: true }).click();
      const message = page.getByText('Please add more criteria to further refine your search.', { exact: true });
      await expect(message).toBeVisible();
      expect(await hueOf(message)).toBe('red');
      const first = await page.getByLabel('Title', { exact: true }).boundingBox();
      expect((await message.boundingBox())!.y).toBeLessThan(first!.y);
    });
});

journey(
  'the banner of saved fields is green, of a failed save red; fields of the audit are italic [GRID-117, GRID-118, CUSTOM-32]',
  async ({ visit, page }) => {
    const statuses = [204, 500];
    await page.route(/\/api\/Account\/Preference\?/, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: statuses.shift() }) : route.fallback(),
    );
    await visit('employee', '/#/Searching/PowerSearch/HarperCollins/CustomizeFields?companyCode=001');
    await untilShown(page);
    const styleOf = (label: Locator) => label.evaluate((element) => getComputedStyle(element).fontStyle);
    const audit = page.getByRole('group', { name: 'Audit Report' }).locator('label');
    expect(await audit.count()).toBeGreaterThan(0);
    for (const label of await audit.all()) expect(await styleOf(label)).toBe('italic');
    for (const label of await page.getByRole('group', { name: 'Basic Specs 1' }).locator('label').all())
      expect(await styleOf(label)).toBe('normal');

    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.click();
    const valid = page.getByText('Valid: your changes were saved.', { exact: true });
    await expect(valid).toBeVisible();
    expect(await hueOf(valid)).toBe('green');
    await save.click();
    const invalid = page.getByText(/^Error/);
    await expect(invalid).toBeVisible();
    expect(await hueOf(invalid)).toBe('red');
  },
);
