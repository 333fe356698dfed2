import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { findTitles, sheetAddress } from '../support/product-api.ts';

const paragraph = 'The harbour was quiet, and nobody had yet told the keeper that the lamp was out. '.repeat(4);
const paragraphs = Array.from({ length: 30 }, (_, index) => `<p>${index + 1}. ${paragraph}</p>`);
const lastWords = 'and then the lamp was lit.';

/** Gives every sheet a description of thirty paragraphs. */
async function withLongText(page: Page): Promise<void> {
  await page.route(/\/api\/TitleSheet\/\d{3}\/\d+$/, async (route) => {
    const sheet = await (await route.fetch()).json();
    const bookDescription = [...paragraphs, `<p>${lastWords}</p>`].join('');
    await route.fulfill({ json: { ...sheet, editorial: { ...sheet.editorial, bookDescription, hasNoData: false } } });
  });
}

/** Height and width of the description as displayed, and the width of 68 zeros in its font. */
const measure = (page: Page) =>
  page
    .getByText('Book Description', { exact: true })
    .locator('xpath=following-sibling::dd')
    .evaluate((value) => {
      const box = value.firstElementChild!;
      const text = box.querySelector('p')!;
      const ruler = document.createElement('div');
      Object.assign(ruler.style, { width: '68ch', font: getComputedStyle(text).font });
      value.append(ruler);
      const measured = {
        height: box.clientHeight,
        isCut: box.scrollHeight > box.clientHeight + 1,
        width: text.clientWidth,
        widest: ruler.clientWidth,
        lineHeight: Number.parseFloat(getComputedStyle(text).lineHeight),
      };
      ruler.remove();
      return measured;
    });

journey(
  'a long text shows twelve lines of at most 68 characters, the rest on request and in print',
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const [title] = await findTitles(call, { title: 'a', company: 1 });
    await withLongText(page);
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(sheetAddress(title!));
    const more = page.getByRole('button', { name: 'more of Book Description' });
    await more.waitFor();

    const collapsed = await measure(page);
    expect(collapsed.isCut).toBe(true);
    expect(collapsed.height).toBeLessThanOrEqual(12 * collapsed.lineHeight);
    expect(collapsed.width).toBeLessThanOrEqual(collapsed.widest);

    await page.emulateMedia({ media: 'print' });
    expect((await measure(page)).isCut).toBe(false);
    await expect(more).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await more.click();
    expect((await measure(page)).isCut).toBe(false);
    await page.getByRole('button', { name: 'less of Book Description' }).click();
    expect((await measure(page)).isCut).toBe(true);

    await page.goto(`/#/titleSheet/printable?selectedProducts=${title!.productId}:${title!.companyCode}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    await expect(page.getByText(lastWords)).toBeVisible();
    await expect(page.getByRole('button', { name: /^more/ })).toHaveCount(0);

    // Awards alone fit on one page; empty content after the title does not start a second page.
    await page.goto(
      `/#/titleSheet/printable?selectedProducts=${title!.productId}:${title!.companyCode}&selectedSections=8`,
    );
    await expect(page.getByText('Book Description', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    await page.emulateMedia({ media: 'print' });
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
