import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, journey } from '../support/journey.ts';
import { onixFile } from '../support/onix-file.ts';
import { fedProduct, runCommand } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';

journey.describe('a product that is fed while it runs', () => {
  journey('a title that is imported while the server runs is found at once', async ({ page }) => {
    const product = fedProduct();
    const search = `${product.url}/#/quickSearch?title=quokka&company=1`;
    await signIn(page, 'employee', search);
    await expect(page.getByText('No Titles found', { exact: true })).toBeVisible();

    const book = { isbn: '9791090636071', title: 'The Quokka Who Stayed', author: 'Larkspur, Ines' };
    const file = join(tmpdir(), `titlenet-journey-${process.pid}.xml`);
    await writeFile(file, onixFile(book));
    const said = await runCommand(product, 'import', file, '--company', '001').finally(() => rm(file));
    expect(said).toMatch(/added\D*1\b|1\D*added/i);

    await page.reload();
    await page.getByRole('link', { name: book.isbn, exact: true }).click();
    await expect(page).toHaveTitle('Trade(001) TitleSheet - TitleNet');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await expect(page.getByRole('main')).toContainText('Ines Larkspur');
  });
});
