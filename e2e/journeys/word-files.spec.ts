import { sheetOutline } from '@titlenet/catalogue/sheet/outline';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { downloadInTab } from '../support/downloads.ts';
import { takePageFaults } from '../support/hostile-faults.ts';
import { hostileTitles } from '../support/hostile-texts.ts';
import { expect, journey } from '../support/journey.ts';
import { missingWords, wordsIn, wordsOfSections } from '../support/outline-texts.ts';
import { findTitles, sheetAddress } from '../support/product-api.ts';
import { changeAnswers } from '../support/title-answers.ts';
import { readWordFile } from '../support/word.ts';

const options = {
  medium: 'download',
  audience: 'internal',
  isSuppressBlankSubHeadings: true,
  isShowOnlyFirstQuotes: true,
  isShowCoopInformation: true,
  isShowContractInformation: true,
  isSuppressEditorScript: false,
} as const;
const flags = Object.entries(options)
  .filter(([name]) => name !== 'medium')
  .map(([name, value]) => `${name}=${value}`)
  .join('&');

const address = (pairs: string) => `/#/titleSheet/printable?selectedProducts=${pairs}&${flags}&isDownload=true`;

journey(
  'isDownload downloads TitleSheet.doc with the text and pictures of the outline, and closes the tab [PRINT-43, PRINT-44, ROUTE-033, SHEET-174]',
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const found = await findTitles(call, { title: 'a', company: 1 });
    const titles = ['001', '003', '018', '035'].map((code) => found.find(({ companyCode }) => companyCode === code)!);
    const pairs = titles.map(({ productId, companyCode }) => `${productId}:${companyCode}`);
    const file = await downloadInTab(page, address(`${pairs.join()},999:999`));
    expect(file.name).toBe('TitleSheet.doc');
    // Half a second.
    expect(file.openFor).toBeGreaterThan(450);
    const { xml, paragraphs, extents, pictureSizes, contentWidth } = readWordFile(file.bytes);

    const words = wordsIn(paragraphs.join('\n'));
    let pictures = 0;
    for (const { companyCode, productId } of titles) {
      const path = `/api/TitleSheet/${companyCode}/${productId}`;
      const [bar, sheet] = await Promise.all([call<TitleBar>(`${path}/bar`), call<TitleSheet>(path)]);
      const { sections } = sheetOutline(bar, sheet, options, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(missingWords(wordsOfSections(sections), words)).toEqual([]);
      expect(paragraphs).toContain(bar.title);
      pictures +=
        1 + sections.flatMap(({ blocks }) => blocks).filter((block) => 'figure' in block && block.figure).length;
    }
    expect(extents).toHaveLength(pictures);
    expect(pictureSizes.every((size) => size > 500)).toBe(true);
    for (const { width, height } of extents) {
      expect(width).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(0);
      expect(width).toBeLessThanOrEqual(contentWidth);
    }
    // Four titles have contents; each has its head, and the pair that is no title is named at the end.
    expect(paragraphs[0]).toBe('Contents');
    const heads = Object.keys(xml).filter((path) => /word\/header\d+\.xml$/.test(path));
    expect(heads).toHaveLength(titles.length + 2);
    expect(paragraphs.slice(-3)).toEqual([
      'Titles that could not be included',
      '999:999',
      'This is not the number of a title of your companies.',
    ]);
  },
);

journey(
  '40,000 words, Hebrew, Arabic and Chinese are whole in the Word file',
  { tag: '@long' },
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const [title] = await findTitles(call, { title: 'a', company: 1 });
    const words = Array.from({ length: 40_000 }, (_, index) => `word${index}`).join(' ');
    await changeAnswers(page, {
      bar: { title: '白鯨記', longSubtitle: 'מובי דיק' },
      sheet: { editorial: { keynote: 'موبي ديك', bookDescription: `<p>${words}</p>`, authorBio: '<p>北京</p>' } },
    });
    const { bytes } = await downloadInTab(page, address(`${title!.productId}:${title!.companyCode}`));
    const { xml, paragraphs } = readWordFile(bytes);
    for (const text of ['白鯨記', 'מובי דיק', 'موبي ديك', '北京', words]) expect(paragraphs).toContain(text);
    // Runs of a right-to-left script are marked, so that Word sets them from the right.
    expect(xml['word/document.xml']).toMatch(/<w:rtl\/>[^<]*<\/w:rPr><w:t[^>]*>موبي ديك</);
  },
);

journey(
  'hostile markup in every text is text in the Word file',
  { tag: '@long' },
  async ({ page, callAs, browser, faults }) => {
    const call = await callAs('employee');
    const [title] = await findTitles(call, { title: 'a', company: 1 });
    const { bar, sheet } = hostileTitles[0]!;
    await changeAnswers(page, { bar: { ...bar, productId: title!.productId } as never, sheet: sheet as never });
    const { bytes } = await downloadInTab(page, address(`${title!.productId}:${title!.companyCode}`));
    const { xml, paragraphs } = readWordFile(bytes);
    expect(paragraphs.join(' ')).toContain('Hostile 001');
    // The product's policy does not let its own pages parse markup.
    const blank = await browser.newPage();
    const parsed = await blank.evaluate(
      (texts) =>
        texts.map(
          (text) => new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
        ),
      Object.values(xml),
    );
    await blank.close();
    expect(parsed.filter(Boolean)).toEqual([]);
    const outside = Object.entries(xml)
      .filter(([path]) => path.endsWith('.rels'))
      .flatMap(([, text]) =>
        [...text.matchAll(/<Relationship [^>]*TargetMode="External"[^>]*>/g)].map(([found]) => found),
      );
    // Links to web pages stay, as on screen; nothing is loaded from there, and nothing runs.
    for (const link of outside) expect(link).toMatch(/relationships\/hyperlink" Target="https?:\/\//);
    expect(outside.filter((link) => /javascript|vbscript|data:/i.test(link))).toEqual([]);
    expect(Object.keys(xml).filter((path) => /vba|embeddings|activeX/i.test(path))).toEqual([]);
    expect(takePageFaults(faults)).toEqual([]);
  },
);

/** A booking without its day and show. */
const emptyBooking = {
  vague: null,
  callSign: null,
  bookingDesc: null,
  tourCity: null,
  type: null,
  nat: 'N',
  frontPage: 'N',
};

journey(
  "a children's title has a marketing sheet, to be printed or downloaded as a Word file [SHEET-053, CHMS-35, CHMS-38, PRINT-46]",
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const found = await findTitles(call, { title: 'a', company: 1 });
    const trade = found.find(({ companyCode }) => companyCode === '001')!;
    await page.goto(sheetAddress(trade));
    const more = page.getByRole('complementary');
    await expect(more.getByRole('link', { name: 'Title Sheet' })).toBeVisible();
    await expect(more.getByRole('link', { name: /^Marketing Sheet/ })).toHaveCount(0);

    await page.context().route('**/api/TitleSheet/MarketingSheets', async (route) => {
      const sheets = await (await route.fetch()).json();
      const publicity = [{ ...emptyBooking, airDate: '2026-05-01T00:00:00', showName: 'Good Day' }];
      await route.fulfill({ json: sheets.map((sheet: object) => ({ ...sheet, publicity })) });
    });
    await page.goto(sheetAddress(found.find(({ companyCode }) => companyCode === '003')!));
    const opened = page.waitForEvent('popup');
    await more.getByRole('link', { name: /^Marketing Sheet/ }).click();
    const tab = await opened;
    await expect(tab.getByRole('cell', { name: /Good Day/ })).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
    const download = tab.waitForEvent('download');
    await tab.getByRole('button', { name: 'Download as a Word file' }).click();
    expect((await download).suggestedFilename()).toBe('CHMarketingSheet.doc');
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
    const { paragraphs, extents, contentWidth } = readWordFile(Buffer.concat(chunks));
    expect(paragraphs.join('\n')).toContain('Good Day');
    // The cover and the time line of the bookings.
    expect(extents).toHaveLength(2);
    for (const { width, height } of extents) {
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(width).toBeLessThanOrEqual(contentWidth);
    }
  },
);

journey(
  'a marketing sheet whose cover does not load is downloaded after 1.5 s, without it [CHMS-37]',
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const found = await findTitles(call, { title: 'a', company: 1 });
    const { productId } = found.find(({ companyCode }) => companyCode === '003')!;
    // Never answered.
    await page.context().route('**/images/covers/**', () => {});
    let answered = 0;
    await page.context().route('**/api/TitleSheet/MarketingSheets', async (route) => {
      await route.fulfill({ response: await route.fetch() });
      answered = performance.now();
    });
    const sheet = `/#/chMarketingSheet?products=${productId}&isDownload=true&isShowCoop=false`;
    const file = await downloadInTab(page, sheet);
    const waited = file.at - answered;
    expect(file.name).toBe('CHMarketingSheet.doc');
    expect(waited).toBeGreaterThan(1_400);
    expect(readWordFile(file.bytes).extents).toEqual([]);
  },
);
