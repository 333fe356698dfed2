import type { Page } from '@playwright/test';
import { callsTo, recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';

// The rules of every screen and call are tests of the web app and of the server (guards, header, access matrix); these
// journeys prove that the permissions of the server reach the screens.

async function expectDenied(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Access denied :(' })).toBeVisible();
  await expect(page).toHaveTitle('Access denied - TitleNet');
  expect(new URL(page.url()).hash).toBe('#/403');
}

journey(
  'a person without companies ends at 403 without a header, and gets no data [PERM-10, NAV-05]',
  async ({ visit, context }) => {
    const calls = recordCalls(context);
    const page = await visit('nobody', '/#/quickSearch?title=the&company=1');
    await expectDenied(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in as another user' })).toBeVisible();
    expect(callsTo(calls, '/api/Searching/')).toEqual([]);
  },
);

journey(
  'a person of one company opens the screens of its division only [PERM-17, PERM-20, PERM-22, PERM-23, PERM-24, ROUTE-101, ERR-18]',
  async ({ visit }) => {
    const page = await visit('hqna', '/#/titleSheet/1?companyCode=001');
    await expectDenied(page);
    await page.getByRole('link', { name: 'HOME' }).click();
    await expect(page).toHaveTitle('Home - TitleNet');
    for (const address of [
      '/quickSearch?title=the&company=1',
      '/Searching/PowerSearch/HarperCollins',
      '/Searching/PowerSearch/HCCP',
      '/clearcache',
    ]) {
      await page.goto(`/#${address}`);
      await expectDenied(page);
    }
    await page.goto('/#/Searching/PowerSearch/HQNA');
    await expect(page).toHaveTitle('Power Search - TitleNet');
  },
);
