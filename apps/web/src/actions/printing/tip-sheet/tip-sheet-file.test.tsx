import { fireEvent, render, screen } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { relatedEditions } from '@titlenet/catalogue/sheet/related-editions';
import { tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { tipSheetOutline } from '@titlenet/catalogue/tip-sheet/tip-sheet-outline';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { configuration, fakeServer } from '../../../../test/fake-server.ts';
import { titleBar, titleHandlers, titleSheet } from '../../../../test/titles.ts';
import { WordFileWriter } from '../word/word-requests.ts';
import { TipSheet } from './TipSheet.tsx';
import { tipSheetFile } from './tip-sheet-file.tsx';

const sheet = titleSheet({ editorial: { bookDescription: '<p>A lantern in the bay.</p>' } });
const otherWorkColumns = relatedEditions.entries.find((entry) => entry.name === 'otherWorks')!.columns;
const numbered = (id: number) => titleBar({ productId: id, title: `Title ${id}`, price: 12.5 });

async function html(ids: readonly number[]): Promise<Document> {
  fakeServer(Object.assign({}, ...ids.map((id) => titleHandlers(numbered(id), sheet))));
  const { content } = await tipSheetFile(
    [...ids, 99].map((id) => ({ companyCode: '001' as const, productId: String(id) })),
    {
      format: 'html',
      audience: 'accounts',
      configuration,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onMade: () => undefined,
      onWait: () => undefined,
    },
  );
  return new DOMParser().parseFromString(await content.text(), 'text/html');
}

test('an HTML file of several tip sheets begins with contents that lead to them [PAPER-07, PAPER-15]', async () => {
  const file = await html([12, 13]);
  expect(file.title).toMatch(/^2 tip sheets \d{4}-\d\d-\d\d$/);
  const links = [...file.querySelectorAll('nav a')];
  expect(links.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'Title 12 · 9780061120084',
    'Title 13 · 9780061120084',
    'Titles that could not be included',
  ]);
  const targets = links.map((link) => file.querySelector(link.getAttribute('href')!)?.getAttribute('aria-label'));
  expect(targets).toEqual(['Title 12', 'Title 13', 'Titles that could not be included']);
});

test('an HTML file of one tip sheet is named after it and has no contents [PAPER-07, PAPER-15]', async () => {
  const file = await html([12]);
  expect(file.title).toMatch(/^Title 12 · 9780061120084 Tip Sheet \d{4}-\d\d-\d\d$/);
  expect(file.querySelector('nav')).toBeNull();
});

test('a Word file of several tip sheets begins with contents that lead to them, and fills its pages [PAPER-06, PAPER-15, PAPER-27]', async () => {
  const writer = new WordFileWriter();
  await writer.handle({ step: 'start', options: { title: 'Tip Sheets', paper: { width: 12_240, height: 15_840 } } });
  for (const [index, id] of [12, 13].entries()) {
    const outline = tipSheetOutline(tipSheetContent(numbered(id), sheet, 'accounts'));
    const frame = { orders: 'Order', printedOn: 'May 1, 2026', audience: 'accounts' as const };
    await writer.handle({
      step: 'addTipSheet',
      sheet: { outline, frame, cover: null, photo: null, barcode: null },
      index,
    });
  }
  const file = (await writer.handle({ step: 'finish', missing: [] }))!;
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const body = await zip.file('word/document.xml')!.async('string');
  const anchors = [...body.matchAll(/w:anchor="([^"]+)"/g)].map(([, anchor]) => anchor);
  expect(anchors).toEqual(['title_1', 'title_2']);
  const bookmarks = [...body.matchAll(/<w:bookmarkStart[^>]*w:name="([^"]+)"/g)].map(([, name]) => name);
  expect(bookmarks).toEqual(anchors);
  // Their feet are at the end of the page, 12 mm above the margin of Letter, however short the texts are: rows of
  // cover and texts, and of the facts below them, with a line of 4 mm between.
  const heights = [...body.matchAll(/<w:trHeight w:val="(\d+)" w:hRule="atLeast"/g)].map(([, height]) =>
    Number(height),
  );
  expect(heights).toEqual([12_484, 522, 12_484, 522]);
  expect(12_484 + 227 + 522).toBe(13_233);
  // The facts of a title with few words are at the end of its page, as on paper [PAPER-27].
  expect(body.indexOf('$12.50')).toBeGreaterThan(body.indexOf('w:name="title_1"'));
  expect(await zip.file('docProps/core.xml')!.async('string')).toMatch(/<dc:title>2 Tip Sheets \d{4}-/);
});

test('other works without room are counted on paper and in Word [PRINT-66]', async () => {
  const content = { ...tipSheetContent(numbered(12), sheet, 'accounts'), works: [{ title: 'Tide', isbn: '1' }] };
  const outline = { ...tipSheetOutline(content), works: [] };
  const frame = { orders: 'Order', printedOn: 'May 1, 2026', audience: 'accounts' as const };
  render(<TipSheet outline={outline} frame={{ ...frame, cover: null, photo: null, page: 1, pages: 1 }} isFitted />);
  expect(screen.getByRole('heading', { name: 'Other works (no room for 1)' })).toBeInTheDocument();
  const writer = new WordFileWriter();
  await writer.handle({ step: 'start', options: { title: 'Tip Sheets', paper: { width: 12_240, height: 15_840 } } });
  const wordSheet = { outline, frame, cover: null, photo: null, barcode: null };
  await writer.handle({ step: 'addTipSheet', sheet: wordSheet, index: 0 });
  const file = (await writer.handle({ step: 'finish', missing: [] }))!;
  const body = await (await JSZip.loadAsync(await file.arrayBuffer())).file('word/document.xml')!.async('string');
  expect(body).toContain('Other works (no room for 1)');
});

test('other works without a title, which the catalogue does not have, are left out and not counted [PRINT-69]', () => {
  const otherWorks = [
    { isbn: '9780062040800', title: null },
    { isbn: '9780062040817', title: 'Tide' },
    { isbn: '9780062040824', title: ' ' },
  ].map((work) => ({ ...emptyRecord(otherWorkColumns), ...work }));
  const content = tipSheetContent(numbered(12), titleSheet({ relatedEditions: { otherWorks } as never }), 'accounts');
  expect(content.works).toEqual([{ title: 'Tide', isbn: '9780062040817' }]);
  expect(tipSheetOutline(content).allWorks).toBe(1);
});

test('the barcode of an e-book has no price [PRINT-65]', () => {
  const addOnOf = (formatDesc: string) =>
    tipSheetContent({ ...numbered(12), formatDesc }, sheet, 'accounts').barcode?.addOn;
  expect(addOnOf('Hardcover')).toBe('51250');
  expect(addOnOf('E-Book')).toBeNull();
});

test('an author whose photo cannot be loaded has none on paper [PAPER-50]', () => {
  const content = tipSheetContent(numbered(12), sheet, 'accounts');
  const author = { name: 'Dana Reed', place: 'Savannah, Georgia', about: 'A teacher.', photoId: '7' };
  const outline = { ...tipSheetOutline(content), author };
  const frame = { orders: 'Order', printedOn: 'May 1, 2026', audience: 'accounts' as const, page: 1, pages: 1 };
  render(<TipSheet outline={outline} frame={{ ...frame, cover: null, photo: '/images/people/7' }} isFitted />);
  fireEvent.error(screen.getByRole('img', { name: 'Dana Reed' }));
  expect(screen.queryByRole('img', { name: 'Dana Reed' })).not.toBeInTheDocument();
  expect(screen.getByText('Dana Reed')).toBeInTheDocument();
});
