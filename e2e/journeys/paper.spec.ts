import { expect, journey } from '../support/journey.ts';
import { type papers, printed } from '../support/pdf.ts';
import { type CallProduct, type FoundTitle, findTitles, sheetAddress } from '../support/product-api.ts';
import { resizeWindow } from '../support/resize-window.ts';

/** Width of an A4 page without margins of 1 cm, in CSS pixels. */
const A4_WIDTH = 717;

/** Audio has the most columns: up to fifteen. Those that are blank in every row are left out. */
async function firstWithAudio(call: CallProduct, titles: readonly FoundTitle[]): Promise<FoundTitle> {
  for (const title of titles) {
    const address = `/api/TitleSheet/${title.companyCode}/${title.productId}`;
    const { relatedEditions } = await call<{
      relatedEditions: { audioAndLargePrint: { tapeLength: string | null }[] };
    }>(address);
    // Large print alone has no running time.
    if (relatedEditions.audioAndLargePrint.some(({ tapeLength }) => tapeLength)) return title;
  }
  throw new Error('No title has a related audio title.');
}

journey('in print all columns of a table fit on the page', async ({ page, callAs }) => {
  const call = await callAs('employee');
  const title = await firstWithAudio(call, await findTitles(call, { title: 'a', company: 1 }));
  await page.goto(sheetAddress(title));
  const audio = page.getByRole('table').filter({ hasText: 'Running Time' });
  await audio.waitFor();
  await page.emulateMedia({ media: 'print' });
  await resizeWindow(page, A4_WIDTH, 1000);
  const edges = await page.getByRole('table').evaluateAll((tables) =>
    tables.map((table) => {
      const right = table.getBoundingClientRect().right;
      return { beyondItsPlace: right - table.parentElement!.getBoundingClientRect().right, right };
    }),
  );
  for (const { beyondItsPlace, right } of edges) {
    expect(beyondItsPlace).toBeLessThan(1);
    expect(right).toBeLessThanOrEqual(A4_WIDTH);
  }
  expect(await audio.getByRole('columnheader').count()).toBeGreaterThanOrEqual(10);
});

journey(
  'words without breaks leave every column of a list on the paper, and no page has a single row [PAPER-19, PAPER-20]',
  async ({ page, visit }) => {
    await visit('employee');
    const lines = { count: 40, title: 'x'.repeat(300) };
    await page.route('**/api/Searching/QuickSearch', async (route) => {
      const answer = await (await route.fetch()).json();
      const data = answer.data.slice(0, lines.count).map((row: object, index: number) => {
        return { ...row, ...(index % 4 === 0 && { title: lines.title, author: 'y'.repeat(120) }), reissueNo: 0 };
      });
      await route.fulfill({ json: { ...answer, data, total: data.length } });
    });
    const printedRows = async (paper: keyof typeof papers) => {
      const pages = await printed(page, paper);
      return pages.map(({ text, wordsOutside }) => {
        expect(text).toMatch(/ISBN.*Title.*Author.*Format/);
        expect(wordsOutside).toEqual([]);
        return text.match(/\b97\d{11}\b/g)?.length ?? 0;
      });
    };
    await page.goto('/#/quickSearch?title=the&company=1');
    await page.getByRole('grid').waitFor();
    await printedRows('A4');
    const [first = 0] = await printedRows('Letter');
    expect(first).toBeGreaterThan(2);
    // One row more than the first page has.
    lines.count = first + 1;
    await page.reload();
    await page.getByRole('grid').waitFor();
    expect(await printedRows('Letter')).toEqual([first - 1, 2]);
  },
);

journey('a folded table is open on paper, and a form is printed to its end [PAPER-05]', async ({ page, callAs }) => {
  const call = await callAs('employee');
  const [title] = await findTitles(call, { title: 'a', company: 1 });
  await page.goto(sheetAddress(title!));
  const prices = page.locator('details:not([open])').filter({ hasText: /^Prices/ });
  await prices.waitFor();
  await expect(prices.getByRole('table')).toBeHidden();
  const text = (await printed(page, 'Letter')).map((sheet) => sheet.text).join('\n');
  expect(text).toMatch(/Amount +Currency +Type/);

  await page.goto('/#/Searching/PowerSearch/HarperCollins');
  await page.getByRole('group', { name: "Children's" }).waitFor();
  const form = await printed(page, 'Letter');
  expect(form.map((sheet) => sheet.text).join('\n')).toContain("Children's");
  expect(form.at(-1)?.text).toContain(`Page ${form.length} of ${form.length}`);
});

journey(
  'comparisons are printed with all columns, reports not after a page with a heading alone, legends with their tables, and links that lead nowhere as text [PAPER-25]',
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const titles = (await findTitles(call, { title: 'a', company: 1 })).filter(
      ({ companyCode }) => companyCode === '001',
    );
    await journey.step('a comparison of six titles', async () => {
      const keys = titles.slice(0, 6).map(({ productId, companyCode }) => `${productId}:${companyCode}`);
      await page.goto(`/#/compare?titles=${keys.join()}`);
      await page.getByRole('table', { name: 'Comparison of titles' }).waitFor();
      for (const paper of ['Letter', 'A4'] as const)
        for (const { wordsOutside } of await printed(page, paper)) expect(wordsOutside).toEqual([]);
    });
    await journey.step('projections and key accounts', async () => {
      for (const { companyCode, isbn } of titles) {
        const report = await call<{ header: object | null } | null>(
          `/api/Reports/${companyCode}/${isbn}/ProjectionsUS`,
        );
        if (!report?.header) continue;
        await page.goto(`/#/reports/pka?companyCode=${companyCode}&isbn=${isbn}`);
        await page.getByRole('article').first().waitFor();
        const [first] = await printed(page, 'Letter');
        expect(first?.text).toMatch(/Account No\./);
        // The title bar is on screen only; PAPER-21.
        expect(first?.text).toMatch(/Author .*Price /);
        return;
      }
      throw new Error('No title has projections.');
    });
    await journey.step('a legend and a link', async () => {
      const { productId, companyCode } = titles[0]!;
      await page.route(/\/api\/TitleSheet\/001\/\d+(\?|$)/, async (route) => {
        const answer = await (await route.fetch()).json();
        const [booking = {}] = answer.publicity.info;
        const info = ['1', '0'].map((nat) => ({
          ...booking,
          nat,
          airDate: '2031-05-01T00:00:00',
          showName: 'Book Hour',
        }));
        const editorial = { ...answer.editorial, bookDescription: '<p>Ask <a>the author</a>.</p>' };
        await route.fulfill({ json: { ...answer, editorial, publicity: { ...answer.publicity, info } } });
      });
      await page.goto(`/#/titleSheet/printable?selectedProducts=${productId}:${companyCode}`);
      await expect(page.getByRole('status')).toHaveText('1 of 1 ready to print');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('list', { name: 'Legend' }).first()).toHaveCSS('break-after', 'avoid');
      const link = page.locator('a', { hasText: 'the author' });
      await expect(link).toHaveCSS('text-decoration-line', 'none');
      const color = await link.evaluate((element) => getComputedStyle(element.parentElement!).color);
      await expect(link).toHaveCSS('color', color);
    });
  },
);
