import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Call, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { overviewReport, reportHandler, reportIsbn } from '../../../test/reports.ts';
import { titleBar } from '../../../test/titles.ts';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';

beforeAll(() => giveElementsSize());

const accountColumn = {
  displayName: 'Account',
  fieldName: 'account',
  fieldType: 'text',
  isDrillDownLink: true,
  drillDownHandler: 'salesByMonth',
  drillDownHeader: 'Sales by Month',
  ...{ dates: '', view: null, suffixField: null, isSuffixWarning: false, blankText: null },
};
const plainColumn = {
  ...{ isDrillDownLink: false, drillDownHandler: null, drillDownHeader: null },
  ...{ dates: '', view: null, suffixField: null, isSuffixWarning: false, blankText: null },
};
const netColumn = { ...plainColumn, displayName: 'Net Life to Date', fieldName: 'netLife', fieldType: 'integer' };
const monthColumn = {
  ...plainColumn,
  ...{ displayName: 'Month', fieldName: 'month', fieldType: 'month', suffixField: 'extent' },
};
const lastMonth = { dates: 'Oct 2026', fieldType: 'integer' };
const measureColumns = [
  { ...plainColumn, ...lastMonth, displayName: 'Net Last Month', fieldName: 'netMonth', view: 'net' },
  { ...plainColumn, ...lastMonth, displayName: 'Gross Last Month', fieldName: 'grossMonth', view: 'gross' },
];

/** Twenty accounts: more than a page. */
const accounts = Array.from({ length: 20 }, (_, index) => ({
  account: `Shop ${String(index + 1).padStart(2, '0')}`,
  netLife: (index * 7) % 20,
  _id: `["Shop ${index + 1}"]`,
  _key: JSON.stringify(['Online', `Shop ${index + 1}`]),
}));

const table = (header: string, change: object) => ({
  header,
  name: 'Additional Title Infomation',
  columns: [accountColumn, netColumn, ...measureColumns],
  rows: [],
  totals: null,
  message: null,
  ...change,
});

const answers: Record<string, (call: Call) => object> = {
  salesByAccount: ({ query }) =>
    query.get('key') === '["Retail"]'
      ? table('Sales by Account: Retail', { message: 'No sales through Retail are on file.' })
      : table('Sales by Account: Online', { rows: accounts, totals: { netLife: 190, netMonth: 12, grossMonth: 15 } }),
  salesByMonth: () =>
    table('Sales by Month: Online, Shop 1', {
      columns: [monthColumn, netColumn],
      rows: [
        {
          month: '2026-06-01T00:00:00',
          extent: 'to date',
          netLife: 3,
          _id: '["2026-06"]',
          _key: '["Online","Shop 1"]',
        },
      ],
    }),
};

const blankAccount = () =>
  table('Sales by Account: Online', {
    columns: [{ ...accountColumn, blankText: '(none)' }, netColumn],
    rows: [{ account: '', netLife: 3, _id: '[""]', _key: '["Online",""]' }],
  });

/** @param firstAccount name on screen; '(none)' is a blank one */
async function open(firstAccount = 'Shop 01') {
  const handlers: Record<string, Handler> = {
    ...reportHandler('001', 'SalesOverview', overviewReport()),
    [`GET /api/TitleSheet/001/${reportIsbn}/bar`]: () => titleBar({ isbn: reportIsbn }),
    'GET /api/Drilldown/salesByAccount': firstAccount === '(none)' ? blankAccount : answers.salesByAccount!,
    'GET /api/Drilldown/salesByMonth': answers.salesByMonth!,
    'POST /api/Export/Drilldown/salesByAccount': () => ({ file: '', fileName: 'AdditionalTitleInfomation.xlsx' }),
    'POST /api/Export/Drilldown/salesByMonth': () => ({ file: '', fileName: 'AdditionalTitleInfomation.xlsx' }),
  };
  const server = fakeServer(handlers);
  const rendered = renderApp(`/reports/salesOverview?companyCode=001&isbn=${reportIsbn}`);
  await screen.findByRole('article');
  const openChannel = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return { server, openChannel, ...rendered };
}

const findPanel = () => screen.findByRole('region', { name: 'Additional Title Infomation' });
const tableNamed = (name: string) => screen.findByRole('grid', { name });

test('a channel opens its accounts, an account its months, Back leads back [DRILL-06] [DRILL-11] [DRILL-12] [DRILL-16]', async () => {
  const { server, openChannel, user } = await open();
  expect(screen.queryByRole('region', { name: 'Additional Title Infomation' })).not.toBeInTheDocument();
  await openChannel('Online');
  const panel = within(await findPanel());
  await tableNamed('Sales by Account: Online');
  const [call] = server.to('GET /api/Drilldown/salesByAccount');
  expect(Object.fromEntries(call!.query)).toEqual({ isbn: reportIsbn, companyCode: '001', key: '["Online"]' });
  await user.click(await panel.findByRole('button', { name: 'Shop 01' }));
  const months = within(await tableNamed('Sales by Month: Online, Shop 1'));
  expect(months.getByText('Jun 2026 to date')).toBeVisible();
  expect(server.to('GET /api/Drilldown/salesByMonth')[0]!.query.get('key')).toBe('["Online","Shop 1"]');
  await user.click(panel.getByRole('button', { name: 'Back' }));
  await tableNamed('Sales by Account: Online');
  expect(screen.queryByRole('grid', { name: /^Sales by Month/ })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('grid', { name: /^Sales by Account/ })).not.toBeInTheDocument());
});

test('the measure of the overview is that of its drill-down, with the dates of each column [G-126, G-182]', async () => {
  const { openChannel, user } = await open();
  await openChannel('Online');
  const grid = within(await tableNamed('Sales by Account: Online'));
  const heads = () => grid.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads()).toEqual(expect.arrayContaining(['Net Life to Date', 'Net Last Month (Oct 2026)']));
  expect(heads()).not.toContain('Gross Last Month (Oct 2026)');
  await user.click(screen.getByRole('radio', { name: 'Gross' }));
  expect(heads()).toEqual(expect.arrayContaining(['Net Life to Date', 'Gross Last Month (Oct 2026)']));
  expect(heads()).not.toContain('Net Last Month (Oct 2026)');
});

test('the child has the heading of its table [DRILL-08] [DRILL-15]', async () => {
  const { openChannel, user } = await open();
  await openChannel('Online');
  expect(await screen.findByRole('heading', { level: 2, name: 'Additional Title Infomation' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Shop 01' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Sales by Month: Online, Shop 1' })).toBeVisible();
});

test('another parent collapses the child and opens the panel [DRILL-13]', async () => {
  const { openChannel, user } = await open();
  await openChannel('Online');
  await user.click(await screen.findByRole('button', { name: 'Shop 01' }));
  await tableNamed('Sales by Month: Online, Shop 1');
  await openChannel('Online');
  await tableNamed('Sales by Account: Online');
  expect(screen.queryByRole('grid', { name: /^Sales by Month/ })).not.toBeInTheDocument();
});

test('a message of the server is shown as a warning [DRILL-14]', async () => {
  const { openChannel } = await open();
  await openChannel('Retail');
  expect(await screen.findByRole('alert')).toHaveTextContent('No sales through Retail are on file.');
});

test('the table that is shown is exported [DRILL-17]', async () => {
  const { server, openChannel, user } = await open();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await openChannel('Online');
  const panel = within(await findPanel());
  await user.click(panel.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(server.to('POST /api/Export/Drilldown/salesByAccount')).toHaveLength(1));
  expect(server.to('POST /api/Export/Drilldown/salesByAccount')[0]!.query.get('key')).toBe('["Online"]');
  await user.click(await panel.findByRole('button', { name: 'Shop 01' }));
  await tableNamed('Sales by Month: Online, Shop 1');
  await user.click(panel.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(server.to('POST /api/Export/Drilldown/salesByMonth')).toHaveLength(1));
  await waitFor(() => expect(saved).toEqual(Array(2).fill('AdditionalTitleInfomation.xlsx')));
});

test('totals are below the table, and the selection is exported [DRILL-20, DRILL-21]', async () => {
  const { server, openChannel, user } = await open();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openChannel('Online');
  const panel = within(await findPanel());
  const totals = within(await panel.findByRole('table', { name: 'Totals of Sales by Account: Online' }));
  expect(totals.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Net Life to Date',
    'Net Last Month (Oct 2026)',
  ]);
  expect(totals.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['', '190', '12']);
  const boxes = panel.getAllByRole('checkbox', { name: /row/i });
  await user.click(boxes[1]!);
  await user.click(boxes[2]!);
  await user.click(panel.getByRole('button', { name: 'Export to Excel (2 selected)' }));
  await waitFor(() => expect(server.to('POST /api/Export/Drilldown/salesByAccount')).toHaveLength(1));
  expect(JSON.parse(String(server.to('POST /api/Export/Drilldown/salesByAccount')[0]!.body))).toEqual({
    rows: ['["Shop 2"]', '["Shop 3"]'],
  });
  // The child has no selection.
  await user.click(panel.getByRole('button', { name: 'Shop 01' }));
  await tableNamed('Sales by Month: Online, Shop 1');
  expect(panel.getByRole('button', { name: 'Export to Excel' })).toBeVisible();
});

test('a blank account is "(none)" and opens its months [DRILL-23]', async () => {
  const { server, openChannel, user } = await open('(none)');
  await openChannel('Online');
  const panel = within(await findPanel());
  await user.click(await panel.findByRole('button', { name: '(none)' }));
  await tableNamed('Sales by Month: Online, Shop 1');
  expect(server.to('GET /api/Drilldown/salesByMonth')[0]!.query.get('key')).toBe('["Online",""]');
});

test('rows are selected page by page, sorted, and 15 to a page [DRILL-19]', async () => {
  const { openChannel, user } = await open();
  await openChannel('Online');
  const grid = within(await tableNamed('Sales by Account: Online'));
  const names = () => grid.getAllByRole('button', { name: /^Shop/ }).map((button) => button.textContent);
  expect(names()).toHaveLength(15);
  const all = grid.getByRole('checkbox', { name: /all/i });
  await user.click(all);
  const rows = () => grid.getAllByRole('checkbox', { name: /row/i });
  expect(rows()).toHaveLength(15);
  for (const row of rows()) expect(row).toBeChecked();
  await user.click(rows()[3]!);
  expect(all).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: /next page/i }));
  expect(names()).toEqual(['Shop 16', 'Shop 17', 'Shop 18', 'Shop 19', 'Shop 20']);
  for (const row of rows()) expect(row).not.toBeChecked();
  await user.click(grid.getByRole('button', { name: 'Account' }));
  await user.click(grid.getByRole('button', { name: 'Account' }));
  await waitFor(() => expect(names()[0]).toBe('Shop 20'));
});
