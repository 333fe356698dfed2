import { expect, journey } from '../support/journey.ts';
import { printed } from '../support/pdf.ts';
import { type CallProduct, callProductAs, type FoundTitle, findTitles, sheetAddress } from '../support/product-api.ts';

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

journey('in print all columns of a table fit on the page', async ({ page, visit }) => {
  const call = await callProductAs(page, () => visit('employee'));
  const title = await firstWithAudio(call, await findTitles(call, { title: 'a', company: 1 }));
  await page.goto(sheetAddress(title));
  const audio = page.getByRole('table').filter({ hasText: 'Running Time' });
  await audio.waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: A4_WIDTH, height: 1000 });
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

journey('words without breaks in a list leave every column on the paper [PAPER-19]', async ({ page, visit }) => {
  await visit('employee');
  await page.route('**/api/Searching/QuickSearch', async (route) => {
    const answer = await (await route.fetch()).json();
    const data = answer.data.slice(0, 40).map((row: object, index: number) => {
      return index % 4 === 0 ? { ...row, title: 'x'.repeat(300), author: 'y'.repeat(120) } : row;
    });
    await route.fulfill({ json: { ...answer, data, total: data.length } });
  });
  await page.goto('/#/quickSearch?title=the&company=1');
  await page.getByRole('grid').waitFor();
  for (const paper of ['Letter', 'A4'] as const) {
    for (const { text, wordsOutside } of await printed(page, paper)) {
      expect(text).toMatch(/ISBN.*Title.*Author.*Format/);
      expect(wordsOutside).toEqual([]);
    }
  }
});

journey('a table that is folded on screen is open on paper [PAPER-05]', async ({ page, visit }) => {
  const call = await callProductAs(page, () => visit('employee'));
  const [title] = await findTitles(call, { title: 'a', company: 1 });
  await page.goto(sheetAddress(title!));
  const prices = page.locator('details:not([open])').filter({ hasText: /^Prices/ });
  await prices.waitFor();
  await expect(prices.getByRole('table')).toBeHidden();
  const text = (await printed(page, 'Letter')).map((sheet) => sheet.text).join('\n');
  expect(text).toMatch(/Amount +Currency +Type/);
});
