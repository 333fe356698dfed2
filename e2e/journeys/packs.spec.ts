import type { Page } from '@playwright/test';
import { expectAccessibleAtWidths, expectNoAxeViolations } from '../support/accessibility.ts';
import { scrollsSideways } from '../support/geometry.ts';
import { expect, journey } from '../support/journey.ts';
import { addTwoTitles } from '../support/packs.ts';
import { untilShown } from '../support/sign-in.ts';

const main = (page: Page) => page.getByRole('main');

/** Names and ISBNs of the titles of the open pack, in order. */
const titlesOf = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Move / })
    .evaluateAll((buttons) =>
      buttons
        .filter(({ id }) => id.startsWith('move-title'))
        .map((button) => button.getAttribute('aria-label')?.slice('Move '.length)),
    );

journey(
  'a pack goes from selections of two divisions over order and notes to a colleague of another company [PACK-14, PACK-15, PACK-17, PACK-18]',
  async ({ page, visit, browser, sessions, baseURL }) => {
    journey.setTimeout(120_000);
    const name = 'Launch of the journey';
    await visit('employee', '/#/quickSearch?title=the&company=1');
    await addTwoTitles(page, 1, { name, isNew: true });
    await addTwoTitles(page, 180, { name, isNew: false });

    await page.goto('/#/packs');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    const [first, second, third, last] = await titlesOf(page);

    await journey.step('by keyboard', async () => {
      await page.locator('[id^="move-title"]').first().focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(page.getByText(/ is number 2 of 4 in section 1\./)).toBeAttached();
      expect(await titlesOf(page)).toEqual([second, first, third, last]);
      await expect(page.locator(':focus')).toHaveAccessibleName(`Move ${first}`);
    });
    await journey.step('by mouse', async () => {
      const rows = page.locator('ol > li');
      await page.locator('[draggable="true"]').last().dragTo(rows.first());
      await expect.poll(() => titlesOf(page)).toEqual([last, second, first, third]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => titlesOf(page)).toEqual([second, first, third, last]);
    });
    await journey.step('sections, notes and pages', async () => {
      await page.getByRole('button', { name: 'Add Section' }).click();
      await page.getByRole('textbox', { name: 'Heading of section 2' }).fill('Series');
      await page.getByRole('combobox', { name: `Section of ${last}` }).selectOption('Series');
      await page.getByRole('textbox', { name: 'Note for accounts' }).last().fill('Cover to come');
      await page.getByText('Cover page and pages').click();
      await page.getByRole('checkbox', { name: 'Tip sheet' }).check();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    });
    await expectAccessibleAtWidths(page, [940, 1280, 1920], async (width) =>
      expect(await scrollsSideways(page), `${width} px`).toBe(false),
    );
    await journey.step('share', async () => {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Add a person' }).fill('quinn');
      await dialog.getByRole('button', { name: 'Add Hannah Quinn' }).click();
      await dialog.getByRole('combobox', { name: 'Role of Hannah Quinn' }).selectOption('may edit');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    });

    const context = await browser.newContext({ baseURL });
    await context.addCookies(await sessions.find('hqna'));
    const theirs = await context.newPage();
    await theirs.goto(new URL(page.url()).hash.replace(/^#/, '/#'));
    await untilShown(theirs);
    await expect(theirs.getByText('2 titles of other companies are not shown.')).toBeVisible();
    expect(await titlesOf(theirs)).toEqual([third, last]);
    await expect(theirs.getByRole('textbox', { name: 'Note for accounts' }).last()).toHaveValue('Cover to come');
    await theirs.getByRole('textbox', { name: 'Note for accounts' }).last().fill('Cover is here');
    await expect(theirs.getByText('Saved', { exact: true })).toBeVisible();
    await expectNoAxeViolations(theirs);
    await sessions.keep('hqna', context);
    await context.close();

    await page.getByRole('textbox', { name: 'Internal note' }).last().fill('Thank Hannah');
    await expect(
      page.getByText(`${last?.replace(/, \d{13}$/, '')}: Hannah Quinn changed the note for accounts`),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Note for accounts' }).last()).toHaveValue('Cover is here');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`The pack '${name}' was deleted.`)).toBeVisible();
  },
);
