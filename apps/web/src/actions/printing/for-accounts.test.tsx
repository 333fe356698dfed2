import { companies, companyOf } from '@titlenet/catalogue/companies';
import type { Audience } from '@titlenet/catalogue/field';
import { goldenLines, inLayout } from '@titlenet/catalogue/testing/golden-sheet/golden-sheet';
import { tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import { found, goldenTitle, internalTexts, oneLine, textOfWordFile } from './golden-titles.test-support.ts';
import { HtmlFile } from './html-file.tsx';
import type { PrintableTitle } from './printable-title.ts';
import { paperSizeOf } from './word/paper-size.ts';
import { WordFileWriter } from './word/word-requests.ts';

const optionsFor = (audience: Audience) =>
  ({
    medium: 'download',
    audience,
    isSuppressBlankSubHeadings: false,
    isShowOnlyFirstQuotes: false,
    isShowCoopInformation: true,
    isShowContractInformation: true,
    isSuppressEditorScript: false,
  }) as const;

async function htmlFile(title: PrintableTitle, audience: Audience): Promise<string> {
  const file = new HtmlFile(audience);
  await file.addTitle(title, optionsFor(audience), null);
  return (await file.toBlob([])).text();
}

const htmlArticle = async (title: PrintableTitle, audience: Audience): Promise<HTMLElement> =>
  new DOMParser().parseFromString(await htmlFile(title, audience), 'text/html').body;

const htmlText = async (title: PrintableTitle, audience: Audience) =>
  oneLine((await htmlArticle(title, audience)).textContent ?? '');

async function wordParts(title: PrintableTitle, audience: Audience): Promise<JSZip> {
  const writer = new WordFileWriter();
  await writer.handle({ step: 'start', options: { title: 'Title Sheets', paper: paperSizeOf('en-US') } });
  const sheet = { ...title, picture: null, figures: {} };
  await writer.handle({ step: 'addTitle', sheet, index: 0, options: optionsFor(audience) });
  const file = (await writer.handle({ step: 'finish', missing: [] }))!;
  return JSZip.loadAsync(await file.arrayBuffer());
}

const wordText = async (title: PrintableTitle, audience: Audience) => textOfWordFile(await wordParts(title, audience));

/** The texts of a file, from its elements or XML paragraphs, as sorted words. */
const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();

/** Words of the printed article, without figures, of which a Word file has pictures. */
async function printedWords(title: PrintableTitle): Promise<string[]> {
  const body = await htmlArticle(title, 'internal');
  for (const figure of body.querySelectorAll('figure, [aria-label="Legend"], nav')) figure.remove();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  return wordsOf(found);
}

async function wordsOfWordFile(title: PrintableTitle): Promise<string[]> {
  const xml = (await (await wordParts(title, 'internal')).file('word/document.xml')?.async('string')) ?? '';
  // A text that was broken by a line break is in several runs; words do not span runs.
  const runs = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => text);
  const page = new DOMParser().parseFromString(runs.map((text) => `<p>${text}</p>`).join(''), 'text/html');
  return wordsOf([...page.querySelectorAll('p')].map(({ textContent }) => textContent ?? ''));
}

/** All that a tip sheet is made of, for every renderer. */
const tipSheetText = ({ bar, content }: PrintableTitle, audience: Audience) =>
  oneLine(JSON.stringify(bar && content && tipSheetContent(bar, content, audience)));

test('the pages of a file say that they are internal; those of a file for accounts do not [PAPER-28]', async () => {
  const title = goldenTitle(companyOf('001'));
  const [html, word] = await Promise.all([htmlFile(title, 'internal'), wordText(title, 'internal')]);
  expect(html).toContain('@top-right { content: "Internal · Trade Title Sheet"; }');
  expect(word).toContain('Internal · The Golden Sheet');
  const forAccounts = await Promise.all([htmlFile(title, 'accounts'), wordText(title, 'accounts')]);
  for (const file of forAccounts) expect(file).not.toContain('Internal · ');
});

test.each([
  ['HTML', htmlText],
  ['Word', wordText],
] as const)('a %s file for accounts says that a cover is to come where it has none [PAPER-50]', async (_, textOf) => {
  const title = goldenTitle(companyOf('001'));
  expect(await textOf(title, 'accounts')).toContain('Cover to come');
  expect(await textOf(title, 'internal')).not.toContain('Cover to come');
});

describe.each(companies)('$label ($code)', (company) => {
  const title = goldenTitle(company);
  const wanted = internalTexts(company);

  test.each([
    ['HTML', htmlText],
    ['Word', wordText],
  ] as const)('no internal field is in a %s file for accounts [PRINT-54]', async (_, textOf) => {
    const [internal, accounts] = [await textOf(title, 'internal'), await textOf(title, 'accounts')];
    // The texts are those of the sheet: the internal file has them.
    expect(wanted.filter(({ text }) => found(text, internal)).length).toBeGreaterThan(25);
    expect(wanted.filter(({ text }) => found(text, accounts))).toEqual([]);
    expect(accounts).toContain('The Golden Sheet');
    expect(accounts).not.toContain('contradicts');
    expect(accounts).not.toContain('Model title');
  });

  test('paper, HTML and Word have the same words [PAPER-16]', async () => {
    const printed = await printedWords(title);
    expect(printed.length).toBeGreaterThan(300);
    expect(await wordsOfWordFile(title)).toEqual(printed);
  });

  test('files have the texts of the screen, without links to photos and keywords for the web [PAPER-16]', async () => {
    const file = await htmlText(title, 'internal');
    const onScreen = goldenLines
      .filter(({ path, layouts }) => layouts.includes(company.layout) && !path.includes(':'))
      .map(({ path, texts }) => ({ path, text: inLayout(texts, company.layout).replaceAll(/<[^>]+>/g, '') }))
      .filter(({ text }) => text.length > 2);
    expect(onScreen.length).toBeGreaterThan(100);
    const missing = onScreen.filter(({ text }) => !found(text.replace(/^Model title /, ''), file));
    expect(missing.filter(({ text }) => !text.startsWith('Photo →')).map(({ path }) => path)).toEqual([
      'editorial.offPageKeywords',
    ]);
  });

  test('no internal field is on a tip sheet for accounts [PRINT-60]', () => {
    const accounts = tipSheetText(title, 'accounts');
    expect(accounts).toContain('The Golden Sheet');
    expect(wanted.filter(({ text }) => found(text, accounts))).toEqual([]);
  });
});
