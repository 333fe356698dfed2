import { emptyRecord } from '@titlenet/catalogue/field';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { publicity } from '@titlenet/catalogue/sheet/publicity';
import { relatedEditions } from '@titlenet/catalogue/sheet/related-editions';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { titleBar, titleSheet } from '../../../../test/titles.ts';
import { missingTitles } from '../printable-title.ts';
import { paperSizeOf } from './paper-size.ts';
import type { WordSheet } from './title-sheets-file.ts';
import { WordFileWriter } from './word-requests.ts';

const options: OutlineOptions = {
  medium: 'download',
  audience: 'internal',
  isSuppressBlankSubHeadings: true,
  isShowOnlyFirstQuotes: true,
  isShowCoopInformation: false,
  isShowContractInformation: false,
  isSuppressEditorScript: false,
};

const bookings = publicity.entries.find((entry) => entry.name === 'info')!;

/** A PNG of one pixel. */
const pixel = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

function wordSheet(change: Partial<WordSheet> & { editorial?: object; title?: string; isbn?: string } = {}): WordSheet {
  const { editorial = {}, title = 'Moby Dick', isbn = '9780061120084', ...rest } = change;
  return {
    key: { companyCode: '001', productId: '42' },
    bar: titleBar({ title, isbn, author1: 'Melville, Herman' }),
    content: titleSheet({ editorial }),
    failure: null,
    sectionCodes: [0],
    picture: null,
    figures: {},
    ...rest,
  };
}

async function unzip(sheets: readonly WordSheet[], change: Partial<OutlineOptions> = {}) {
  const writer = new WordFileWriter();
  await writer.handle({ step: 'start', options: { title: 'Title Sheets', paper: paperSizeOf('en-US') } });
  const outline = { ...options, ...change };
  for (const [index, sheet] of [...sheets.entries()].toReversed())
    await writer.handle({ step: 'addTitle', sheet, index, options: outline });
  const file = (await writer.handle({ step: 'finish', missing: missingTitles(sheets) }))!;
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const text = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  return { zip, text, body: await text('word/document.xml') };
}

/** The text of a part, one paragraph per line. */
const wordsOf = (xml: string) =>
  xml
    .replaceAll('&apos;', "'")
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''))
    .filter(Boolean);

test('a title sheet becomes a Word document with headings, facts and a running head [SHEET-014]', async () => {
  const { zip, body, text } = await unzip([wordSheet({ editorial: { editor: 'Ann Editor' } })]);
  expect(body).toMatch(/<w:pStyle w:val="Heading1"\/>.*?Moby Dick/s);
  expect(body).toMatch(/<w:pStyle w:val="Heading2"\/>.*?Editorial/s);
  expect(wordsOf(body)).toEqual(expect.arrayContaining(['Editor', 'Ann Editor', 'ISBN', '9780061120084']));
  const heads = await Promise.all(zip.file(/word\/header\d+\.xml/).map((file) => file.async('string')));
  expect(heads.flatMap(wordsOf)).toEqual(['Internal · Moby Dick · Herman Melville · 9780061120084']);
  const [foot] = zip.file(/word\/footer\d+\.xml/);
  expect(await foot!.async('string')).toMatch(/PAGE.*NUMPAGES/s);
  expect(await text('word/styles.xml')).toContain('w:styleId="Heading1"');
});

test('rich text keeps bold, italic, breaks, lists and links; its text is escaped', async () => {
  const bookDescription =
    '<p>A <b>whale</b> and a <i>ship</i>.<br>Second line <a href="https://example.org/whale">more</a></p>' +
    '<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol><a href="javascript:alert(1)">bad</a>' +
    '<script>alert(2)</script>&lt;w:p&gt;\u0007';
  const { body, text } = await unzip([wordSheet({ editorial: { bookDescription } })]);
  expect(body).toMatch(/<w:r><w:rPr><w:b\/><w:bCs\/><\/w:rPr><w:t xml:space="preserve">whale</);
  expect(body).toMatch(/<w:i\/><w:iCs\/><\/w:rPr><w:t xml:space="preserve">ship</);
  expect(body).toContain('<w:br/>');
  expect(wordsOf(body)).toEqual(expect.arrayContaining(['one', 'two', 'first']));
  expect(body.match(/<w:numPr>/g)).toHaveLength(3);
  const links = await text('word/_rels/document.xml.rels');
  expect(links).toContain('Target="https://example.org/whale"');
  expect(links).not.toContain('javascript');
  expect(body).not.toContain('alert(2)');
  expect(body).toContain('&lt;w:p&gt;');
  expect(body).not.toContain('\u0007');
});

test('each title starts on a new page; several titles have contents with links and page numbers [PAPER-06]', async () => {
  const sheets = ['A', 'B', 'C', 'D'].map((title) => wordSheet({ title }));
  const one = await unzip(sheets.slice(0, 1));
  expect(wordsOf(one.body)).not.toContain('Contents');
  expect(one.body.match(/<w:sectPr>/g)).toHaveLength(1);
  const core = await one.text('docProps/core.xml');
  expect(core).toMatch(/<dc:title>A · Herman Melville · 9780061120084 \d{4}-\d\d-\d\d<\/dc:title>/);
  expect(core).toContain('<dc:creator>TitleNet</dc:creator>');
  const four = await unzip(sheets);
  expect(wordsOf(four.body).slice(0, 3)).toEqual([
    'Contents',
    'A · Herman Melville · 9780061120084',
    'B · Herman Melville · 9780061120084',
  ]);
  for (const [, anchor] of four.body.matchAll(/w:anchor="([^"]+)"/g))
    expect(four.body).toMatch(new RegExp(`<w:bookmarkStart[^>]*w:name="${anchor}"`));
  expect(four.body.match(/w:anchor=/g)).toHaveLength(4);
  expect(four.body.match(/PAGEREF title_\d/g)).toEqual([
    'PAGEREF title_1',
    'PAGEREF title_2',
    'PAGEREF title_3',
    'PAGEREF title_4',
  ]);
  expect(four.body.match(/<w:sectPr>/g)).toHaveLength(5);
  expect(await four.text('docProps/core.xml')).toMatch(/<dc:title>4 Title Sheets \d{4}-/);
});

test('covers are embedded in the file in their printed size', async () => {
  const { zip, body } = await unzip([wordSheet({ picture: { bytes: pixel, type: 'png', width: 110, height: 168 } })]);
  const [picture] = zip.file(/word\/media\//);
  expect(await picture!.async('uint8array')).toEqual(pixel);
  // 110 × 168 CSS pixels in English Metric Units, 9,525 per pixel.
  expect(body).toContain('<wp:extent cx="1047750" cy="1600200"/>');
  expect(body).toContain('Cover of Moby Dick');
});

test('each numbered list starts with one', async () => {
  const bookDescription = '<ol><li>one</li><li>two</li></ol><p>and</p><ol><li>other</li></ol>';
  const { body } = await unzip([wordSheet({ editorial: { bookDescription } })]);
  const lists = [...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
  expect(lists).toHaveLength(3);
  expect(lists[0]).toBe(lists[1]);
  expect(lists[2]).not.toBe(lists[0]);
});

test('a figure is above its table, with caption, text alternative and legend, and no wider than the page [PAPER-14]', async () => {
  const dated = { ...emptyRecord(bookings.columns), airDate: '2026-05-01T00:00:00' };
  const info = [
    { ...dated, showName: 'Good Day' },
    { ...dated, showName: 'Good Night', nat: '1' },
  ];
  const picture = { bytes: pixel, type: 'png', width: 2000, height: 100 } as const;
  const figures = { '3.info': { picture, caption: '1 dated event', alternative: 'Time line of one event' } };
  const sheet = { ...wordSheet({ figures }), content: titleSheet({ publicity: { info } }), sectionCodes: [3] };
  const { body, text } = await unzip([sheet]);
  const words = wordsOf(body);
  expect(words.indexOf('1 dated event')).toBeGreaterThan(words.indexOf('Bookings'));
  expect(words.indexOf('1 dated event')).toBeLessThan(words.findIndex((line) => line.includes('Good Day')));
  expect(words).toContain('● National (bold)     ○ Other event');
  expect(body).toContain('descr="Time line of one event"');
  // Letter without margins of 12 mm: 11,160 twips of 635 English Metric Units.
  const [, width] = /<wp:extent cx="(\d+)"/.exec(body)!;
  expect(Number(width)).toBeLessThanOrEqual(11_160 * 635);
  expect(await text('word/styles.xml')).toMatch(/w:type="table"[^>]*w:styleId="PrintableTable"/);
});

test('the last page lists the titles that could not be included, with reasons', async () => {
  const missing = { key: { companyCode: '003', productId: '7' }, bar: null, content: null } as const;
  const { body } = await unzip([
    wordSheet(),
    wordSheet({ ...missing, failure: 'A network error occurred while loading this title.' }),
  ]);
  expect(wordsOf(body).slice(-3)).toEqual([
    'Titles that could not be included',
    "Children's 7",
    'A network error occurred while loading this title.',
  ]);
});

test('a table in rich text is a table with a repeated head; the text of a table inside of it stays in its cell', async () => {
  const hccpTitleTrack =
    '<p>Before</p><table><tr><th>Title</th><th>ISBN</th></tr>' +
    '<tr><td><b>Psalms</b></td><td><table><tr><td>978</td><td>0</td></tr></table></td></tr><tr><td>Last</td></tr></table><p>After</p>';
  const sheet = { ...wordSheet(), content: titleSheet({ editorial: { bookDescription: hccpTitleTrack } }) };
  const { body } = await unzip([sheet]);
  const value = body.slice(body.indexOf('Before'), body.indexOf('After'));
  const [table = ''] = /<w:tbl>.*<\/w:tbl>/s.exec(value) ?? [];
  const rows = table.split('</w:tr>').map(wordsOf);
  expect(rows.slice(0, 3)).toEqual([['Title', 'ISBN'], ['Psalms', '978', '0'], ['Last']]);
  expect(table.match(/<w:tbl>/g)).toHaveLength(1);
  expect(table.match(/<w:tblHeader/g)).toHaveLength(1);
  expect(table).toContain('<w:gridSpan w:val="2"/>');
});

test('a quote of two paragraphs has one bullet', async () => {
  const quotations = [{ linkId: 0, linkName: null, quote: '<p>one</p><p>two</p>', source: 'The Post', title: null }];
  const sheet = { ...wordSheet(), content: titleSheet({ quotes: { quotations } }), sectionCodes: [7] };
  const { body } = await unzip([sheet]);
  expect(wordsOf(body).slice(-3)).toEqual(['one', 'two', 'The Post']);
  expect(body.match(/<w:numPr>/g)).toHaveLength(1);
});

test('market status and badges are in one line, with their labels', async () => {
  const sheet = wordSheet();
  const bar = titleBar({ salesMarketingCode: 'AV - In Stock', reissueNo: 3 });
  const { body } = await unzip([{ ...sheet, bar }]);
  const [line = ''] = wordsOf(body).filter((text) => text.includes('Available - In Stock'));
  expect(line.replace(/\s+/g, ' ')).toBe('● Available - In Stock Reissue R3');
});

test('a measure in a table is not broken', async () => {
  const columns = relatedEditions.entries.find((entry) => entry.name === 'otherWorks')!.columns;
  const otherWorks = [{ ...emptyRecord(columns), title: 'Omoo', trim: '5 1/2 × 8 1/4' }];
  const sheet = {
    ...wordSheet(),
    content: titleSheet({ relatedEditions: { otherWorks } as never }),
    sectionCodes: [5],
  };
  expect(wordsOf((await unzip([sheet])).body)).toContain('5\u00a01/2\u00a0×\u00a08\u00a01/4');
});

test('quotes after the third and the editor script follow the options', async () => {
  const quotations = ['one', 'two', 'three', 'four'].map((quote) => ({
    linkId: 0,
    linkName: null,
    quote,
    source: null,
    title: null,
  }));
  const sheet = { ...wordSheet(), content: titleSheet({ quotes: { quotations } }), sectionCodes: [7] };
  expect(wordsOf((await unzip([sheet])).body)).not.toContain('four');
  expect(wordsOf((await unzip([sheet], { isShowOnlyFirstQuotes: false })).body)).toContain('four');
});

test('right-to-left text has its direction; 40,000 words are complete and not in a table', async () => {
  const words = Array.from({ length: 40_000 }, (_, index) => `w${index}`);
  const { body } = await unzip([
    wordSheet({ editorial: { keynote: 'שלום עולם', bookDescription: `<p>${words.join(' ')}</p>` } }),
  ]);
  expect(body).toMatch(/<w:bidi\/>.*?<w:rtl\/>.*?שלום עולם/s);
  expect(wordsOf(body)).toContain(words.join(' '));
  const before = body.slice(0, body.indexOf('w39999'));
  expect(before.split('<w:tbl>')).toHaveLength(before.split('</w:tbl>').length);
});
