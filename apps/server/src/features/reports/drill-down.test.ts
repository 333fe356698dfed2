import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { putPendingOrders } from '../../records/pending-orders.queries.ts';
import { moveSalesWindows } from '../../records/sales-windows.queries.ts';

const isbn = '9780062040800';
const ofTitle = { companyCode: '001', isbn } as const;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ isbn }),
    titleRecord({ companyCode: '006', isbn: '9780310337508' }),
  ]);
  const sale = (month: string, account: string, gross: number) => ({
    kind: 'sales-month' as const,
    ...ofTitle,
    month,
    channel: 'Online, new',
    account,
    gross,
    returns: 1,
    dollars: 12.34,
  });
  const db = server.database.batch;
  await putMonthlySales(db, [
    sale('2026-01', 'Parcel "&" Page', 20),
    sale('2025-12', 'Parcel "&" Page', 10),
    sale('2026-01', '=Shop', 5),
  ]);
  await moveSalesWindows(db);
  const order = {
    kind: 'pending-order',
    ...ofTitle,
    account: 'Booktown',
    orderDate: '2026-01-05',
    quantity: 7,
  } as const;
  await putPendingOrders(db, [{ ...order, orderNumber: 'B-1', status: 'Open' }]);
});
afterAll(() => server.close());

const address = (handler: string, key?: readonly string[], title: { isbn: string; companyCode: string } = ofTitle) =>
  `${handler}?${new URLSearchParams({ ...title, ...(key && { key: JSON.stringify(key) }) })}`;
const open = async (path: string, as: PersonName = 'employee') =>
  server.app.inject({ url: `/api/Drilldown/${path}`, headers: server.as(as) });

test('a table has header, name, columns, rows and message [DRILL-01, DRILL-02, DRILL-09, DRILL-10]', async () => {
  const table = (await open(address('salesByChannel'))).json();
  expect(table).toMatchObject({ header: 'Sales by Channel', name: 'Additional Title Infomation', message: null });
  expect(table.rows).toHaveLength(1);
  expect(table.rows[0]).toMatchObject({ channel: 'Online, new', netMonth: 23, netLife: 32, _key: '["Online, new"]' });
  const empty = (await open(address('salesByAccount', ['Nowhere']))).json();
  expect(empty).toMatchObject({ rows: [], message: 'No sales through Nowhere are on file.' });
});

test('columns have their format and the handler of their cells [DRILL-03..DRILL-08]', async () => {
  const { columns } = (await open(address('salesByChannel'))).json();
  expect(columns[0]).toEqual({
    displayName: 'Channel',
    fieldName: 'channel',
    fieldType: 'text',
    isDrillDownLink: true,
    drillDownHandler: 'salesByAccount',
    drillDownHeader: 'Sales by Account',
    dates: '',
    view: null,
    suffixField: null,
  });
  expect(columns[2]).toEqual({
    displayName: 'Net Last Month',
    fieldName: 'netMonth',
    fieldType: 'integer',
    isDrillDownLink: false,
    drillDownHandler: null,
    drillDownHeader: null,
    dates: 'Jan 2026',
    view: 'net',
    suffixField: null,
  });
});

test('a channel opens its accounts, an account its months, pending orders their lines', async () => {
  const accounts = (await open(address('salesByAccount', ['Online, new']))).json();
  expect(accounts.header).toBe('Sales by Account: Online, new');
  expect(accounts.rows.map((row: { account: string }) => row.account)).toEqual(['Parcel "&" Page', '=Shop']);
  const months = (await open(address('salesByMonth', JSON.parse(accounts.rows[0]._key)))).json();
  expect(months.rows).toEqual([
    expect.objectContaining({ month: '2025-12-01T00:00:00', gross: 10, net: 9, returnPercent: 10, dollars: 12.34 }),
    expect.objectContaining({ month: '2026-01-01T00:00:00', gross: 20, net: 19, returnPercent: 5 }),
  ]);
  const lines = (await open(address('openOrdersByAccount', ['Booktown']))).json();
  expect(lines.rows).toEqual([expect.objectContaining({ orderNo: 'B-1', qty: 7, shipDate: null, status: 'Open' })]);
});

test("others' titles are answered as unknown ones, others' companies are denied, odd keys are refused", async () => {
  const foreign = { companyCode: '001', isbn: '9780310337508' };
  expect((await open(address('salesByChannel', undefined, foreign))).body).toBe('null');
  expect((await open(address('salesByChannel'), 'hccp')).statusCode).toBe(403);
  expect((await open(address('salesByAccount'))).statusCode).toBe(400);
  expect((await open(`${address('salesByAccount')}&key={`)).statusCode).toBe(400);
  expect((await open(address('password'))).statusCode).toBe(400);
});

test('the Excel file is named after the panel and holds the same rows [DRILL-18] [EXPORT-08]', async () => {
  const url = `/api/Export/Drilldown/${address('salesByAccount', ['Online, new'])}`;
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee') });
  const { file, fileName } = answer.json();
  expect(fileName).toBe('AdditionalTitleInfomation.xlsx');
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  const sheet = book.getWorksheet(1)!;
  expect(sheet.getCell('A1').value).toBe('Account');
  expect([sheet.getCell('A2').value, sheet.getCell('A3').value]).toEqual(['Parcel "&" Page', '=Shop']);
  expect(sheet.getCell('A3').formula).toBeUndefined();
});

test('a report as an Excel file has its header, and a sheet with typed cells, subtotals and totals [REPORT-101]', async () => {
  const url = `/api/Export/Report/001/${isbn}/monthlySummary`;
  const { file, fileName } = (await server.app.inject({ method: 'POST', url, headers: server.as('employee') })).json();
  expect(fileName).toBe('MonthlySummary9780062040800.xlsx');
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  const line = (name: string, row: number, columns: number) =>
    Array.from({ length: columns }, (_, index) => book.getWorksheet(name)!.getCell(row, index + 1).value);
  expect(line('Report', 2, 2)).toEqual(['Report', 'Monthly Summary']);
  expect(Array.from({ length: 6 }, (_, row) => line('Report', row + 2, 2))).toContainEqual(['ISBN', isbn]);
  expect(line('Sales by Month', 1, 4)).toEqual(['Month', 'Gross', 'Returns', 'Net']);
  expect(line('Sales by Month', 2, 4)).toEqual([new Date(Date.UTC(2026, 0, 1)), 25, 2, 23]);
  expect(line('Sales by Month', 3, 4)).toEqual(['Total Jan 2026:', 25, 2, 23]);
  expect(line('Sales by Month', 5, 4)).toEqual(['Total Dec 2025:', 10, 1, 9]);
  expect(line('Sales by Month', 6, 7)).toEqual(['Total All Months:', 35, 3, 32, 8.57, 37.02, 1.16]);
  const sheet = book.getWorksheet('Sales by Month')!;
  expect([2, 3, 4, 5, 6].map((row) => sheet.getCell(row, 2).font?.bold === true)).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  // Titles of several words have several lines, so that the columns of numbers stay narrow on paper.
  expect([sheet.getCell('F1').value, sheet.getCell('F1').alignment?.wrapText]).toEqual(['Net Amount', true]);
  expect(sheet.getColumn(2).width).toBeLessThan(12);
});
