import { expect, type Page } from '@playwright/test';

/** Waits until the app is there and blocks nothing any more. */
export async function untilShown(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.startsWith('/identity/'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Signs in through the development provider's page and waits until the app shows itself.
 * @param name of a demo person, such as `employee`
 * @param address first asked for, and where the person is afterwards; home by default
 */
export async function signIn(page: Page, name: string, address = '/#/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: `Sign in as ${name}`, exact: true }).click();
  await untilShown(page);
}
