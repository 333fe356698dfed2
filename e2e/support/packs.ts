import { expect, type Page } from '@playwright/test';

/** Adds two titles of a quick search to a new pack. */
export async function addTwoTitles(page: Page, company: number, pack: { name: string; isNew: boolean }) {
  await page.goto(`/#/quickSearch?title=the&company=${company}`);
  const boxes = page.getByRole('grid').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Add to Pack', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pack').selectOption({ label: pack.isNew ? 'New pack' : `${pack.name} (2)` });
  if (pack.isNew) await dialog.getByRole('textbox', { name: 'Name' }).fill(pack.name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`2 titles added to '${pack.name}'.`)).toBeVisible();
}
