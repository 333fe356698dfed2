import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { expect, journey } from '../support/journey.ts';
import { findTitles } from '../support/product-api.ts';
import { untilShown } from '../support/sign-in.ts';

const shownTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the wall needs no network. */
async function untilLoaded(page: Page) {
  await page.getByRole('toolbar', { name: 'Presentation' }).waitFor();
  await expect(page.getByText(/^Loading/)).toBeHidden();
}

journey(
  'a pack goes over notes and a colleague of another company to the wall and its table [PACK-29, PACK-31, PACK-33, PACK-34, PACK-35, PACK-60]',
  { tag: '@long' },
  async ({ page, context, callAs, browser, sessions, baseURL }) => {
    journey.setTimeout(180_000);
    const name = 'Wall of the journey';
    const call = await callAs('employee');
    const found = await Promise.all([1, 180].map((company) => findTitles(call, { title: 'the', company })));
    const titles = found.flatMap((all) => all.slice(0, 2));
    const { id } = await call<{ id: number }>('/api/Packs', { name });
    await call(`/api/Packs/${id}/Titles`, {
      titles: titles.map(({ companyCode, isbn }) => ({ companyCode, isbn })),
    });
    await page.goto('/#/packs');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('textbox', { name: 'Internal note' }).last().fill('Hushhush');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await journey.step('share', async () => {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Add a person' }).fill('quinn');
      await dialog.getByRole('button', { name: 'Add Hannah Quinn' }).click();
      await dialog.getByRole('combobox', { name: 'Role of Hannah Quinn' }).selectOption('may edit');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    });

    // By keyboard alone from here on.
    await page.getByRole('button', { name: 'On the Wall' }).press('Enter');
    await untilLoaded(page);
    await expectNoAxeViolations(page);
    const first = await shownTitle(page).textContent();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.getByText('4 of 4', { exact: true })).toBeVisible();
    await expect(page.getByText('Hushhush')).toBeHidden();
    const last = (await shownTitle(page).textContent()) ?? '';

    const [notes] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Notes Window' }).press('Enter'),
    ]);
    await expect(notes.getByText('Hushhush')).toBeVisible();
    await expect(notes.getByRole('timer')).toBeVisible();
    await expectNoAxeViolations(notes);

    await journey.step('the colleague sees two titles and decides on the last one', async () => {
      const theirContext = await browser.newContext({ baseURL });
      await theirContext.addCookies(await sessions.find('hqna'));
      const theirs = await theirContext.newPage();
      await theirs.goto(new URL(page.url()).hash.replace(/^#/, '/#'));
      await untilShown(theirs);
      await untilLoaded(theirs);
      await expect(theirs.getByText('2 of 2', { exact: true })).toBeVisible();
      await expect(shownTitle(theirs)).toHaveText(last);
      await theirs.keyboard.press('Enter');
      await theirs.keyboard.type('Pass');
      await theirs.keyboard.press('Enter');
      await theirs.keyboard.press('End');
      await expect(theirs.getByRole('table').getByText(/^Hannah Quinn, /)).toBeVisible();
      await sessions.keep('hqna', theirContext);
      await theirContext.close();
    });

    await context.setOffline(true);
    await journey.step('without a network', async () => {
      await page.bringToFront();
      await page.keyboard.press('Home');
      await expect(shownTitle(page)).toHaveText(first ?? '');
      await expect(notes.getByRole('heading', { level: 2 })).toHaveText(first ?? '');
      const widths = await page
        .locator('article img')
        .evaluateAll((images) => images.map((image) => Reflect.get(image, 'naturalWidth')));
      expect(widths).toEqual([expect.any(Number)]);
      expect(widths[0]).toBeGreaterThan(100);
      await notes.bringToFront();
      await notes.getByRole('navigation', { name: 'Titles' }).getByRole('button').last().press('Enter');
      await expect(shownTitle(page)).toHaveText(last);
      await page.bringToFront();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Reprint');
      await page.keyboard.press('Tab');
      await page.keyboard.type('5,000');
      await expectNoAxeViolations(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 not sent yet')).toBeVisible();
      await expect(notes.getByText('1 not sent yet')).toBeVisible();
    });
    await context.setOffline(false);
    await expect(page.getByText('1 needs your choice')).toBeVisible({ timeout: 30_000 });
    // What waits outlives a reload.
    await page.reload();
    await untilLoaded(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('alert')).toContainText('Hannah Quinn has decided meanwhile: Pass.');
    await page.getByRole('button', { name: 'Use Mine' }).press('Enter');
    const table = page.getByRole('table');
    await expect(table.getByText(/^Emil Ployer, /)).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText('Reprint5,000');
    await expectNoAxeViolations(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export to Excel' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Decisions of Wall of the journey.*\.xlsx$/);

    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await page.getByRole('link', { name: last }).click();
    await expect(page.getByText(`${name}: Reprint · 5,000 copies`)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`The pack '${name}' was deleted.`)).toBeVisible();
  },
);
