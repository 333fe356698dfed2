import { expectVisibleFocus, tabTo } from '../support/focus.ts';
import { expect, journey } from '../support/journey.ts';
import { untilShown } from '../support/sign-in.ts';

for (const [form, tag] of [
  ['HarperCollins', []],
  ['HQNA', ['@long']],
  ['HCCP', ['@long']],
] as const)
  journey(
    `a power search of ${form} is made, refined and chosen from with the keyboard alone`,
    { tag: [...tag] },
    async ({ visit }) => {
      const page = await visit('administrator');
      await page.goto(`/#/Searching/PowerSearch/${form}`);
      const title = page.getByLabel('Title', { exact: true });
      await expect(title).toBeVisible();
      // While a spinner blocks the page, Tab reaches nothing.
      await untilShown(page);
      await tabTo(page, title);
      await expectVisibleFocus(page);
      await page.keyboard.type('the');
      await page.keyboard.press('Enter');

      const grid = page.getByRole('grid');
      await expect(grid).toBeVisible();
      await untilShown(page);
      expect(page.url()).toContain(`/Searching/PowerSearch/${form}/result?`);

      await tabTo(page, page.getByRole('link', { name: 'Refine Search' }));
      await page.keyboard.press('Enter');
      await expect(title).toHaveValue('the');
      await untilShown(page);
      await tabTo(page, title);
      await page.keyboard.press('Enter');

      await tabTo(page, grid.getByRole('row').nth(1).getByRole('checkbox'));
      for (const key of ['Shift+Space', 'ArrowDown', 'Shift+Space', 'ArrowDown', 'Shift+Space']) {
        await page.keyboard.press(key);
        await expectVisibleFocus(page);
      }
      await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
    },
  );
