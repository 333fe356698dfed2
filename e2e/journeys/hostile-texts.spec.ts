import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EMPTY_PAGE } from '../support/empty-page.ts';
import { takePageFaults } from '../support/hostile-faults.ts';
import { hostileTitles } from '../support/hostile-texts.ts';
import { expect, journey } from '../support/journey.ts';
import { runCommand } from '../support/product.ts';
import { untilShown } from '../support/sign-in.ts';

journey.use({ hasOwnProduct: true });

/** Records actions of a page that no text may cause. */
async function watch(page: Page, baseURL: string): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('hostile', (what: string) => done.push(`script: ${what}`));
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => done.push(`window: ${popup.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:'))
      done.push(`request: ${request.url()}`);
  });
  return done;
}

/** Fails if the page contains elements, handlers or links that sanitising must remove. */
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

/** Expands, hovers and focuses everything, to trigger waiting handlers. */
async function triggerEverything(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^more of / });
  while ((await more.count()) > 0) await more.first().click();
  const quotes = page.getByRole('checkbox', { name: 'show/hide other quotes' });
  if (await quotes.isVisible()) await quotes.check();
  await page.locator('main').evaluate((main) => {
    for (const element of main.querySelectorAll('*')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.dispatchEvent(new Event('load'));
      element.dispatchEvent(new Event('error'));
      (element as HTMLElement).focus?.();
    }
  });
}

/** Shows all sections, independent of the saved view. */
const showAllSections = (page: Page) =>
  page.addInitScript(() => {
    const all = JSON.stringify(Array.from({ length: 11 }, (_, code) => code));
    const getItem = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return key.startsWith('titlenet.view.') ? all : getItem.call(this, key);
    };
  });

interface TitleId {
  companyCode: string;
  isbn: string;
}

async function checkSheet(page: Page, { companyCode, isbn }: TitleId): Promise<void> {
  await page.goto(EMPTY_PAGE);
  await page.goto(`/#/titleSheet/${isbn}?companyCode=${companyCode}`);
  await page
    .getByRole('heading', { level: 2, name: 'Contracts' })
    .or(page.getByRole('heading', { level: 2, name: 'Quotes' }))
    .first()
    .waitFor();
  await triggerEverything(page);
  await expectNothingDangerous(page);
}

async function checkPrint(page: Page, { companyCode, isbn }: TitleId): Promise<void> {
  const flags = 'isShowCoopInformation=true&isShowContractInformation=true';
  await page.goto(`/#/titleSheet/printable?selectedProducts=${isbn}:${companyCode}&${flags}`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await triggerEverything(page);
  await expectNothingDangerous(page);
}

async function checkCoopPages(page: Page, { companyCode, isbn }: TitleId): Promise<void> {
  for (const name of ['coopInfo', 'adPromo', 'onlineMarketing']) {
    const query = `isbn10=${isbn}&companyCode=${companyCode}&productId=${isbn}`;
    await page.goto(`/#/titleSheet/reports/subsection/${name}?${query}`);
    await untilShown(page);
    await triggerEverything(page);
    await expectNothingDangerous(page);
  }
}

/** The titles of all companies in two parts, which run in parallel. */
const parts = [hostileTitles.slice(0, 4), hostileTitles.slice(4)];

for (const titles of parts)
  journey(
    `hostile texts of feeds have no effect on sheets, coop pages and print of ${titles.map(({ companyCode }) => companyCode).join(', ')}, as stored and unsanitised`,
    { tag: '@long' },
    async ({ page, visit, faults, product }) => {
      journey.setTimeout(300_000);
      const folder = await mkdtemp(join(tmpdir(), 'titlenet-hostile-'));
      const file = join(folder, 'hostile.ndjson');
      await writeFile(file, titles.map((title) => `${JSON.stringify(title)}\n`).join(''));
      const output = await runCommand(product, 'import', file).finally(() => rm(folder, { recursive: true }));
      expect(output).toMatch(new RegExp(`added\\D*${titles.length}\\b|${titles.length}\\D*added`, 'i'));

      const done = await watch(page, product.url);
      await showAllSections(page);
      await visit('employee');
      for (const title of titles)
        await journey.step(`${title.companyCode}, as stored`, async () => {
          await checkSheet(page, title);
          await checkCoopPages(page, title);
        });
      expect(faults).toEqual([]);
      for (const { companyCode, isbn, bar, sheet } of titles)
        await journey.step(`${companyCode}, as sent`, async () => {
          await page.route(`**/api/TitleSheet/${companyCode}/${isbn}**`, async (route) => {
            const answer = await (await route.fetch()).json();
            const isBar = new URL(route.request().url()).pathname.endsWith('/bar');
            const asSent = isBar ? { ...answer, ...bar } : overlay(answer, sheet);
            await route.fulfill({ json: asSent });
          });
          await checkSheet(page, { companyCode, isbn });
          await checkPrint(page, { companyCode, isbn });
        });
      expect(done).toEqual([]);
      expect(takePageFaults(faults)).toEqual([]);
    },
  );

type Sections = Record<string, Record<string, unknown>>;

/** A response of the server with the unsanitised texts of the feed. */
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
