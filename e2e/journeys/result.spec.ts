import { expect, journey } from '../support/journey.ts';
import { callProductAs, findTitles } from '../support/product-api.ts';

const icons = [
  ['Overview', 'salesOverview', 'Sales Overview'],
  ['Projections US', 'projections', 'Projections US'],
  ['Key Accounts US', 'keyAccountsProjections', 'Key Accounts US'],
  ['Projections CA', 'projectionsCA', 'Projections CA'],
  ['Key Accounts CA', 'keyAccountsProjectionsCA', 'Key Accounts CA'],
] as const;

journey(
  'each row icon opens its report of the title [QUICK-40, QUICK-42, QUICK-43, QUICK-44, QUICK-46]',
  async ({ page, visit }) => {
    const call = await callProductAs(page, () => visit('employee'));
    const found = await findTitles(call, { title: 'a', company: 1 });
    const { isbn } = found.find(({ companyCode }) => companyCode === '001')!;
    for (const [name, report, title] of icons) {
      await page.goto(`/#/quickSearch?isbn=${isbn}&company=1`);
      await page.getByRole('link', { name: `${name}, ${isbn}`, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`#/reports/${report}\\?companyCode=001&isbn=${isbn}$`));
      await expect(page).toHaveTitle(`${title} - TitleNet`);
      await page.goBack();
      await expect(page.getByRole('grid')).toBeVisible();
    }
  },
);

journey('monthly summary and pending orders open in a new tab, signed in [QUICK-48, QUICK-49]', async ({ visit }) => {
  const page = await visit('employee', '/#/quickSearch?title=the&company=1');
  for (const name of ['Monthly Summary', 'Pending Orders']) {
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('link', { name: new RegExp(`^${name}, `) })
      .first()
      .click();
    const tab = await opened;
    await expect(tab).toHaveTitle('Report View - TitleNet');
    expect(new URL(tab.url()).hash).toMatch(/^#\/reports\/view\/[A-Z]{2}-\d{3}\?isbn=\d{13}&companyCode=\d{3}$/);
    await expect(tab.getByRole('main')).not.toBeEmpty();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page.getByRole('grid')).toBeVisible();
});

journey(
  'a reissue shows its number in red, and the ISBN is never cut [QUICK-50, QUICK-51]',
  async ({ page, visit }) => {
    const call = await callProductAs(page, () => visit('employee'));
    const found = await findTitles(call, { title: 'a', company: 1 });
    const { isbn, reissueNo } = found.find((row) => row.reissueNo > 0)!;
    await page.setViewportSize({ width: 940, height: 700 });
    await page.goto(`/#/quickSearch?isbn=${isbn}&company=1`);
    const cell = page.getByRole('gridcell').filter({ has: page.getByRole('link', { name: isbn, exact: true }) });
    await expect(cell).toHaveText(`${isbn} R${reissueNo}`);
    const danger = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--danger)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(cell.getByText(`R${reissueNo}`)).toHaveCSS('color', danger);
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);

    const { isbn: first } = found.find((row) => row.reissueNo === 0)!;
    await page.goto(`/#/quickSearch?isbn=${first}&company=1`);
    await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
    await expect(page.getByText(/^R\d/)).toHaveCount(0);
  },
);
