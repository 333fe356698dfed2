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

/** YYYY-MM-DD in New York, which is the day of people of its companies. */
const newYorkDay = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

describe('POST /api/Export/Excel', () => {
  test('returns a workbook with the headings and rows of the request [EXPORT-06] [EXPORT-10..EXPORT-12, EXPORT-13..EXPORT-15, EXPORT-16..EXPORT-18, EXPORT-19..EXPORT-21, EXPORT-22, EXPORT-23]', async () => {
    const other = { ...row, isbn: '9780061122415', price: null };
    const { fileName, lines, sheet } = await exported('Excel', { titles: headings, rows: [row, other] });
    expect(fileName).toBe(`Titles_${newYorkDay()}.xlsx`);
    expect(lines).toEqual([headings, Object.values(row), ['9780061122415', ...Object.values(other).slice(1)]]);
    expect(sheet.getCell('H2').formula).toBeUndefined();
    expect(sheet.getCell('G2').numFmt).toContain('$');
  });

  test('has the figure of a ranked list after its columns [LIST-77]', async () => {
    const { lines, sheet } = await exported('Excel', {
      titles: headings,
      rankFigure: { label: '13 Months Dollars', type: 'money' },
      rows: [{ ...row, rankFigure: 1234.5, currency: 'GBP' }],
    });
    expect(lines).toEqual([
      [...headings, '13 Months Dollars'],
      [...Object.values(row), 1234.5],
    ]);
    expect(sheet.getCell('M2').numFmt).toContain('£');
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
      expect(fileName).toMatch(/^Current Publicity PR Flash, Hot and starred_\d{4}-\d{2}-\d{2}\.xlsx$/);
      const typed = { ...event, runDate: new Date('2026-03-05T00:00:00Z') };
      expect(lines).toEqual([blank('PR Flash'), blank('Hot and starred'), flashHeadings, Object.values(typed)]);
      expect(sheet.autoFilter).toBe('A3:G4');
    },
  );

  test('a run date that is a day is a date, aligned like those that are words [G-193]', async () => {
    const runDates = ['3/5/2026', '12/31/2026', 'TBA', '3/5/2026?', 'Spring', '2/30/2026', ''];
    const { sheet, lines } = await exported('PublicityFlash/Excel', {
      rows: runDates.map((runDate) => ({ ...event, runDate })),
    });
    const days = [new Date('2026-03-05T00:00:00Z'), new Date('2026-12-31T00:00:00Z')];
    expect(lines.slice(1).map((line) => line[4])).toEqual([...days, 'TBA', '3/5/2026?', 'Spring', '2/30/2026', null]);
    expect(['E2', 'E4'].map((cell) => sheet.getCell(cell).numFmt)).toEqual(['m/d/yyyy', '@']);
    expect(sheet.getCell('E2').alignment?.horizontal).toBe('left');
  });

  test('without header and description begins with the headings', async () => {
    expect((await exported('PublicityFlash/Excel', { rows: [event] })).lines).toHaveLength(2);
  });
});

describe('POST /api/Export/Table/Excel', () => {
  test('returns the rows under their headings, with name and description above and in the file name [EXPORT-28]', async () => {
    const { fileName, lines, sheet } = await exported('Table/Excel', {
      name: 'Autumn: Fair/Frankfurt',
      description: 'User list',
      columns: [
        { name: 'isbn', label: 'ISBN', type: 'code' },
        { name: 'onSaleDate', label: 'On Sale Date', type: 'date' },
        { name: 'price', label: 'Price', type: 'money' },
      ],
      rows: [
        { isbn: '9780062040800', onSaleDate: '2026-03-05T00:00:00', price: 24.99 },
        { isbn: '=1+1', onSaleDate: null, price: null, unlisted: 'not written' },
      ],
    });
    expect(fileName).toBe(`Autumn Fair Frankfurt, User list_${newYorkDay()}.xlsx`);
    expect(sheet.name).toBe('Autumn Fair Frankfurt');
    expect(lines.slice(0, 3).map((line) => line[0])).toEqual(['Autumn: Fair/Frankfurt', 'User list', 'ISBN']);
    expect(lines[3]).toEqual(['9780062040800', new Date('2026-03-05T00:00:00Z'), 24.99]);
    expect(lines[4]).toEqual(['=1+1', null, null]);
    expect(sheet.getCell('A5').formula).toBeUndefined();
  });

  test('a number among texts stays a number, and a text of digits a text [EXPORT-32]', async () => {
    const { lines, sheet } = await exported('Table/Excel', {
      name: 'Comparison of titles',
      columns: [
        { name: 'field', label: 'Field', type: 'text' },
        { name: 'title0', label: '1984', type: 'text' },
      ],
      rows: [
        { field: 'ISBN', title0: '9780062040800' },
        { field: 'Net units to date', title0: 12_500 },
        { field: 'Net units after 1 month', title0: -3 },
        { field: 'Net units after 3 months', title0: null },
      ],
    });
    expect(lines.slice(2).map((line) => line[1])).toEqual(['9780062040800', 12_500, -3, null]);
    expect(sheet.getCell('B4').numFmt).toBe('#,##0;[Red]-#,##0');
  });

  test('facts of a comparison are numbers and dates in the currency of their title [COMP-04]', async () => {
    const { lines, sheet } = await exported('Table/Excel', {
      name: 'Comparison of titles',
      columns: [
        { name: 'field', label: 'Field', type: 'text' },
        { name: 'title0', label: 'Anchor', type: 'text', currency: 'USD' },
        { name: 'title1', label: 'Breaker', type: 'text', currency: 'GBP' },
      ],
      rows: [
        { field: 'Price', title0: 14.99, title1: 9.99 },
        { field: 'Canadian Price', title0: 19.99, title1: 'Zero' },
        { field: 'On Sale Date', title0: '2026-03-05T00:00:00', title1: 'September 2027' },
        { field: 'First month of sales', title0: '2026-03-01', title1: null },
        { field: 'Keynote', title0: '2026-03-05T00:00:00', title1: null },
      ],
      rowTypes: [{ type: 'money' }, { type: 'money', currency: 'CAD' }, { type: 'date' }, { type: 'month' }, null],
    });
    expect(lines.slice(2)).toEqual([
      ['Price', 14.99, 9.99],
      ['Canadian Price', 19.99, 'Zero'],
      ['On Sale Date', new Date('2026-03-05T00:00:00Z'), 'September 2027'],
      ['First month of sales', new Date('2026-03-01T00:00:00Z'), null],
      ['Keynote', '2026-03-05T00:00:00', null],
    ]);
    expect(['B3', 'C3', 'B4', 'B5', 'B6'].map((cell) => sheet.getCell(cell).numFmt)).toEqual([
      '"$"#,##0.00;[Red]("$"#,##0.00)',
      '"£"#,##0.00;[Red]("£"#,##0.00)',
      '"CA$"#,##0.00;[Red]("CA$"#,##0.00)',
      'm/d/yyyy',
      'mmm yyyy',
    ]);
  });

  test('a total is bold and outside the filter [PACK-61]', async () => {
    const { sheet } = await exported('Table/Excel', {
      name: 'Decisions',
      columns: [{ name: 'quantity', label: 'Quantity', type: 'integer' }],
      rows: [{ quantity: 5 }, { quantity: 7 }, { quantity: 12 }],
      totalsRows: 1,
    });
    expect(sheet.autoFilter).toBe('A2:A4');
    expect(sheet.getCell('A5').font?.bold).toBe(true);
  });

  test('a time is a date with its time of day [PACK-61]', async () => {
    const { lines, sheet } = await exported('Table/Excel', {
      name: 'Decisions',
      columns: [{ name: 'at', label: 'Recorded', type: 'datetime' }],
      rows: [{ at: '2026-11-01T09:30:00' }],
    });
    expect(lines.slice(2)).toEqual([[new Date('2026-11-01T09:30:00Z')]]);
    expect(sheet.getCell('A3').numFmt).toBe('mm/dd/yyyy h:mm AM/PM');
  });

  test.each([
    ['no columns', { name: 'List', columns: [], rows: [] }],
    ['no name', { name: '', columns: [{ name: 'isbn', label: 'ISBN', type: 'code' }], rows: [] }],
    [
      'more than 2,000 rows',
      {
        name: 'List',
        columns: [{ name: 'isbn', label: 'ISBN', type: 'code' }],
        rows: Array.from({ length: 2001 }, () => ({ isbn: '1' })),
      },
    ],
  ])('refuses %s', async (_, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Export/Table/Excel',
      headers: server.as('user'),
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});
