import { expect, type Page } from '@playwright/test';
import type { PackContent } from '@titlenet/contract/packs';

/** Leaves one title in each section of packs, because the pages of further titles have the same elements. */
export const keepFirstOfEachSection = (page: Page): Promise<unknown> =>
  page.route(/\/api\/Packs\/\d+$/, async (route) => {
    const pack: PackContent = await (await route.fetch()).json();
    const sections = pack.sections.map((section) => ({ ...section, titles: section.titles.slice(0, 1) }));
    await route.fulfill({ json: { ...pack, sections } });
  });

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
