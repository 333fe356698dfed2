import { expect, journey } from '../support/journey.ts';
import { killDatabase } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';

journey.use({ hasOwnProduct: true });

const RESTART_TIMEOUT_MS = 30_000;

journey('after the database was killed a toast is shown, and calls work again [ERR-08]', async ({ page, product }) => {
  await signIn(page, 'employee');
  const box = page.getByRole('textbox', { name: 'Search text' });
  const answered = page.waitForResponse((response) => response.url().endsWith('/QuickSearch'));
  await box.fill('a');
  let killedAt = 0;
  // Killed when the request is sent, because PostgreSQL is back in about a second.
  await page.route(
    '**/QuickSearch',
    (route) => {
      killDatabase(product);
      killedAt = Date.now();
      return route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  expect((await answered).status()).toBe(520);
  await expect(
    page.getByRole('alert').filter({ hasText: 'SQL service is unavailable. Please try again later' }),
  ).toBeVisible();
  const again = page.getByRole('button', { name: 'Search again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [100], timeout: RESTART_TIMEOUT_MS });
  console.log(`  searched again ${Date.now() - killedAt} ms after the kill`);
});
