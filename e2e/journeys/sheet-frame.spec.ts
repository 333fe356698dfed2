import { expect, journey } from '../support/journey.ts';
import { type CallProduct, callProductAs, type FoundTitle, findTitles, sheetAddress } from '../support/product-api.ts';

const reports = [
  ['Sales Overview', 'salesOverview'],
  ['Projections US', 'projections'],
  ['Projections CA', 'projectionsCA'],
  ['Key Accounts US', 'keyAccountsProjections'],
  ['Key Accounts CA', 'keyAccountsProjectionsCA'],
] as const;

/** The Canadian divisions have no Co-Op Info link (SHEET-037 to SHEET-041). */
async function firstWithCoop(call: CallProduct, titles: readonly FoundTitle[]): Promise<FoundTitle> {
  for (const title of titles) {
    const address = `/api/TitleSheet/${title.companyCode}/${title.productId}/bar`;
    const { tapDescription } = await call<{ tapDescription: string | null }>(address);
    if (!/CANADA|HCCA/.test(tapDescription ?? '')) return title;
  }
  throw new Error('No title has coop information.');
}

journey(
  'the sidebar leads to the reports of the title [SHEET-016, SHEET-017, SHEET-018, SHEET-019, SHEET-020, SHEET-021, SHEET-022, SHEET-035, SHEET-036, SHEET-044]',
  async ({ page, visit }) => {
    const call = await callProductAs(page, () => visit('employee'));
    const found = await findTitles(call, { title: 'a', company: 1 });
    const title = await firstWithCoop(
      call,
      found.filter(({ companyCode }) => companyCode === '001'),
    );
    await page.goto(sheetAddress(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.title);
    const sidebar = page.getByRole('complementary', { name: 'More On This Title' });
    const link = (name: string | RegExp) => sidebar.getByRole('link', { name });
    const query = `companyCode=001&isbn=${title.isbn}`;
    for (const [name, report] of reports)
      await expect(link(name)).toHaveAttribute('href', new RegExp(`#/titleSheet/reports/${report}\\?${query}$`));
    for (const name of [/^Monthly Summary/, /^Pending Orders/]) {
      await expect(link(name)).toHaveAttribute('target', '_blank');
      await expect(link(name)).toHaveAttribute(
        'href',
        new RegExp(`#/reports/view/[A-Z]{2}-001\\?isbn=${title.isbn}&companyCode=001$`),
      );
    }
    await expect(link('Co-Op Info')).toHaveAttribute(
      'href',
      /#\/titleSheet\/reports\/subsection\/coopInfo\?isbn10=\d{9}[\dX]&/,
    );
    await expect(link('Title Sheet')).toHaveAttribute('href', `#/titleSheet/${title.productId}?companyCode=001`);
  },
);

journey('the cover fits into 85 × 130 px at every width [SHEET-002]', async ({ page, visit }) => {
  const call = await callProductAs(page, () => visit('employee'));
  const [title] = await findTitles(call, { title: 'a', company: 1 });
  await page.goto(sheetAddress(title!));
  const cover = page.getByRole('main').getByRole('img').first();
  for (const width of [940, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const box = await cover.boundingBox();
    expect(box!.width).toBeLessThanOrEqual(85);
    expect(box!.height).toBeLessThanOrEqual(130);
    expect(box!.height).toBeGreaterThan(60);
  }
});

journey('previous and next lead through a result list', async ({ visit }) => {
  const page = await visit('employee', '/#/quickSearch?title=the&company=1');
  await page.getByRole('grid').getByRole('link').first().click();
  const pager = page.getByRole('navigation', { name: 'Result list' });
  await expect(pager).toContainText(/^‹?\s*1 of \d+/);
  await pager.getByRole('link', { name: 'Next title' }).click();
  await expect(pager).toContainText(/2 of \d+/);
  await pager.getByRole('link', { name: 'Previous title' }).click();
  await expect(pager).toContainText(/1 of \d+/);
});
