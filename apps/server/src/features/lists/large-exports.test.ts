import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { longText, rowsOf, sendExport } from './large-rows.test-data.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const longRow = (index: number) => ({
  isbn: '9780062040800',
  title: longText(1_000, index),
  author1: longText(1_000, index),
  imprintDesc: longText(500, index),
  pubYear: 2026,
  salesMarketingCode: 'AV',
  price: 24.99,
  longSubtitle: longText(2_000, index),
  keynote: longText(4_000, index),
  category: longText(1_500, index),
  availStock: 1200,
  ltdNet: 340,
});

async function sheetOf(path: string, payload: object) {
  const answer = await sendExport(server, path, payload);
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(answer.json().file, 'base64'));
  return book.getWorksheet(1)!;
}

test('2,000 rows with long texts are all in the file of a list, whole [G-193]', async () => {
  const sheet = await sheetOf('Excel', { rows: rowsOf(longRow) });
  expect(sheet.rowCount).toBe(2_001);
  const cells = Array.from({ length: 12 }, (_, column) => sheet.getCell(1_501, column + 1).value);
  expect(cells).toEqual(Object.values(longRow(1_499)));
}, 120_000);

test('a text that is longer than a cell is cut, not refused [G-193]', async () => {
  const sheet = await sheetOf('Excel', { rows: [{ keynote: 'x'.repeat(50_000) }] });
  expect(sheet.getCell('I2').value).toHaveLength(32_767);
});

test('a request of more than 32 MB is refused, and one of another call of more than 256 KB [G-193]', async () => {
  const text = 'x'.repeat(17_000);
  expect((await sendExport(server, 'Excel', { rows: rowsOf(() => ({ keynote: text })) })).statusCode).toBe(413);
  expect((await sendExport(server, '1/excel', { criteria: { title: 'x'.repeat(300_000) } })).statusCode).toBe(413);
});
