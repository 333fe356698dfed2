import { expect, journey } from '../support/journey.ts';

journey('a toast is shown although the server has become unreachable', async ({ visit, context }) => {
  const page = await visit('employee');
  // The first interaction loads the library.
  const isLoaded = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
  await page.keyboard.press('Shift');
  await isLoaded;
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Projections P/ }).click();
  // Calls in the background may fail with a toast of their own.
  await expect(page.getByRole('alert').filter({ hasText: 'To use the QuickReports' })).toBeVisible();
});
