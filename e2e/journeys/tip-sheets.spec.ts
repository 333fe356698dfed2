import { companies, titleAddressId } from '@titlenet/catalogue/companies';
import { sampleTitles } from '../support/demo-sheets.ts';
import { expect, journey } from '../support/journey.ts';
import { papers, printed } from '../support/pdf.ts';

const long = 'The harbour kept its secrets, and the tide brought them back. ';

journey(
  'tip sheets of every company are one page each after their contents, on both papers [PRINT-57, PRINT-59, PAPER-17]',
  async ({ page, callAs }) => {
    const call = await callAs('administrator');
    const titles = (await Promise.all(companies.map(({ code }) => sampleTitles(call, code, 4)))).flat();
    const pairs = titles.map((title) => `${titleAddressId(title)}:${title.companyCode}`).join();
    await page.goto(`/#/titleSheet/printable?sheet=tip&selectedProducts=${pairs}`);
    await expect(page.getByRole('status')).toHaveText(`${titles.length} of ${titles.length} ready to print`);
    for (const paper of Object.keys(papers) as (keyof typeof papers)[]) {
      const pages = await printed(page, paper);
      expect(pages).toHaveLength(1 + titles.length);
      const [contents, ...sheets] = pages;
      expect(contents?.text).toContain('Contents');
      const numbers = [...(contents?.text ?? '').matchAll(/ (\d+)$/gm)].map(([, number]) => Number(number));
      expect(numbers).toEqual(titles.map((_, index) => index + 1));
      for (const [index, { text, wordsOutside }] of sheets.entries()) {
        expect(text).toContain(`page ${index + 1} of ${titles.length}`);
        expect(text.match(/Printed/g)).toHaveLength(1);
        expect(wordsOutside).toEqual([]);
      }
    }
  },
);

journey(
  'a tip sheet of 40,000 words, of one unbroken word, or in Hebrew is one page [PRINT-59]',
  { tag: '@long' },
  async ({ page, callAs }) => {
    const call = await callAs('administrator');
    const texts = [long.repeat(4_000), 'x'.repeat(20_000), '<p>הספר הזה הוא סיפור על הים. </p>'.repeat(400)];
    const titles = await sampleTitles(call, '001', texts.length);
    await page.context().route(/\/api\/TitleSheet\/001\/\d+(\/bar)?(\?|$)/, async (route) => {
      const [, id, bar] = /001\/(\d+)(\/bar)?/.exec(route.request().url()) ?? [];
      const text = texts[titles.findIndex(({ productId }) => String(productId) === id)];
      const answer = await (await route.fetch()).json();
      const editorial = { ...answer.editorial, bookDescription: text, authorBio: text, sellPoints: text };
      await route.fulfill({ json: { ...answer, ...(bar ? { title: text?.slice(0, 400) } : { editorial }) } });
    });
    const pairs = titles.map((title) => `${titleAddressId(title)}:001`).join();
    await page.goto(`/#/titleSheet/printable?sheet=tip&selectedProducts=${pairs}`);
    await expect(page.getByRole('status')).toHaveText('3 of 3 ready to print');
    expect(await printed(page, 'Letter')).toHaveLength(1 + titles.length);
    const overlaps = await page.getByRole('article').evaluateAll((sheets) =>
      sheets.map((sheet) => {
        const foot = sheet.lastElementChild?.getBoundingClientRect().top ?? 0;
        const ends = [...sheet.querySelectorAll('[data-column] > :last-child')].map(
          (last) => last.getBoundingClientRect().bottom,
        );
        return Math.max(...ends) - foot;
      }),
    );
    expect(overlaps).toHaveLength(titles.length);
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
  },
);
