import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hostileHost, hostileTitles } from '../support/hostile-texts.ts';
import { expect, journey } from '../support/journey.ts';
import { type Product, runCommand, startProduct } from '../support/product.ts';
import { type CallProduct, callProductAs } from '../support/product-api.ts';
import { signIn, untilShown } from '../support/sign-in.ts';

/** What a page did that no text may make it do. */
async function watch(page: Page, product: Product): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('hostile', (what: string) => done.push(`script: ${what}`));
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => done.push(`window: ${popup.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
      done.push(`request: ${request.url()}`);
  });
  return done;
}

/** What no cleaned text leaves in the page. */
async function expectNothingDangerous(page: Page): Promise<void> {
  const found = await page.locator('#root').evaluate((root) => {
    const main = root.querySelector('main') ?? root;
    const elements = [...main.querySelectorAll('*')];
    const names = elements.flatMap((element) => element.getAttributeNames().map((name) => ({ element, name })));
    return {
      elements: [
        ...main.querySelectorAll(
          'script, iframe, object, embed, style, link, meta, base, form[action], math, template',
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 100)),
      handlers: names.filter(({ name }) => /^on|^ping$|^srcdoc$|^formaction$/i.test(name)).map(({ name }) => name),
      links: [...main.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^(https?:\/\/|#\/|\/images\/)/.test(href)),
      titles: main.querySelectorAll('h1').length,
    };
  });
  expect(found).toEqual({ elements: [], handlers: [], links: [], titles: 1 });
}

/** Moves over, focuses and unfolds everything that could wait for it. */
async function touchEverything(page: Page): Promise<void> {
  for (const more of await page.getByRole('button', { name: /^more of / }).all()) await more.click();
  for (const box of await page.getByRole('checkbox', { name: 'show/hide other quotes' }).all()) await box.check();
  await page.locator('main').evaluate((main) => {
    for (const element of main.querySelectorAll('*')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.dispatchEvent(new Event('load'));
      element.dispatchEvent(new Event('error'));
      (element as HTMLElement).focus?.();
    }
  });
}

const idOf = ({ companyCode, isbn }: { companyCode: string; isbn: string }) => ({ companyCode, isbn });

journey.describe('texts of feeds that want to do something', () => {
  let product: Product;
  let folder: string;
  journey.beforeAll(async () => {
    product = await startProduct({ titles: 1 });
    folder = await mkdtemp(join(tmpdir(), 'titlenet-hostile-'));
    const file = join(folder, 'hostile.ndjson');
    await writeFile(file, hostileTitles.map((title) => `${JSON.stringify(title)}\n`).join(''));
    const said = await runCommand(product, 'import', file);
    expect(said).toMatch(/added\D*7\b|7\D*added/i);
  });
  journey.afterAll(async () => {
    await product?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** Which sections are ticked must not keep a text out of sight. */
  const showAll = (page: Page) =>
    page.addInitScript(() => {
      const all = JSON.stringify(Array.from({ length: 11 }, (_, code) => code));
      const getItem = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        return key.startsWith('titlenet.view.') ? all : getItem.call(this, key);
      };
    });

  async function lookAt(page: Page, { companyCode, isbn }: ReturnType<typeof idOf>): Promise<void> {
    await page.goto(`${product.url}/#/titleSheet/${isbn}?companyCode=${companyCode}`);
    await page
      .getByRole('heading', { level: 2, name: 'Contracts' })
      .or(page.getByRole('heading', { level: 2, name: 'Quotes' }))
      .first()
      .waitFor();
    await touchEverything(page);
    await expectNothingDangerous(page);
    const flags = 'isShowCoopInformation=true&isShowContractInformation=true';
    await page.goto(`${product.url}/#/titleSheet/printable?selectedProducts=${isbn}:${companyCode}&${flags}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    await touchEverything(page);
    await expectNothingDangerous(page);
    for (const name of ['coopInfo', 'adPromo', 'onlineMarketing']) {
      const query = `isbn10=${isbn}&companyCode=${companyCode}&productId=${isbn}`;
      await page.goto(`${product.url}/#/titleSheet/reports/subsection/${name}?${query}`);
      await untilShown(page);
      await touchEverything(page);
      await expectNothingDangerous(page);
    }
  }

  journey('do nothing on the sheets of any company, on paper and on the pages beside them', async ({ page }) => {
    journey.slow();
    const done = await watch(page, product);
    await showAll(page);
    await signIn(page, 'employee', `${product.url}/#/`);
    for (const title of hostileTitles.map(idOf)) await journey.step(title.companyCode, () => lookAt(page, title));
    expect(done).toEqual([]);
  });

  journey('do nothing where the store itself holds them as they were sent', async ({ page }) => {
    journey.slow();
    const done = await watch(page, product);
    await showAll(page);
    let call: CallProduct | undefined;
    call = await callProductAs(page, () => signIn(page, 'employee', `${product.url}/#/quickSearch?title=x&company=1`));
    expect(call).toBeDefined();
    for (const { companyCode, isbn, bar, sheet } of hostileTitles)
      await journey.step(companyCode, async () => {
        await page.route(`**/api/TitleSheet/${companyCode}/${isbn}**`, async (route) => {
          const answer = await (await route.fetch()).json();
          const isBar = new URL(route.request().url()).pathname.endsWith('/bar');
          const asSent = isBar ? { ...answer, ...bar } : overlay(answer, sheet);
          await route.fulfill({ json: asSent });
        });
        await lookAt(page, { companyCode, isbn });
        await expect(page.getByText(hostileHost)).toHaveCount(0);
      });
    expect(done).toEqual([]);
  });
});

type Sections = Record<string, Record<string, unknown>>;

/** The answer of the server with the texts of its sections as the feed sent them. */
function overlay(answer: Sections, sent: Sections): Sections {
  return Object.fromEntries(
    Object.entries(answer).map(([name, section]) => {
      const texts = Object.entries(sent[name] ?? {}).filter(
        ([, value]) => !Array.isArray(value) || typeof value[0] === 'string',
      );
      return [name, { ...section, ...Object.fromEntries(texts) }];
    }),
  );
}
