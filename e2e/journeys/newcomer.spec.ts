import type { Page } from '@playwright/test';
import { callsTo, recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const scrollTop = (page: Page) => page.getByRole('grid').evaluate((grid) => grid.scrollTop);

journey(
  'a newcomer opens a link, signs in, searches, reads a sheet, arranges it and goes back [SIGN-22, SIGN-23, QUICK-53]',
  async ({ page, context }) => {
    const address = '/#/quickSearch?title=the%20hollow&company=1';
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Sign in as employee', exact: true })).toBeVisible();
    await signIn(page, 'employee', address);
    expect(new URL(page.url()).hash).toBe('#/quickSearch?title=the%20hollow&company=1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText("Search for 'Title' like 'the hollow'");

    await page.getByRole('link', { name: 'TitleNet' }).click();
    await expect(page).toHaveTitle('Home - TitleNet');
    await page.getByRole('textbox', { name: 'Search text' }).fill('the');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const grid = page.getByRole('grid', { name: 'Quick search result' });
    await expect(grid).toBeVisible();
    await expect(page).toHaveTitle('Result - Quick Search - TitleNet');

    await grid.evaluate((element) => element.scrollTo({ top: 1_200 }));
    // By row index: the set of rendered rows changes while scrolling.
    const opened = grid.locator('[role="row"][aria-rowindex="50"]').getByRole('link').first();
    const isbn = (await opened.textContent()) ?? '';
    await opened.focus();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(1_000);
    await page.keyboard.press('Enter');

    await expect(page).toHaveTitle(/^\S.*\(\d{3}\) TitleSheet - TitleNet$/);
    await expect(page.getByRole('main')).toContainText(isbn);
    const subrights = page.getByRole('heading', { level: 2, name: 'Subrights' });
    await expect(subrights).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show Subrights' }).uncheck();
    await expect(subrights).toHaveCount(0);
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'successfully saved' })).toBeVisible();

    const calls = recordCalls(context);
    await page.goBack();
    await expect(page.getByRole('link', { name: isbn, exact: true })).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
    expect(callsTo(calls, '/api/Searching/QuickSearch')).toEqual([]);

    await page.goForward();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Show Subrights' })).not.toBeChecked();
    await expect(subrights).toHaveCount(0);
  },
);
