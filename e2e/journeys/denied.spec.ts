import type { Page } from '@playwright/test';
import { callsTo, recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

async function expectDenied(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Access denied :(' })).toBeVisible();
  await expect(page).toHaveTitle('Access denied - TitleNet');
  expect(new URL(page.url()).hash).toBe('#/403');
}

for (const [name, tag] of [
  ['nobody', 'PERM-10'],
  ['norole', 'PERM-11, PERM-12'],
] as const) {
  journey(`${name} ends at 403 without a header, and gets no data [${tag}, NAV-05]`, async ({ visit, context }) => {
    const calls = recordCalls(context);
    const page = await visit(name, '/#/quickSearch?title=the&company=1');
    await expectDenied(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in as another user' })).toBeVisible();
    expect(callsTo(calls, '/api/Searching/')).toEqual([]);
  });
}

const pages = [
  ['user', '/publicityReports?report=Pr', 'ROUTE-100'],
  ['employee', '/clearcache', 'ERR-18'],
  ['children', '/titleSheet/1?companyCode=001', 'PERM-17'],
  ['trade', '/quickSearch?title=the&company=180', 'PERM-20'],
] as const;

for (const [name, address, tag] of pages) {
  journey(`${name} may not open ${address} [${tag}]`, async ({ visit }) => {
    const page = await visit(name, `/#${address}`);
    await expectDenied(page);
    await page.getByRole('link', { name: 'HOME' }).click();
    await expect(page).toHaveTitle('Home - TitleNet');
  });
}

journey(
  'each power search is available to the people of its division only [PERM-22, PERM-23, PERM-24, ROUTE-101]',
  async ({ visit }) => {
    const page = await visit('hqna', '/#/Searching/PowerSearch/HarperCollins');
    await expectDenied(page);
    await page.goto('/#/Searching/PowerSearch/HCCP');
    await expectDenied(page);
    await page.goto('/#/Searching/PowerSearch/HQNA');
    await expect(page).toHaveTitle('Power Search - TitleNet');
  },
);

journey('the power search of HQNA is closed to those without it [PERM-23]', async ({ visit }) => {
  await expectDenied(await visit('trade', '/#/Searching/PowerSearch/HQNA'));
});

journey(
  'Power Search is shown to people with a division that has one [NAV-18, NAV-19, NAV-20]',
  async ({ browser, sessionOf, baseURL }) => {
    const offers = async (name: string) => {
      const context = await browser.newContext({ baseURL });
      await context.addCookies(await sessionOf(name));
      const page = await context.newPage();
      await page.goto('/#/');
      // The menu is rendered with the home page, after the permissions are loaded.
      await expect(page.getByRole('heading', { name: 'Home' })).toBeAttached();
      const count = await page.getByRole('banner').getByRole('button', { name: 'Power Search' }).count();
      await context.close();
      return count === 1;
    };
    expect(await offers('hqna')).toBe(true);
    expect(await offers('trade')).toBe(true);
    expect(await offers('hccp')).toBe(true);
    expect(await offers('uk')).toBe(false);
  },
);

journey(
  'a search without results shows a message, and an empty search makes no call [QUICK-01, QUICK-25]',
  async ({ visit, context }) => {
    const page = await visit('employee', '/#/quickSearch?title=zzzzzz&company=1');
    await expect(page.getByText('No Titles found', { exact: true })).toBeVisible();
    const calls = recordCalls(context);
    const box = page.getByRole('textbox', { name: 'Search text' });
    await box.fill('');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You must enter data to search for.' })).toBeVisible();
    await expect(box).toBeFocused();
    expect(callsTo(calls, '/api/Searching/')).toEqual([]);
  },
);

journey('a refused call shows a toast that signs out [ERR-04, ERR-05, ERR-06, ERR-07]', async ({ page }) => {
  await page.route('**/api/Searching/QuickSearch', (route) =>
    route.fulfill({ status: 403, json: { code: 'denied', message: 'denied', traceId: '0'.repeat(32) } }),
  );
  // Uses its own sign-in, because the journey signs out.
  await signIn(page, 'administrator');
  await page.getByRole('textbox', { name: 'Search text' }).fill('the');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: 'Access Denied' });
  await expect(toast).toContainText(
    'You do not have permission to access application. Please contact the administrator.',
  );
  const { x = 0, width = 0 } = (await toast.boundingBox()) ?? {};
  expect(x + width / 2).toBeCloseTo(720, -2);
  const { href } = new URL(page.url());
  await toast.click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(page.url()).toBe(href);
});
