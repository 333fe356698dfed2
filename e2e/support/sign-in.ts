import { expect, type Page } from '@playwright/test';

/** The page that loads least for a person who is signed in: home takes twice the processor time. */
export const BARE_PAGE = '/#/404';

/** Waits until the app is shown and no spinner blocks it. */
export async function untilShown(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.startsWith('/identity/'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Signs in on the development provider's page and waits until the app is shown.
 * @param name of a demo person, such as `employee`
 * @param address requested before the sign-in and shown after it; home by default
 */
export async function signIn(page: Page, name: string, address = '/#/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: `Sign in as ${name}`, exact: true }).click();
  await untilShown(page);
}
