import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EMPTY_PAGE } from '../support/empty-page.ts';
import { goldenAnswers, goldenFeed } from '../support/golden-answers.ts';
import { goldenPage, hiddenTexts } from '../support/golden-page.ts';
import { expect, journey } from '../support/journey.ts';
import { runCommand } from '../support/product.ts';
import { readSheet } from '../support/sheet-texts.ts';

journey.use({ hasOwnProduct: true });

/** HCCP addresses have the ISBN, the others the product id. */
const companies = [
  { code: '001', layout: 'T', productId: 98_001_001, id: '98001001' },
  { code: '003', layout: 'C', productId: 98_003_001, id: '98003001' },
  { code: '006', layout: 'Z', productId: 98_006_001, id: '9791090636200' },
  { code: '018', layout: 'T', productId: 98_018_001, id: '98018001' },
  { code: '035', layout: 'B', productId: 98_035_001, id: '98035001' },
  { code: '180', layout: 'Q', productId: 98_180_001, id: '98180001' },
  { code: '400', layout: 'U', productId: 98_400_001, id: '98400001' },
].map((company) => {
  const { code: companyCode, productId } = company;
  return { ...company, keys: { companyCode, productId, editionId: productId + 1, comparedId: productId + 2 } };
});

/** Shows the sections that are hidden at first (Coop, Contracts) and opens the folded tables. */
async function showEverything(page: Page): Promise<void> {
  const boxes = page.getByRole('navigation', { name: 'Sections' }).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await box.check();
  for (const name of ['Suppliers', 'Prices']) {
    await page.getByRole('heading', { level: 3, name }).click();
    await expect(page.getByRole('table', { name })).toBeVisible();
  }
}

const proves =
  '[SHEET-093..SHEET-141, SHEET-143..SHEET-164, SHEET-165, SHEET-166, SHEET-167..SHEET-169, SHEET-182..SHEET-184, SHEET-073] ' +
  '[EDIT-01..EDIT-26, EDIT-32, EDIT-37..EDIT-39, MKT-01..MKT-21, ONLINE-01..ONLINE-05, ONLINE-07..ONLINE-14, PUBL-01..PUBL-16] ' +
  '[SHEET-069, EDIT-36, FORMAT-02, FORMAT-03] ' +
  '[SUBR-01..SUBR-10, RELAT-01..RELAT-17, COOP-03..COOP-15, SALES-05..SALES-17, QUOTE-04..QUOTE-08, AWARD-01..AWARD-04, CONTR-01..CONTR-19]';

journey(
  `titles of each company with every field filled, in the answers and on their sheets ${proves}`,
  { tag: '@long' },
  async ({ page, callAs, product }) => {
    journey.slow();
    const file = join(tmpdir(), `titlenet-golden-${process.pid}.jsonl`);
    await writeFile(file, companies.map(({ keys }) => goldenFeed(keys)).join('\n'));
    const output = await runCommand(product, 'import', file).finally(() => rm(file));
    expect(output).toMatch(/21 read, 21 added, .*0 rejected/);
    expect(output).not.toMatch(/warning/i);

    const call = await callAs('employee');
    for (const { code, layout, productId, id, keys } of companies)
      await journey.step(`company ${code}`, async () => {
        const { bar, sheet } = goldenAnswers(keys);
        const answers = `/api/TitleSheet/${code}/${id}`;
        expect.soft(await call(`${answers}/bar`)).toEqual(bar);
        expect.soft(await call(answers)).toEqual(sheet);
        const { formatDesc: tacDescription, casBusinessUnit } = bar;
        expect.soft(await call(`${answers}/bar?small=true`)).toEqual({ tacDescription, casBusinessUnit, productId });

        // From an empty page, so that the app is loaded with nothing of the sheet before.
        await page.goto(EMPTY_PAGE);
        await page.goto(`/#/titleSheet/${id}?companyCode=${code}`);
        await showEverything(page);
        await expect.poll(() => readSheet(page)).toEqual(goldenPage(layout));
        const words = await page.locator('body').innerText();
        expect.soft(hiddenTexts(layout).filter((text) => words.includes(text))).toEqual([]);
      });
  },
);
