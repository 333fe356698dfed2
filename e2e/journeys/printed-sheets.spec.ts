import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { papers, printed } from '../support/pdf.ts';
import { findTitles } from '../support/product-api.ts';
import { resizeWindow } from '../support/resize-window.ts';
import { changeAnswers } from '../support/title-answers.ts';

/** A row of other works: twelve columns, so that the table is a dense one. */
const otherWork = (number: number) => ({
  bookFormat: 'Trade Paperback',
  title: number === 2 ? 'Work 2: theFirstWithoutAnyBreaks' : `Work ${number}`,
  isbn: String(9780700000000 + number),
  onSale: '2026-02-03T00:00:00',
  releaseDate: '2026-01-13T00:00:00',
  price: 1_234.5,
  canadianPrice: 1_634.5,
  cartonQty: 24,
  trim: '6 1/8 × 9 1/4',
  pages: 1_024,
  upc: '647291001627',
});

/** Width of an A4 page between its margins, in CSS pixels. */
const A4_CONTENT_WIDTH = 703;

const printFlags = 'isSuppressBlankSubHeadings=true&isShowContractInformation=true';

const pairsOf = (titles: readonly { productId: number; companyCode: string }[]) =>
  titles.map(({ productId, companyCode }) => `${productId}:${companyCode}`).join();

/** The bench measures how long it takes; beside other programs it may be many times the five seconds of an idle machine. */
const untilReady = (page: Page) =>
  expect(page.getByRole('status')).toHaveText('30 of 30 ready to print', { timeout: 60_000 });

journey(
  'each of thirty titles starts a page, and nothing is cut [PAPER-01, PAPER-02, PAPER-03]',
  { tag: '@long' },
  async ({ page, callAs }) => {
    journey.slow();
    const call = await callAs('employee');
    const titles = (await findTitles(call, { title: 'a', company: 1 })).slice(0, 30);
    expect(titles).toHaveLength(30);
    await page.goto(`/#/titleSheet/printable?selectedProducts=${pairsOf(titles)}&isSuppressBlankSubHeadings=true`);
    await untilReady(page);
    for (const paper of Object.keys(papers) as (keyof typeof papers)[]) {
      const pages = await printed(page, paper);
      // The ISBN is printed once as a fact of the title's first page.
      const firstPages = titles.map(({ isbn }) =>
        pages.findIndex(({ text }) => new RegExp(`ISBN,? .*${isbn}`).test(text)),
      );
      expect(firstPages).not.toContain(-1);
      expect(firstPages).toEqual([...new Set(firstPages)].toSorted((a, b) => a - b));
      // The contents are the first page, and name the page of each title.
      expect(firstPages[0]).toBe(1);
      const listed = [...pages[0]!.text.matchAll(/· (\d{13}) +(\d+)$/gm)].map(([, isbn, page]) => [isbn, Number(page)]);
      expect(listed).toEqual(titles.map(({ isbn }, index) => [isbn, firstPages[index]! + 1]));
      expect(pages.flatMap(({ wordsOutside }) => wordsOutside)).toEqual([]);
      for (const [index, { text }] of pages.entries()) {
        expect(text).toContain(`Run page ${index + 1} of ${pages.length}`);
        const title = firstPages.findLastIndex((first) => first <= index);
        if (title < 0) continue;
        const end = firstPages[title + 1] ?? pages.length;
        expect(text).toContain(`Page ${index - firstPages[title]! + 1} of ${end - firstPages[title]!}`);
        expect(text.split('\n')[0]).toContain(titles[title]!.isbn);
      }
    }
  },
);

journey('the head of a table that spans pages is repeated, and no row is cut [PAPER-19]', async ({ page, callAs }) => {
  const call = await callAs('employee');
  const [title] = await findTitles(call, { title: 'a', company: 1 });
  const otherWorks = Array.from({ length: 150 }, (_, index) => otherWork(index + 1));
  // Chromium prints everything smaller if one of its tables is too wide.
  Object.assign(otherWorks[2]!, { bookFormat: 'DigitalAudioUnabridgedInOneWord', upc: 'withoutBreaks'.repeat(9) });
  await changeAnswers(page, { sheet: { relatedEditions: { audioAndLargePrint: [], otherWorks } as never } });
  await page.goto(`/#/titleSheet/printable?selectedProducts=${pairsOf([title!])}&selectedSections=5`);
  await expect(page.getByRole('status')).toHaveText('1 of 1 ready to print');
  for (const paper of Object.keys(papers) as (keyof typeof papers)[]) {
    const pages = await printed(page, paper);
    const withRows = pages.filter(({ text }) => /Work \d/.test(text));
    expect(withRows.length).toBeGreaterThan(2);
    for (const { text } of withRows) expect(text).toMatch(/Format +ISBN +Title/);
    const rows = pages.flatMap(({ text }) => [...text.matchAll(/Work (\d+)/g)].map(([, number]) => Number(number)));
    expect(rows).toEqual(otherWorks.map((_, index) => index + 1));
    // The measure is on one line in every row.
    expect(pages.flatMap(({ text }) => text.match(/6 1\/8 × 9 1\/4/g) ?? [])).toHaveLength(otherWorks.length);
    expect(pages.flatMap(({ wordsOutside }) => wordsOutside)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await resizeWindow(page, A4_CONTENT_WIDTH, 1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4_CONTENT_WIDTH);
});

/** Texts that are not the last line of a page: headings, labels of tables and heads of tables. */
const introductory = /^ *(Awards|Contracts|Splits|Agents|Bestseller Lists|Subright +Split .*|Participant +Role .*)$/;

journey(
  'headings and heads of tables are not alone at the foot of a page',
  { tag: '@long' },
  async ({ page, callAs }) => {
    journey.slow();
    const call = await callAs('employee');
    const titles = (await findTitles(call, { title: 'a', company: 1 })).slice(0, 30);
    const agent = { participantName: 'Ann', participantRole: 'Author', participantAgent: 'Ida', agencyName: 'Quill' };
    const split = {
      subrightCodeValue: 'Audio',
      splitSelectIdentifier: 'Standard',
      stdSplit: '50/50',
      participantName: 'Ann',
    };
    await page.context().route(/\/api\/TitleSheet\/\d{3}\/\d+(\?|$)/, async (route) => {
      const sheet = await (await route.fetch()).json();
      const index = titles.findIndex(({ productId }) => route.request().url().includes(`/${productId}`));
      // Each title has one line more than the one before, so that every element is at the foot of a page once.
      const lines = Array.from({ length: 4 + index }, (_, line) => `<p>line ${line + 1}</p>`).join('');
      sheet.editorial = { editor: 'Ann', bookDescription: lines, hasNoData: false };
      sheet.awards = { bestsellers: ['first list', 'second list', 'third list'], hasNoData: false };
      sheet.contracts = { splits: [split, split, split], agents: [agent], hasNoData: false };
      await route.fulfill({ json: sheet });
    });
    await page.goto(
      `/#/titleSheet/printable?selectedProducts=${pairsOf(titles)}&selectedSections=0,8,10&${printFlags}`,
    );
    await untilReady(page);
    for (const paper of Object.keys(papers) as (keyof typeof papers)[]) {
      const pages = await printed(page, paper);
      expect(pages.length).toBeGreaterThan(40);
      const lines = pages.map(({ text }) => text.split('\n').filter((line) => line.trim() !== ''));
      // The first line of a page is its head, the last one its number.
      expect(lines.map((all) => all.at(-2)!).filter((line) => introductory.test(line))).toEqual([]);
      // Neither the first nor the last item of a list or row of a table is alone on its page.
      for (const all of lines) {
        expect(all[1]).not.toMatch(/third list/);
        expect(all.at(-2)).not.toMatch(/first list/);
        expect(all.filter((line) => /^ *Audio +Standard/.test(line)).length).not.toBe(1);
      }
    }
  },
);

const words = Array.from({ length: 40_000 }, (_, index) => `word${index}`);

journey(
  '40,000 words, Hebrew, Arabic and Chinese are printed whole, paragraphs in their direction [PAPER-08]',
  { tag: '@long' },
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const [title] = await findTitles(call, { title: 'a', company: 1 });
    await changeAnswers(page, {
      bar: { title: '白鯨記', longSubtitle: 'מובי דיק' },
      sheet: {
        editorial: {
          keynote: 'موبي ديك',
          bookDescription: `<p>${words.join(' ')}</p>`,
          authorBio: '<p>北京</p><p>ספר</p>',
        },
        quotes: { quotations: [{ quote: '<p>סוף טוב</p>', linkName: 'The Northern Post' }] as never },
      },
    });
    await page.goto(`/#/titleSheet/printable?selectedProducts=${pairsOf([title!])}&selectedSections=0,7`);
    await expect(page.getByRole('status')).toHaveText('1 of 1 ready to print');
    await expect(page.getByText('מובי דיק')).toBeVisible();
    for (const [text, direction] of [
      ['מובי דיק', 'rtl'],
      ['ספר', 'rtl'],
      ['北京', 'ltr'],
    ] as const)
      await expect(page.getByText(text, { exact: true })).toHaveCSS('direction', direction);
    // The bullet of a quote is where its text begins, its source in its own direction.
    await expect(page.getByRole('listitem').filter({ hasText: 'סוף טוב' })).toHaveCSS('direction', 'rtl');
    await expect(page.getByText('The Northern Post')).toHaveCSS('direction', 'ltr');
    const pages = await printed(page, 'A4');
    const text = pages.map((one) => one.text).join('\n');
    expect([...text.matchAll(/word\d+/g)].map(([word]) => word)).toEqual(words);
    expect(text).toContain('白鯨記');
    expect(text).toContain('北京');
    // Letters of both scripts, in whatever order the file stores a line.
    expect(text).toMatch(/[\u05d0-\u05ea]{3}/);
    expect(text).toMatch(/[\u0600-\u06ff\ufe70-\ufefc]{2}/);
    expect(pages.flatMap(({ wordsOutside }) => wordsOutside)).toEqual([]);
  },
);

journey(
  'each marketing sheet is a page, and the titles that are missing are named on the last one',
  { tag: '@long' },
  async ({ page, callAs }) => {
    const call = await callAs('employee');
    const found = await findTitles(call, { title: 'a', company: 1 });
    const sheets = found.filter(({ companyCode }) => companyCode === '003').slice(0, 3);
    await page.goto(
      `/#/chMarketingSheet?products=${sheets.map(({ productId }) => productId).join()},999999999&isShowCoop=true`,
    );
    await expect(page.getByRole('status')).toHaveText('3 of 4 ready to print; 1 of 4 not found');
    for (const paper of Object.keys(papers) as (keyof typeof papers)[]) {
      const pages = await printed(page, paper);
      const firstPages = pages.filter(({ text }) => text.includes("Children's Marketing Sheet"));
      expect(firstPages.map(({ text }) => /ISBN +(\d{13})/.exec(text)?.[1])).toEqual(sheets.map(({ isbn }) => isbn));
      const last = pages.at(-1)!.text;
      expect(last).toMatch(/Titles that could not be included\s+999999999 /);
      expect(pages.flatMap(({ wordsOutside }) => wordsOutside)).toEqual([]);
    }
  },
);
