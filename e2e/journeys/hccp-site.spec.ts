import { expect, journey } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

journey('under /hccp/ Canada is hidden and report links carry 006 [PERM-25, PERM-27, PERM-28]', async ({ page }) => {
  await signIn(page, 'employee', '/hccp/#/quickSearch?title=the&company=1');
  expect(new URL(page.url()).pathname).toBe('/hccp/');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('link', { name: /^Overview, / }).first()).toHaveAttribute('href', /companyCode=006/);
  await expect(grid.getByRole('columnheader', { name: 'Projections US' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: / CA$/ })).toHaveCount(0);

  await grid.getByRole('link', { name: /^97/ }).first().click();
  const sidebar = page.getByRole('complementary', { name: 'More On This Title' });
  await expect(sidebar.getByRole('link', { name: 'Projections US' })).toHaveAttribute('href', /companyCode=006/);
  await expect(sidebar.getByRole('link', { name: / CA$/ })).toHaveCount(0);

  // The same title on the main site has them.
  const { hash } = new URL(page.url());
  await page.goto(`/${hash}`);
  await expect(sidebar.getByRole('link', { name: 'Projections CA' })).toBeVisible();
});
