import { type Company, companies } from '@titlenet/catalogue/companies';
import type { Audience } from '@titlenet/catalogue/field';
import { tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { tipSheetOutline } from '@titlenet/catalogue/tip-sheet/tip-sheet-outline';
import JSZip from 'jszip';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { goldenTitle } from '../golden-titles.test-support.ts';
import { renderElement } from '../html-file.tsx';
import { paperSizeOf } from '../word/paper-size.ts';
import { WordFileWriter } from '../word/word-requests.ts';
import { FittedTipSheet } from './FittedTipSheet.tsx';
import { tipSheetsHtml } from './tip-sheet-file.tsx';

const belowAll = { x: 0, y: 0, width: 0, height: 0, left: 0, right: 0, top: 1_000, bottom: 0, toJSON: () => '' };
const frame = { cover: null, photo: null, orders: 'Order here', printedOn: 'May 1, 2026', page: 1, pages: 1 };

function goldenTipSheet(company: Company, audience: Audience) {
  const title = goldenTitle(company);
  if (!title.bar || !title.content) throw new Error('The golden title has both.');
  return { title, content: tipSheetContent(title.bar, title.content, audience) };
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();

/** Words of a tip sheet without its board and barcode, heads of columns and foot, which Word writes in another way. */
function wordsOfElement(sheet: Element | null): string[] {
  if (!sheet) throw new Error('There is no tip sheet.');
  for (const part of sheet.querySelectorAll('svg, thead, [data-layout] > footer, [aria-hidden]')) part.remove();
  sheet.querySelector(':scope > footer')?.remove();
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  return wordsOf(found);
}

async function htmlWords(company: Company, audience: Audience): Promise<string[]> {
  const sheet = { ...goldenTipSheet(company, audience), frame: { ...frame, audience } };
  const content = await tipSheetsHtml([sheet], [], {
    audience,
    signal: new AbortController().signal,
    onMade: () => undefined,
  });
  const file = new DOMParser().parseFromString(await content.text(), 'text/html');
  return wordsOfElement(file.querySelector('article'));
}

async function wordFileWords(company: Company, audience: Audience): Promise<string[]> {
  const outline = tipSheetOutline(goldenTipSheet(company, audience).content);
  const writer = new WordFileWriter();
  await writer.handle({ step: 'start', options: { title: 'Tip Sheets', paper: paperSizeOf('en-US') } });
  const sheet = { outline, frame: { ...frame, audience }, cover: null, photo: null, barcode: null };
  await writer.handle({ step: 'addTipSheet', sheet, index: 0 });
  // The last step returns the file.
  const file = (await writer.handle({ step: 'finish', missing: [] }))!;
  const xml = await (await JSZip.loadAsync(await file.arrayBuffer())).file('word/document.xml')?.async('string');
  const runs = [...(xml ?? '').matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => text);
  const page = new DOMParser().parseFromString(runs.map((text) => `<p>${text}</p>`).join(''), 'text/html');
  const texts = [...page.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  expect(texts.pop()).toMatch(/ · Order here · Printed May 1, 2026$/);
  return wordsOf(texts.map((text) => text.replace(/ net sales$/, '')));
}

beforeEach(() => {
  // There is no layout: without this every sheet would be higher than its page, and shortened.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(belowAll);
});

describe.each(companies)('$label ($code)', (company) => {
  test.each(['accounts', 'internal'] as const)(
    'paper, HTML and Word of a tip sheet have the same words (%s) [PAPER-29]',
    async (audience) => {
      const { content } = goldenTipSheet(company, audience);
      const paper = wordsOfElement(renderElement(<FittedTipSheet content={content} frame={{ ...frame, audience }} />));
      expect(paper.length).toBeGreaterThan(100);
      expect(paper).toEqual(expect.arrayContaining(['Golden', 'Sheet', 'ISBN']));
      expect(await htmlWords(company, audience)).toEqual(paper);
      expect(await wordFileWords(company, audience)).toEqual(paper);
    },
  );
});
