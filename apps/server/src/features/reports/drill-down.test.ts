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
  const withoutMonths = (await open(address('salesByMonth', ['Online, new', 'Weekly Books']))).json();
  expect(withoutMonths.message).toBe('No sales by month to Weekly Books through Online, new are on file.');
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
    isSuffixWarning: false,
    blankText: '(none)',
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
    isSuffixWarning: false,
    blankText: null,
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
  expect(lines.rows).toEqual([
    expect.objectContaining({ orderNo: 'B-1', qty: 7, shipDate: null, overdue: null, status: 'Open' }),
  ]);
  expect(lines.totals).toEqual({ qty: 7 });
});

test("others' titles are answered as unknown ones, others' companies are denied, odd keys are refused", async () => {
  const foreign = { companyCode: '001', isbn: '9780310337508' };
  expect((await open(address('salesByChannel', undefined, foreign))).body).toBe('null');
  expect((await open(address('salesByChannel'), 'hccp')).statusCode).toBe(403);
  expect((await open(address('salesByAccount'))).statusCode).toBe(400);
  expect((await open(`${address('salesByAccount')}&key={`)).statusCode).toBe(400);
  expect((await open(address('password'))).statusCode).toBe(400);
});

async function exported(path: string, payload: object = {}) {
  const url = `/api/Export/Drilldown/${path}`;
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), payload });
  const { file, fileName } = answer.json();
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  const sheet = book.getWorksheet(1)!;
  const column = (letter: string) =>
    Array.from({ length: 6 }, (_, index) => sheet.getCell(`${letter}${index + 1}`).value);
  return { fileName, sheet, column };
}

test('the Excel file is named after panel, title, ISBN and day, and holds the same rows with their totals [DRILL-18, DRILL-20, DRILL-22] [EXPORT-08]', async () => {
  const { fileName, sheet, column } = await exported(address('salesByAccount', ['Online, new']));
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  expect(fileName).toBe(`AdditionalTitleInfomation-TheLanternKeeper-9780062040800-${day}.xlsx`);
  const [year, month, date] = day.split('-').map(Number);
  expect(column('A')).toEqual([
    `The Lantern Keeper · 9780062040800 · ${month}/${date}/${year}`,
    'Sales by Account: Online, new',
    'Account',
    'Parcel "&" Page',
    '=Shop',
    'Total:',
  ]);
  expect(sheet.getCell('A5').formula).toBeUndefined();
  // Net of the last month: 19 and 4; gross 20 and 5 with a return each.
  const head = sheet.getRow(3).values as string[];
  const cell = (name: string, row: number) =>
    sheet.getCell(
      row,
      head.findIndex((text) => text?.startsWith(name)),
    ).value;
  expect([4, 5, 6].map((row) => cell('Net Last Month', row))).toEqual([19, 4, 23]);
  expect([4, 5, 6].map((row) => cell('Return % Last Month', row))).toEqual([5, 20, 8]);
});

test('the sheet of an account whose name ends with an apostrophe has a name that Excel accepts [DRILL-24]', async () => {
  await putPendingOrders(server.database.batch, [
    {
      ...{ kind: 'pending-order', ...ofTitle, account: "Readers'", orderNumber: 'R-1', orderDate: '2026-01-05' },
      ...{ quantity: 3, status: 'Open' },
    },
  ]);
  const { sheet, column } = await exported(address('openOrdersByAccount', ["Readers'"]));
  expect(sheet.name).toBe('Order Lines Readers');
  expect(column('A')[1]).toBe("Order Lines: Readers'");
});

test('a selection is exported with its own totals [DRILL-21]', async () => {
  const path = address('salesByMonth', ['Online, new', 'Parcel "&" Page']);
  const { rows, totals } = (await open(path)).json();
  expect(totals).toMatchObject({ gross: 30, net: 28, averagePrice: 0.88 });
  const { column } = await exported(path, { rows: [rows[0]._id, 'of another table'] });
  expect(column('A').slice(1)).toEqual([
    'Sales by Month: Online, new, Parcel "&" Page · 1 of 2 rows',
    'Month',
    new Date(Date.UTC(2025, 11, 1)),
    'Total of Selected Rows:',
    null,
  ]);
  expect(column('B').slice(3, 5)).toEqual([10, 10]);
});

test('a blank channel and a blank account are "(none)", and open [DRILL-23]', async () => {
  const blank = { companyCode: '001', isbn: '9780061122415' } as const;
  await saveAsHouse(server.database, [titleRecord({ ...blank, productId: 4_242 })]);
  const sale = (account: string, gross: number) => ({
    ...{
      kind: 'sales-month' as const,
      ...blank,
      month: '2026-01',
      channel: '',
      account,
      gross,
      returns: 0,
      dollars: 1,
    },
  });
  await putMonthlySales(server.database.batch, [sale('', 3), sale('Shop 10', 4), sale('Shop 9', 4)]);
  const url = `/api/Reports/001/${blank.isbn}/SalesOverview`;
  const report = (await server.app.inject({ url, headers: server.as('employee') })).json();
  expect(report.rows).toMatchObject([{ channel: '', netLife: 11 }]);
  const accounts = (await open(address('salesByAccount', [''], blank))).json();
  expect(accounts.header).toBe('Sales by Account: (none)');
  expect(accounts.columns[0]).toMatchObject({ fieldName: 'account', blankText: '(none)' });
  // Ties are in natural order [GRID-119].
  expect(accounts.rows.map(({ account, _key }: { account: string; _key: string }) => [account, _key])).toEqual([
    ['Shop 9', '["","Shop 9"]'],
    ['Shop 10', '["","Shop 10"]'],
    ['', '["",""]'],
  ]);
  const months = (await open(address('salesByMonth', ['', ''], blank))).json();
  expect(months).toMatchObject({ header: 'Sales by Month: (none), (none)', rows: [{ gross: 3 }] });
  expect((await exported(address('salesByAccount', [''], blank))).column('A')[5]).toBe('(none)');
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
