import { Workbook } from '@cj-tech-master/excelts';
import { findResultField, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { expect, test } from 'vitest';
import { excelColumns } from './excel-sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

const main = resultSource('HarperCollins');

async function write(
  names: readonly string[],
  rows: readonly object[],
  sourceName: 'HarperCollins' | 'Hqna' = 'HarperCollins',
) {
  const source = sourceName === 'Hqna' ? resultSource('Hqna') : main;
  const fields = names.map((name) => findResultField(source, name)!);
  const bytes = await writeWorkbook({
    name: 'Search Results',
    columns: excelColumns(fields.map((field) => ({ field, title: field.label }))),
    rows: JSON.stringify(rows.map((row) => ({ PRODUCT_ID: 7, COMPANYCODE: '001', ISBN_13: '9780062040800', ...row }))),
    currency: 'USD',
    productAddress: 'https://titlenet.test/base/',
  });
  const book = new Workbook();
  await book.xlsx.load(bytes);
  return book.getWorksheet(1)!;
}
const value = async (name: string, of: unknown, source?: 'Hqna') =>
  (await write([name], [{ [name.split('.')[0]!]: of }], source)).getCell('A2').value;

test('a file has one sheet with a frozen bold header and filters [EXPORT-01]', async () => {
  const sheet = await write(['ISBN', 'TITLE', 'PRICE'], [{ ISBN: '9780062040800', TITLE: 'Sea', PRICE: 9.99 }]);
  expect(sheet.name).toBe('Search Results');
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  expect(['A1', 'B1', 'C1'].map((cell) => sheet.getCell(cell).value)).toEqual(['ISBN', 'Title', 'Price']);
  expect(sheet.getCell('A1').font?.bold).toBe(true);
  expect(sheet.getCell('A2').font?.bold ?? false).toBe(false);
  expect(sheet.autoFilter).toBe('A1:C2');
});

const promotionColumns = ['isbn', 'title', 'author', 'promotion', 'account', 'type', 'description'];

test('columns of texts are as wide as these, so that a list of seven is whole on one page [EXPORT-33]', async () => {
  const row = Object.fromEntries(promotionColumns.map((name) => [name, 'x'.repeat(20)]));
  const bytes = await writeWorkbook({
    name: 'Promotions',
    columns: promotionColumns.map((name) => ({ name, title: name, width: 260 })),
    rows: JSON.stringify([{ ...row, type: 'x' }]),
    currency: 'USD',
    productAddress: 'https://titlenet.test',
  });
  const book = new Workbook();
  await book.xlsx.load(bytes);
  const sheet = book.getWorksheet(1)!;
  const widths = promotionColumns.map((_, index) => Math.round(sheet.getColumn(index + 1).width ?? 0));
  expect(widths).toEqual([23, 23, 23, 23, 23, 12, 23]);
  expect(sheet.pageSetup).toMatchObject({ fitToWidth: 1, margins: { left: 0.4, right: 0.4 } });
});

test('a text after a number is indented, so that the two do not touch', async () => {
  const sheet = await write(['ISBN', 'PRICE', 'TITLE'], [{ ISBN: '9780062040800', PRICE: 9.99, TITLE: 'Sea' }]);
  const indents = (row: number) => [1, 2, 3].map((column) => sheet.getCell(row, column).alignment?.indent ?? 0);
  expect([indents(1), indents(2)]).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ]);
});

test('an ISBN is a text that links to its title’s sheet', async () => {
  const sheet = await write(['ISBN'], [{ ISBN: '9780062040800' }]);
  expect(sheet.getCell('A2').value).toMatchObject({
    text: '9780062040800',
    hyperlink: 'https://titlenet.test/base/#/titleSheet/7?companyCode=001',
  });
});

test('numbers that are texts on purpose are not marked as errors', async () => {
  const rows = [
    { ISBN: '9780062040800', TITLE: '1984', PRICE: 9.99 },
    { ISBN: '9780062040817', TITLE: '2001', PRICE: 8.99 },
  ];
  const sheet = await write(['ISBN', 'TITLE', 'PRICE'], rows);
  expect(sheet.ignoredErrors).toEqual([{ ref: 'A2:A3 B2:B3', numberStoredAsText: true }]);
  expect((await write(['PRICE'], rows)).ignoredErrors).toEqual([]);
  expect((await write(['ISBN'], [])).ignoredErrors).toEqual([]);
});

test('a sheet fits the width of a page, one with many columns that of several pages', async () => {
  const page = { orientation: 'landscape', fitToPage: true, fitToHeight: 0 };
  expect((await write(['ISBN', 'TITLE', 'PRICE'], [])).pageSetup).toMatchObject({ ...page, fitToWidth: 1 });
  const all = main.blocks.flatMap(({ fields }) => fields).map(({ name }) => name);
  expect((await write(all, [])).pageSetup.fitToWidth).toBeGreaterThan(3);
});

test.each([
  [17, 1, undefined],
  [37, 2, 'A:A'],
])(
  'a report of %s columns takes the width of %s pages, which repeat its first column [EXPORT-34]',
  async (count, pages, repeated) => {
    const figures = Array.from({ length: count - 1 }, (_, index) => ({
      ...{ name: `figure${index}`, title: 'Net 12 Months (Nov 2025 to Oct 2026)' },
      ...{ type: 'integer' as const, width: 72 },
    }));
    const bytes = await writeWorkbook({
      name: 'Sales by Channel',
      columns: [{ name: 'channel', title: 'Channel', width: 220 }, ...figures],
      rows: JSON.stringify([{ channel: 'Retail', figure0: 12_500 }]),
      isFittedToWidth: true,
      currency: 'USD',
      productAddress: 'https://titlenet.test',
    });
    const book = new Workbook();
    await book.xlsx.load(bytes);
    const { fitToWidth, printTitlesColumn } = book.getWorksheet(1)!.pageSetup;
    expect([fitToWidth, printTitlesColumn]).toEqual([pages, repeated]);
  },
);

test('each page repeats header, ISBN and title, and has its number; the first has the heading [EXPORT-29]', async () => {
  const fields = main.blocks.flatMap(({ fields: all }) => all);
  const [isbn, title] = ['ISBN', 'TITLE'].map((name) => fields.find((field) => field.name === name)!);
  const others = fields.filter(({ name }) => !['ISBN', 'TITLE'].includes(name));
  const bytes = await writeWorkbook({
    name: 'Backlist',
    heading: ['Backlist View', 'Top 100 & more'],
    columns: excelColumns([isbn!, title!, ...others].map((field) => ({ field, title: field.label }))),
    rows: JSON.stringify([{ ISBN: '9780062040800', TITLE: 'Sea' }]),
    currency: 'USD',
    productAddress: 'https://titlenet.test',
  });
  const book = new Workbook();
  await book.xlsx.load(bytes);
  const { pageSetup, headerFooter } = book.getWorksheet(1)!;
  expect(pageSetup).toMatchObject({ printTitlesRow: '3:3', printTitlesColumn: 'A:B' });
  expect(headerFooter).toMatchObject({
    differentFirst: true,
    oddHeader: '&L&"Calibri,Bold"Backlist View&RTop 100 && more',
    oddFooter: '&LPrinted &D&RPage &P of &N',
    firstFooter: '&LPrinted &D&RPage &P of &N',
  });
});

test('no cell is cut: numbers fit into their column, longer texts are wrapped [EXPORT-30]', async () => {
  const row = { ISBN: '9780062040800', TITLE: 'Sea '.repeat(40), SERIES_NAME: 'Ann', PRICE: 12_345_678.99 };
  const sheet = await write(Object.keys(row), [row]);
  const widths = Object.keys(row).map((_, index) => sheet.getColumn(index + 1).width!);
  expect(widths[1]).toBe(45);
  expect(sheet.getRow(2).height).toBe(4 * 15);
  expect(widths[3]).toBeGreaterThanOrEqual('$12,345,678.99'.length);
  const wraps = Object.keys(row).map((_, index) => sheet.getCell(2, index + 1).alignment?.wrapText ?? false);
  expect(wraps).toEqual([false, true, false, false]);
});

test.each([
  ['שיר הים', 'rtl'],
  ['אבא 1984', 'rtl'],
  ['The Sea (שיר)', undefined],
])('the reading order of %j is %s [EXPORT-31]', async (title, order) => {
  const sheet = await write(['TITLE'], [{ TITLE: title }]);
  expect(sheet.getCell('A2').alignment?.readingOrder).toBe(order);
});

test('amounts and quantities are numbers, shown as on the screen', async () => {
  const row = { PRICE: 9.99, CANADIAN_PRICE: -2, EBAGENCY: 0, AVAIL_STOCK: null, LTD_GROSS: 2.5, LTD_NET: -12_500 };
  const names = Object.keys(row);
  const sheet = await write([...names, 'PUB_YEAR', 'SELL_THROUGH'], [{ ...row, PUB_YEAR: 2026, SELL_THROUGH: 63.5 }]);
  const cells = [...names, 'PUB_YEAR', 'SELL_THROUGH'].map((_, index) => sheet.getCell(2, index + 1));
  expect(cells.map((cell) => cell.value)).toEqual([9.99, -2, 0, 0, 2.5, -12_500, 2026, 63.5]);
  expect(cells.map((cell) => cell.numFmt)).toEqual([
    '"$"#,##0.00;[Red]("$"#,##0.00)',
    '"CA$"#,##0.00;[Red]("CA$"#,##0.00)',
    '"$"#,##0.00;[Red]("$"#,##0.00);"Zero"',
    '#,##0;[Red]-#,##0',
    '#,##0.00;[Red]-#,##0.00',
    '#,##0;[Red]-#,##0',
    '0',
    '0.00"%";[Red]-0.00"%"',
  ]);
});

test('numbers are rounded half away from zero, as on the screen [G-192]', async () => {
  const row = { PRICE: 1.005, CANADIAN_PRICE: -10.235, LTD_GROSS: 12.001, LTD_NET: -2.675, SELL_THROUGH: 14.375 };
  const sheet = await write(Object.keys(row), [row]);
  expect([1, 2, 3, 4, 5].map((column) => sheet.getCell(2, column).value)).toEqual([1.01, -10.24, 12, -2.68, 14.38]);
  expect(sheet.getCell('C2').numFmt).toBe('#,##0;[Red]-#,##0');
});

test('dates have no time zone; default dates are blank, dates before Excel’s first and periods are texts [FORMAT-26]', async () => {
  expect(await value('ON_SALE_DATE', '2026-03-05T00:00:00')).toEqual(new Date(Date.UTC(2026, 2, 5)));
  expect(await value('ONIX_DATE', '2026-03-05T16:15:00')).toEqual(new Date(Date.UTC(2026, 2, 5, 16, 15)));
  expect(await value('ON_SALE_DATE', '1900-01-01T00:00:00')).toBeNull();
  expect(await value('ON_SALE_DATE', '0001-01-01T00:00:00')).toBeNull();
  expect(await value('PUB_DATE', '1851-10-18T00:00:00')).toBe('10/18/1851');
  expect(await value('PUB_DATE', '2027-09-01/P1M')).toBe('September 2027');
  const sheet = await write(['ON_SALE_DATE'], [{ ON_SALE_DATE: '2026-03-05T00:00:00' }]);
  expect(sheet.getCell('A2').numFmt).toBe('m/d/yyyy');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '=HYPERLINK("https://evil.test")', '9780062040800', '0012'])(
  'a text like %j stays a text, never a formula or a number',
  async (text) => {
    const sheet = await write(['TITLE'], [{ TITLE: text }]);
    expect(sheet.getCell('A2').value).toBe(text);
    expect(sheet.getCell('A2').formula).toBeUndefined();
    expect(sheet.getCell('A2').numFmt).toBe('@');
  },
);

test('lists are joined, rich text is its plain text (G-220)', async () => {
  expect(await value('SELLING_TERRITORIES', ['US', 'CA'])).toBe('US, CA');
  expect(await value('backCoverCopy', '<p>Calm &amp; <b>deep</b></p><p>sea</p>', 'Hqna')).toBe('Calm & deep sea');
  const rich = 'caf&eacute;, na&#239;ve, <em>Gats</em>by, H<sub>2</sub>O, co&shy;operation<br>A&nbsp;&lt; B';
  expect(await value('backCoverCopy', rich, 'Hqna')).toBe('café, naïve, Gatsby, H2O, cooperation A < B');
});

test('characters that XML does not allow do not break the file, and long texts are cut to the limit of a cell', async () => {
  expect(await value('TITLE', 'A\u0000B\u001f\ud800C & <D> _x0041_ \u{1F409}')).toBe(
    'AB\ufffdC & <D> _x0041_ \u{1F409}',
  );
  expect(await value('TITLE', 'x'.repeat(40_000))).toHaveLength(32_767);
});

test('nested members and prices by currency have their columns', async () => {
  const sheet = await write(
    ['releaseDate.JDEReleaseDate', 'prices.USD', 'prices.CAD'],
    [
      {
        releaseDate: { JDEReleaseDate: '2026-03-05T00:00:00' },
        prices: { price: [{ currencyCode: 'CAD', priceAmount: 9.99 }] },
      },
    ],
    'Hqna',
  );
  expect([1, 2, 3].map((column) => sheet.getCell(2, column).value)).toEqual([
    new Date(Date.UTC(2026, 2, 5)),
    null,
    9.99,
  ]);
});

test('a file without rows has its header', async () => {
  const sheet = await write(['ISBN'], []);
  expect(sheet.rowCount).toBe(1);
});
