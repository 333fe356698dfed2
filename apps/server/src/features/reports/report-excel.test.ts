import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { importRecords, oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';

const british = '9780007525492';
const title: SentRecord = {
  ...oneOfEach.title,
  bar: {
    title: 'The Lantern Keeper',
    author1: 'Marsh, Eleanor',
    price: 24.99,
    reissueNo: 2,
    releaseDate: '2026-03-03',
    onSaleDate: '1900-01-01',
  },
  stored: { availStock: 12_345, ltdNet: -7 },
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await importRecords(server.database, [
    title,
    { ...title, companyCode: '400', isbn: british, productId: 78 },
    { ...oneOfEach['pending-order'], quantity: 400 },
    { ...oneOfEach['pending-order'], companyCode: '400', isbn: british },
  ]);
});
afterAll(() => server.close());

/** The header sheet of a report's file: value, format and alignment by label. */
async function headerOf(path: string) {
  const url = `/api/Export/Report/${path}`;
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('administrator') });
  expect(answer.statusCode, answer.body).toBe(200);
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(answer.json().file, 'base64'));
  const sheet = book.getWorksheet('Report')!;
  const lines = Array.from({ length: sheet.rowCount }, (_, row) => {
    const { value, numFmt, alignment } = sheet.getCell(row + 1, 2);
    return [String(sheet.getCell(row + 1, 1).value), { value, numFmt, horizontal: alignment?.horizontal }] as const;
  });
  return Object.fromEntries(lines);
}

test('the header of a report has typed cells: dates, amounts and quantities, aligned as its texts [G-193]', async () => {
  const header = await headerOf(`001/9780062040800/pendingOrders`);
  const date = (text: string) => new Date(`${text}T00:00:00Z`);
  expect(header).toMatchObject({
    Report: { value: 'Pending Orders', numFmt: '@' },
    Author: { value: 'Eleanor Marsh', numFmt: '@' },
    ISBN: { value: '9780062040800', numFmt: '@' },
    Reissue: { value: 'R2', numFmt: '@' },
    Price: { value: 24.99, numFmt: '"$"#,##0.00;[Red]("$"#,##0.00)', horizontal: 'left' },
    'Release Date': { value: date('2026-03-03'), numFmt: 'm/d/yyyy', horizontal: 'left' },
    Stock: { value: 12_345, numFmt: '#,##0;[Red]-#,##0', horizontal: 'left' },
    'On Order': { value: 400, numFmt: '#,##0;[Red]-#,##0' },
    'LTD Net': { value: -7, numFmt: '#,##0;[Red]-#,##0' },
    Source: { value: 'Pending orders', numFmt: '@' },
    'As of': { value: date('2026-02-20'), numFmt: 'm/d/yyyy' },
  });
  expect(Object.keys(header)).not.toContain('On Sale Date');
});

test('the price in the header has the currency of the company [G-193]', async () => {
  const { Price } = await headerOf(`400/${british}/titleView`);
  expect(Price).toMatchObject({ value: 24.99, numFmt: '"£"#,##0.00;[Red]("£"#,##0.00)' });
});
