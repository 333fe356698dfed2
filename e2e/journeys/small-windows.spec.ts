import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { scrollsSideways, smallTargets } from '../support/geometry.ts';
import { expect, journey } from '../support/journey.ts';

const phone = { width: 390, height: 844 };
/** A phone upright, and a tablet upright in the dark theme. */
const windows = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: { width: 820, height: 1180 }, colorScheme: 'dark' },
] as const;

const card = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();

const screens: { name: string; address: string; ready: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', address: '/#/', ready: heading('On sale this week') },
  { name: 'power search', address: '/#/Searching/PowerSearch/HarperCollins', ready: heading('Power Search') },
  {
    name: 'quick search',
    address: '/#/quickSearch?title=the&company=1',
    ready: (page) => card(page).first().waitFor(),
  },
  { name: 'changed titles', address: '/#/changedTitles?period=month', ready: (page) => card(page).first().waitFor() },
  { name: 'user lists', address: '/#/userLists', ready: heading('User Lists') },
  {
    name: 'pack',
    address: '/#/packs',
    ready: async (page) => {
      await page.getByRole('link', { name: /Front of store, spring/ }).click();
      await heading('Front of store, spring')(page);
    },
  },
  { name: 'reports', address: '/#/reports', ready: heading('Reports') },
  { name: 'following', address: '/#/following', ready: heading('Following') },
  { name: 'completeness', address: '/#/completeness', ready: heading('What titles lack') },
  {
    name: 'faults by sender',
    address: '/#/completeness?by=sender',
    ready: (page) => page.getByRole('table', { name: 'Faults by Sender' }).waitFor(),
  },
  { name: 'notes and tags', address: '/#/teamNotes', ready: heading('Notes & Tags') },
  { name: 'imports', address: '/#/imports', ready: heading('Imports') },
  { name: 'read tokens', address: '/#/readTokens', ready: heading('Read Tokens') },
];

for (const { viewport, colorScheme } of windows)
  journey.describe(`${viewport.width} px`, () => {
    journey.use({ viewport, colorScheme, isMobile: true, hasTouch: true });

    journey(
      'screens are as wide as the window, with targets for a thumb [SMALL-01, SMALL-05]',
      { tag: '@long' },
      async ({ page, visit }) => {
        journey.setTimeout(180_000);
        await visit('administrator');
        for (const { name, address, ready } of screens)
          await journey.step(name, async () => {
            await page.goto(address);
            await ready(page);
            expect(await scrollsSideways(page), name).toBe(false);
            expect(await smallTargets(page), name).toEqual([]);
            await expectNoAxeViolations(page);
          });
      },
    );
  });

journey.describe('on a phone', () => {
  journey.use({ viewport: phone, isMobile: true, hasTouch: true });

  journey('the installed app opens at home [SMALL-06]', async ({ page, visit }) => {
    await visit('uk');
    const address = await page.locator('link[rel="manifest"]').evaluate((link) => (link as HTMLLinkElement).href); // as the selector says
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest.display).toBe('standalone');
    for (const { src } of manifest.icons) expect((await page.request.get(new URL(src, address).href)).ok()).toBe(true);
    await page.goto(new URL(manifest.start_url, address).href);
    await heading('On sale this week')(page);
  });

  journey('dialogs of a result fit the phone [SMALL-01, SMALL-05]', async ({ page, visit }) => {
    await visit('administrator', '/#/quickSearch?title=the&company=1');
    for (const at of [0, 1]) await card(page).nth(at).getByRole('checkbox').tap();
    for (const action of ['Print Title Sheets', 'Print Projection Reports', 'Add to List', 'ONIX']) {
      await page.getByRole('button', { name: 'More', exact: true }).first().tap();
      await page.getByRole('button', { name: action, exact: true }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
      expect(await scrollsSideways(page), action).toBe(false);
      expect(await smallTargets(page), action).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).tap();
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  journey(
    'a title is found by the menu, in a card, and read, with its tip sheet [SMALL-02, SMALL-03, SMALL-04, SMALL-07, SMALL-09]',
    async ({ page, visit }) => {
      await visit('administrator');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('textbox', { name: 'Search text' }).fill('the');
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).tap();
      await expect(card(page)).toHaveCount(50);
      // The menu is closed.
      await expect(page.getByRole('textbox', { name: 'Search text' })).toBeHidden();
      await page.getByRole('button', { name: /^Show \d+ more$/ }).tap();
      expect(await card(page).count()).toBeGreaterThan(50);
      await card(page).first().getByRole('checkbox').tap();
      await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
      await card(page).first().getByRole('link').first().tap();
      await expect(page.getByRole('heading', { name: 'Editorial' })).toBeVisible();
      const marketing = page.getByRole('region', { name: 'Marketing', exact: true });
      await expect(marketing.getByText('Marketing Director', { exact: true })).toBeHidden();
      await marketing.getByRole('heading', { name: 'Marketing', exact: true }).tap();
      await expect(marketing.locator('dl, ul, p').first()).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Barcode' }).first().tap();
      const barcode = await page.getByRole('img', { name: /^EAN-13 barcode of 97/ }).boundingBox();
      // As wide as a scanner needs, and whole.
      expect(barcode?.width).toBeGreaterThan(200);
      expect((barcode?.x ?? 0) + (barcode?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(await scrollsSideways(page)).toBe(false);
      await page.keyboard.press('Escape');
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Tip sheet' }).tap();
      const tip = await opened;
      await tip.getByText('1 of 1 ready to print').waitFor();
      expect((await tip.getByRole('article').boundingBox())?.width).toBeLessThanOrEqual(390);
      expect(await scrollsSideways(tip)).toBe(false);
    },
  );

  journey(
    'a table that is wider than the phone says on which side there is more [SMALL-10]',
    async ({ page, visit }) => {
      await visit('administrator', '/#/backlistView/months');
      await card(page).first().getByRole('link').first().tap();
      await page.getByRole('link', { name: 'Sales Overview', exact: true }).tap();
      const table = page.getByRole('group', { name: 'Comparison' });
      const sign = () => table.evaluate((box) => getComputedStyle(box, '::before').content);
      await expect.poll(sign).toContain('More to the right →');
      await table.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
      await expect.poll(sign).toContain('← More to the left');
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  journey(
    'completeness, imports and the views of publicity say that there is more, and reports of imports fit [SMALL-10, SMALL-12]',
    async ({ page, visit }) => {
      await visit('administrator', '/#/completeness');
      const expectSign = async (label: string) => {
        const box = page.getByRole('group', { name: label, exact: true });
        await expect
          .poll(() => box.evaluate((element) => getComputedStyle(element, '::before').content))
          .toContain('More to the right →');
        expect(await scrollsSideways(page)).toBe(false);
      };
      await expectSign('Completeness by Imprint');
      await page.goto('/#/completeness?by=sender');
      await expectSign('Faults by Sender');
      await page.goto('/#/imports');
      await expectSign('Imports');
      await page.getByRole('button', { name: 'demo', exact: true }).click();
      const table = page.getByRole('group', { name: 'Imports', exact: true });
      const kindOfRun = page.getByText('Demo catalogue', { exact: true });
      await expect(kindOfRun).toBeVisible();
      const report = kindOfRun.locator('xpath=ancestor::dl');
      for (const left of [0, 10_000]) {
        await table.evaluate((box, to) => box.scrollTo(to, 0), left);
        const { x, width } = (await report.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(390);
      }
      await page.goto('/#/publicityReports?report=Pr');
      await expectSign('Current publicity');
    },
  );

  journey(
    'numbers of completeness are in line with their heads, and what titles lack fits the phone [SMALL-11]',
    async ({ page, visit }) => {
      await visit('administrator', '/#/completeness');
      const end = (text: Locator) =>
        text.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(range.getBoundingClientRect().right);
        });
      for (const name of ['Completeness by Imprint', 'What titles lack']) {
        const table = page.getByRole('table', { name });
        const head = await end(table.getByRole('columnheader', { name: 'Titles' }));
        expect(await end(table.getByRole('link', { name: /^\d+ titles?: / }).first()), name).toBe(head);
      }
      const share = page.getByRole('table', { name: 'What titles lack' }).getByRole('columnheader', { name: 'Share' });
      expect(await end(share)).toBeLessThanOrEqual(390 - 16);
    },
  );

  journey('the preview of a title sheet and the guide are one column [SMALL-08]', async ({ page, visit }) => {
    await visit('administrator', '/#/quickSearch?title=the&company=1');
    const sheet = await card(page).first().getByRole('link').first().getAttribute('href');
    const [, productId, companyCode] = /titleSheet\/(\d+)\?companyCode=(\d+)/.exec(sheet ?? '') ?? [];
    await page.goto(`/#/titleSheet/printable?selectedProducts=${productId}:${companyCode}`);
    await page.getByText('1 of 1 ready to print').waitFor();
    const left = (name: string) =>
      page
        .getByRole('heading', { name, exact: true, level: 3 })
        .boundingBox()
        .then((box) => box?.x);
    expect(await left('Classification')).toBe(await left('Prices'));
    expect(await scrollsSideways(page)).toBe(false);
    await page.goto('/guides/index.html');
    const title = page.getByRole('heading', { name: 'What TitleNet is for' });
    expect((await title.boundingBox())?.width).toBeGreaterThan(300);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
