import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, journey } from '../support/journey.ts';
import { onixFile } from '../support/onix-file.ts';
import { runCommand } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';

journey.use({ hasOwnProduct: true });

journey.describe('imports while the product runs', () => {
  journey('a title imported by command is found immediately', async ({ page, product }) => {
    const search = '/#/quickSearch?title=quokka&company=1';
    await signIn(page, 'employee', search);
    await expect(page.getByText('No Titles found', { exact: true })).toBeVisible();

    const book = { isbn: '9791090636071', title: 'The Quokka Who Stayed', author: 'Larkspur, Ines' };
    const file = join(tmpdir(), `titlenet-journey-${process.pid}.xml`);
    await writeFile(file, onixFile(book));
    const output = await runCommand(product, 'import', file, '--company', '001').finally(() => rm(file));
    expect(output).toMatch(/added\D*1\b|1\D*added/i);

    await page.reload();
    await page.getByRole('link', { name: book.isbn, exact: true }).click();
    await expect(page).toHaveTitle('Trade(001) TitleSheet - TitleNet');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await expect(page.getByRole('main')).toContainText('Ines Larkspur');
  });

  journey('a file of the house feed is uploaded on the page Imports, and its title is found', async ({ page }) => {
    await signIn(page, 'administrator');
    await page.getByRole('link', { name: 'Imports' }).click();

    const book = { isbn: '9791090636088', title: 'A Wombat at the Window', author: 'Ferris, Odile' };
    const name = 'wombats.xml';
    await page.getByLabel('Files to import').setInputFiles({
      name,
      mimeType: 'application/xml',
      buffer: Buffer.from(onixFile(book)),
    });
    await page.getByRole('combobox', { name: `Company of ${name}` }).selectOption('001');
    await page.getByRole('button', { name: 'Import 1 file' }).click();

    const run = page.getByRole('table', { name: 'Imports' }).getByRole('row').filter({ hasText: name });
    // An import has a low priority.
    await expect(run).toContainText('Complete', { timeout: 45_000 });
    const heads = await page.getByRole('columnheader').allTextContents();
    const figure = (label: string) => run.getByRole('cell').nth(heads.indexOf(label));
    await expect(figure('Read')).toHaveText('1');
    await expect(figure('Added')).toHaveText('1');
    await expect(figure('Rejected')).toHaveText('0');
    await run.getByRole('button', { name }).click();
    await expect(page.getByText('ONIX', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'TitleNet' }).click();
    await page.getByRole('textbox', { name: 'Search text' }).fill('wombat');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: book.isbn, exact: true }).click();
    await expect(page).toHaveTitle('Trade(001) TitleSheet - TitleNet');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await expect(page.getByRole('main')).toContainText('Odile Ferris');
  });
});
