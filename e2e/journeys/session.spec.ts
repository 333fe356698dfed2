import type { BrowserContext, Page } from '@playwright/test';
import { callsTo, recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const search = (page: Page, text: string) =>
  page.evaluate((title) => {
    window.location.hash = `#/quickSearch?title=${title}&company=1`;
  }, text);

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  return page;
}

journey(
  'Sign Out ends the session in all tabs, and going back requires a sign-in [SIGN-26, NAV-04]',
  async ({ page, context }) => {
    await signIn(page, 'employee');
    const other = await openTab(context);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in as employee', exact: true })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(other.getByRole('banner')).toHaveCount(0);
    const calls = recordCalls(context);
    await search(other, 'the');
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(calls.filter(({ headers }) => headers['x-enterprise-token'])).toEqual([]);
  },
);

journey('two tabs renew with one grant and continue [SIGN-08]', async ({ visit, context }) => {
  const page = await visit('employee');
  // Both clocks are set just before the renewal, which is one minute before the end of 10 minutes.
  const other = await openTab(context);
  const calls = recordCalls(context);
  for (const tab of [page, other]) await tab.clock.install();
  await Promise.all([page, other].map((tab) => tab.reload()));
  await Promise.all([page, other].map((tab) => expect(tab.getByRole('button', { name: 'Sign Out' })).toBeVisible()));
  calls.length = 0;
  const renewed = context.waitForEvent('response', (response) => response.url().endsWith('/login/token'));
  await Promise.all([page, other].map((tab) => tab.clock.fastForward('09:30')));
  await renewed;
  for (const tab of [page, other]) {
    await search(tab, 'the');
    await expect(tab.getByRole('grid')).toBeVisible();
  }
  expect(callsTo(calls, '/login/token')).toHaveLength(1);
  expect(callsTo(calls, '/identity/auth')).toEqual([]);
  const searches = callsTo(calls, '/api/Searching/QuickSearch');
  expect(new Set(searches.map(({ headers }) => headers.authorization)).size).toBe(1);
});

journey(
  'with an expired login cookie sign-in starts, and returns to the address [SIGN-11]',
  async ({ page, context }) => {
    await signIn(page, 'employee', '/#/quickSearch?title=the&company=1');
    const [cookie] = (await context.cookies(`${new URL(page.url()).origin}/login`)).filter(
      ({ name }) => name === 'titlenet-login',
    );
    expect(cookie).toBeDefined();
    await context.clearCookies();
    await context.addCookies([{ ...cookie!, value: 'gone' }]);
    await page.reload();
    // The same person: others do not get the address (G-232).
    await page.getByRole('button', { name: 'Sign in as employee', exact: true }).click();
    await expect(page.getByText('Emil Ployer')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/quickSearch?title=the&company=1');
  },
);
