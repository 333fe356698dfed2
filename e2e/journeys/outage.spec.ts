import { expect, journey } from '../support/journey.ts';
import { fedProduct, killDatabase } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';

/** A call works again so soon after the database's death (its host is started again at once, which takes about a second). */
const BACK_WITHIN_MS = 5_000;

journey('when the database is killed people are told, and within 5 s it works again [ERR-08]', async ({ page }) => {
  const product = fedProduct();
  await signIn(page, 'employee', `${product.url}/#/`);
  const box = page.getByRole('textbox', { name: 'Search text' });
  const answered = page.waitForResponse((response) => response.url().endsWith('/QuickSearch'));
  await box.fill('a');
  killDatabase(product);
  const killedAt = Date.now();
  await page.keyboard.press('Enter');
  expect((await answered).status()).toBe(520);
  await expect(
    page.getByRole('alert').filter({ hasText: 'SQL service is unavailable. Please try again later' }),
  ).toBeVisible();
  const again = page.getByRole('button', { name: 'Search again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [100], timeout: killedAt + BACK_WITHIN_MS - Date.now() });
  console.log(`  searched again ${Date.now() - killedAt} ms after the kill`);
});
