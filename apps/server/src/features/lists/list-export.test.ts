import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function exported(path: string, payload: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/Export/${path}`,
    headers: server.as('user'),
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { file, fileName } = answer.json<{ file: string; fileName: string }>();
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  const sheet = book.getWorksheet(1)!;
  const lines = Array.from({ length: sheet.rowCount }, (_, line) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.getCell(line + 1, column + 1).value),
  );
  return { fileName, sheet, lines };
}

const row = {
  isbn: '9780062040800 R2',
  title: 'The Lantern Keeper',
  author1: 'Marsh, Eleanor',
  imprintDesc: 'Harbour Press',
  pubYear: 2026,
  salesMarketingCode: 'AV',
  price: 24.99,
  longSubtitle: '=A Novel',
  keynote: 'A storm.',
  category: 'FICTION / Historical',
  availStock: 1200,
  ltdNet: 340,
};
const headings = [
  'ISBN',
  'Title',
  'Author',
  'Imprint',
  'Pub Year',
  'Sales & Marketing Code',
  'Price',
  'Subtitle',
  'Keynote',
  'Category',
  'Available Stock',
  'LTD Net',
];

describe('POST /api/Export/Excel', () => {
  test('returns a workbook with the headings and rows of the request [EXPORT-06] [EXPORT-10..EXPORT-12, EXPORT-13..EXPORT-15, EXPORT-16..EXPORT-18, EXPORT-19..EXPORT-21, EXPORT-22, EXPORT-23]', async () => {
    const other = { ...row, isbn: '9780061122415', price: null };
    const { fileName, lines, sheet } = await exported('Excel', { titles: headings, rows: [row, other] });
    expect(fileName).toBe(`Titles_${new Date().toISOString().slice(0, 10)}.xlsx`);
    expect(lines).toEqual([headings, Object.values(row), ['9780061122415', ...Object.values(other).slice(1)]]);
    expect(sheet.getCell('H2').formula).toBeUndefined();
    expect(sheet.getCell('G2').numFmt).toContain('$');
  });

  test('has the headings of the request in its order, and the label if there is none', async () => {
    const { lines } = await exported('Excel', { titles: ['Number', ''], rows: [] });
    expect(lines[0]!.slice(0, 3)).toEqual(['Number', 'Title', 'Author']);
  });

  test('shows each price in the currency of its row (G-167)', async () => {
    const { sheet } = await exported('Excel', { rows: [row, { ...row, currency: 'GBP' }] });
    expect([sheet.getCell('G2').numFmt, sheet.getCell('G3').numFmt]).toEqual([
      expect.stringContaining('$'),
      expect.stringContaining('£'),
    ]);
  });
});

describe('the publicity flash', () => {
  const event = {
    isbn: '9780062040800',
    title: 'The Lantern Keeper',
    author: 'Marsh, Eleanor',
    event: 'WKLM/Front',
    runDate: '3/5/2026',
    type: 'Radio',
    market: 'Boston',
  };
  const flashHeadings = ['ISBN', 'Title', 'Author', 'Event', 'Run Date', 'Type', 'Market'];
  const blank = (text: string) => [text, ...Array(6).fill(null)];

  test.each([
    ['PublicityFlash/Excel', { header: 'PR Flash', description: 'Hot and starred', titles: flashHeadings }],
    ['publicityflash/excel', { header: 'PR Flash', description: 'Hot and starred', titles: flashHeadings }],
    ['excel/publicityFlash?publicityHeader=PR%20Flash&publicityDescription=Hot%20and%20starred', {}],
    ['excel/publicityFlash', { header: 'PR Flash', description: 'Hot and starred' }],
  ])(
    'POST /api/Export/%s has header, description, headings and rows [EXPORT-05] [EXPORT-07] [EXPORT-24..EXPORT-26, EXPORT-27]',
    async (path, parts) => {
      const { fileName, lines, sheet } = await exported(path, { ...parts, rows: [event] });
      expect(fileName).toMatch(/^CurrentPublicity_.*\.xlsx$/);
      expect(lines).toEqual([blank('PR Flash'), blank('Hot and starred'), flashHeadings, Object.values(event)]);
      expect(sheet.autoFilter).toBe('A3:G4');
    },
  );

  test('without header and description begins with the headings', async () => {
    expect((await exported('PublicityFlash/Excel', { rows: [event] })).lines).toHaveLength(2);
  });
});
