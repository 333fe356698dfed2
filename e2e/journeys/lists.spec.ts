import { expect, journey } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

journey(
  'an employee opens lists from the home page, ranks a backlist by dollars, prints a sheet of it and reloads publicity [LIST-63, LIST-66, LIST-69]',
  async ({ page }) => {
    await signIn(page, 'employee');
    await expect(page.getByRole('region', { name: /^On sale this week/ })).toBeVisible();

    await page.getByRole('link', { name: 'Top 100, 13 Months' }).click();
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('columnheader', { name: 'HC Rank' })).toBeVisible();
    const first = () => grid.locator('[aria-rowindex="2"]');
    await expect(first().getByRole('img', { name: /^Cover of/ })).toBeVisible();
    const byUnits = await first().getByRole('link').textContent();
    await page.getByRole('combobox', { name: 'Rank by' }).selectOption('Dollars');
    await expect(page).toHaveURL(/type=D$/);
    await expect(grid).toBeVisible();
    expect(byUnits).toMatch(/^97\d{11}/);

    await first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Print Title Sheets' }).click();
    await expect(page.getByRole('dialog', { name: 'Print Title Sheet' })).toBeVisible();
    await page.keyboard.press('Escape');

    await grid.getByRole('button', { name: 'Title', exact: true }).click();
    await expect(page).toHaveURL(/sort=title/);
    await first().getByRole('link').click();
    await expect(page).toHaveTitle(/TitleSheet - TitleNet$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/sort=title/);

    await page.getByRole('link', { name: 'TitleNet' }).click();
    await expect(page.getByRole('region', { name: 'Recent titles' }).getByRole('link')).toHaveCount(1);
    await page.getByRole('link', { name: 'Customized' }).click();
    await expect(page).toHaveTitle('Current Publicity Rpt - TitleNet');
    await page.getByRole('combobox', { name: 'Show bookings' }).selectOption('All');
    await page.getByRole('button', { name: 'Re-load' }).click();
    await expect(page).toHaveURL(/bookingType=All/);
    await expect(grid.locator('[aria-rowindex="2"]')).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export to Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Current Publicity Customized, .*\.xlsx$/);

    await page.getByRole('link', { name: 'TitleNet' }).click();
    await page.getByRole('link', { name: 'Folklore Prize' }).click();
    await expect(page).toHaveTitle('Top CH Awards - TitleNet');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Top CH Awards: Folklore Prize');
  },
);
