import { expect, journey } from '../support/journey.ts';
import { findTitles } from '../support/product-api.ts';

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
  async ({ page, callAs }) => {
    const call = await callAs('employee');
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
