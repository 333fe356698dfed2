import { expectVisibleFocus, tabTo, tabToTheEnd } from '../support/focus.ts';
import { expect, journey } from '../support/journey.ts';
import { untilShown } from '../support/sign-in.ts';

// In a narrow window, where bars cover most; the power searches follow the focus in a wide one.
journey('with the keyboard alone, from the sign-in to a saved view and back', async ({ page }) => {
  await page.setViewportSize({ width: 940, height: 700 });
  await page.goto('/#/');
  const signInButton = page.getByRole('button', { name: 'Sign in as employee', exact: true });
  await expect(signInButton).toBeVisible();
  await tabTo(page, signInButton);
  await page.keyboard.press('Enter');
  await untilShown(page);

  // `/` focuses the search from anywhere.
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search text' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type('the');
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: 'Quick search result' });
  await expect(grid).toBeVisible();
  await tabTo(page, grid.getByRole('gridcell').first().getByRole('checkbox'));

  for (const key of ['ArrowDown', 'PageDown', 'ArrowDown', 'End', 'Home', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  const isbn = await page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(isbn).toMatch(/^97[89]\d{10}$/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
  const box = page.getByRole('checkbox', { name: 'Show Online' });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 2, name: 'Online', exact: true })).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Save view' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'successfully saved' })).toBeVisible();

  // Through the whole sheet: no bar, strip or toast covers the focused element.
  expect(await tabToTheEnd(page)).toBeGreaterThan(5);
  // A browser shortcut, which pages do not receive.
  await page.goBack();
  await expect(page.getByRole('link', { name: isbn, exact: true })).toBeFocused();
  await expectVisibleFocus(page);
});

journey('Ctrl+Alt+M on the home page opens order management as it is shipped [KEY-01]', async ({ visit }) => {
  const page = await visit('employee');
  await page.getByRole('combobox', { name: 'Search field' }).selectOption('isbn');
  await page.getByRole('textbox', { name: 'Search text' }).fill('9780062040800');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Alt+m');
  const report = await opened;
  await expect(report.getByRole('heading', { name: 'Pending Orders' })).toBeVisible();
  expect(new URL(report.url()).hash).toBe('#/reports/view/PO-001?isbn=9780062040800&companyCode=001');
});
