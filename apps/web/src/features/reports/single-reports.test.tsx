import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { permissions } from '../../../test/fake-server.ts';
import { hash } from '../../../test/render-app.tsx';
import { accountRow, overviewReport, projectionReport, reportHandler, reportIsbn } from '../../../test/reports.ts';
import { factOf as fact, ofTitle, open, rowsOf } from './report-page.test-data.ts';

const projections = reportHandler('001', 'ProjectionsUS', projectionReport());
test.each([
  ['salesOverview', 'SalesOverview', 'Sales Overview', overviewReport()],
  ['projections', 'ProjectionsUS', 'Marketing Projection Report', projectionReport()],
  ['projectionsCA', 'ProjectionsCA', 'Marketing Projection (CA) Report', projectionReport()],
  ['keyAccountsProjections', 'KeyAccountsUS', 'Key Account Projection Report', projectionReport()],
  ['keyAccountsProjectionsCA', 'KeyAccountsCA', 'Key Account (CA) Projection Report', projectionReport()],
])(
  'the report %s is shown alone and beside the sidebar [REPORT-16..REPORT-20]',
  async (name, operation, heading, report) => {
    const { view } = open(`/reports/${name}?${ofTitle}`, reportHandler('001', operation, report));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    view.unmount();
    open(`/titleSheet/report/${name}?${ofTitle}`, reportHandler('001', operation, report));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'More On This Title' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  },
);

test('the header shows every field in its format [REPORT-24..REPORT-31] [REPORT-33..REPORT-52]', async () => {
  open(`/reports/projections?${ofTitle}`, projections);
  await screen.findByRole('heading', { level: 1 });
  const shown = {
    Market: 'United States',
    Reissue: 'R3',
    Price: '$24.99',
    Format: 'Hardcover',
    Imprint: 'Harbour Press',
    Season: 'Spring 2026',
    'Release Date': '02/24/2026',
    'Comparison Title': 'The Salt Path Home',
    'Model Release Date': '05/07/2024',
    'Budget Advance': '12,000',
    'Budget Reorder': '4,000',
    'Sales Goal': '20,500',
    'First Print': '15,000',
    'Final Print': '16,000',
    'Budget Center': '001-AD',
    'Forecasted Advance': '11,800',
    'Forecasted Advance As Of': '02/01/2026',
    'Forecast Reorder': '3,900',
    'Forecast Reorder As Of': '02/02/2026',
    'Hot Title Qty': '9,000',
    'Hot Title Date': '02/03/2026',
    'Orders As Of': '02/04/2026',
  };
  expect(Object.fromEntries(Object.keys(shown).map((label) => [label, fact(label)]))).toEqual(shown);
  const report = within(screen.getByRole('article'));
  expect(report.getByText('On Sale Date').nextSibling).toHaveTextContent('03/10/2026');
  // The title bar has them, and the report does not repeat them.
  for (const text of ['To Kill a Mockingbird', 'Harper Lee', reportIsbn]) {
    expect(await screen.findAllByText(text)).toHaveLength(1);
    expect(report.queryByText(text)).not.toBeInTheDocument();
  }
  expect(report.getByText('Watch reorders & "displays".')).toBeVisible();
});

test('the model title is shown only if the display flag is set [REPORT-32]', async () => {
  const { header } = projectionReport();
  const hidden = projectionReport({ header: { ...header, displayFlag: 'N' } });
  open(`/reports/projections?${ofTitle}`, reportHandler('001', 'ProjectionsUS', hidden));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('The Salt Path Home')).not.toBeInTheDocument();
});

test('accounts and comments have the direction of their own characters [PAPER-08]', async () => {
  const { header } = projectionReport();
  const report = projectionReport({
    header: { ...header, administratorComments: 'הערה' },
    data: [
      { ...accountRow, accountName: 'חנות ספרים' },
      { ...accountRow, accountName: 'Bookshop' },
    ],
  });
  open(`/reports/projections?${ofTitle}`, reportHandler('001', 'ProjectionsUS', report));
  expect(await screen.findByRole('cell', { name: 'חנות ספרים' })).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('cell', { name: 'Bookshop' })).not.toHaveAttribute('dir');
  expect(screen.getByText('הערה').localName).toBe('bdi');
});

test('prices of Canada are Canadian dollars', async () => {
  open(`/reports/projectionsCA?${ofTitle}`, reportHandler('001', 'ProjectionsCA', projectionReport()));
  await screen.findByRole('heading', { level: 1 });
  expect(fact('Price')).toBe('CA$24.99');
});

test('accounts, dividers and totals are rows, zero is not blank, negatives are red [REPORT-53..REPORT-64] [REPORT-71] [REPORT-72]', async () => {
  open(`/reports/projections?${ofTitle}`, projections);
  const table = await screen.findByRole('table', { name: 'Accounts' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Account No.',
    'Account',
    'Initial Order',
    'Net Order',
    'Initial Projection',
    'Revised Projection',
    'Final Projection',
    'Total On Order',
    'Variance',
    'Latest Quantity',
    'Administrator Comments',
  ]);
  const rows = rowsOf(table);
  expect(rows[0]).toEqual([
    '0001001045',
    'Booktown "National" & Sons',
    '1,500',
    '1,480',
    '1,600',
    '1,650',
    '1,700',
    '1,620',
    '-80',
    '1,701 (F)',
    'Second display approved.',
  ]);
  expect(rows[1]).toEqual(['All other accounts']);
  expect([rows[2]![6], rows[2]![8]]).toEqual(['0', '0']);
  expect(rows[3]!.slice(0, 3)).toEqual(['', 'Total All Accounts:', '1,500']);
  const [, account, divider, , totals] = within(table).getAllByRole('row');
  expect(within(account!).getByText('-80')).toHaveAttribute('data-negative');
  expect(within(divider!).getByRole('cell')).toHaveAttribute('colspan', '11');
  expect(divider).toHaveAttribute('data-kind', 'divider');
  expect(totals).toHaveAttribute('data-kind', 'totals');
});

test('key accounts add sales, returns above 100 % and negative net sales too [REPORT-65..REPORT-70]', async () => {
  open(`/reports/keyAccountsProjections?${ofTitle}`, reportHandler('001', 'KeyAccountsUS', projectionReport()));
  const table = await screen.findByRole('table', { name: 'Accounts' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  const first = rowsOf(table)[0]!;
  const shown = Object.fromEntries(heads.map((head, index) => [head, first[index]]));
  expect(shown).toMatchObject({
    'Initial Sales': '1,481',
    'Gross Reorders': '40',
    'Gross Sales': '1,521',
    'Net Sales': '-60',
    Returns: '1,581',
    'Return %': '103.95%',
  });
});

test('totals that differ from the sum of the rows are shown as a difference', async () => {
  const differences = [{ row: 'Total All Accounts:', field: 'accountTotalOnOrder', stated: 8000, computed: 7500 }];
  open(`/reports/projections?${ofTitle}`, reportHandler('001', 'ProjectionsUS', projectionReport({ differences })));
  expect(
    await screen.findByText('Total All Accounts, Total On Order: the feed states 8,000, the rows give 7,500.'),
  ).toBeVisible();
});

test('a report has a title bar and help, a printable one has neither [REPORT-01] [REPORT-02] [REPORT-03]', async () => {
  const { view } = open(`/reports/projections?${ofTitle}`, projections);
  const help = await screen.findByRole('link', { name: 'Help for This Report' });
  expect(help).toHaveAttribute('href', '/guides/index.html#projections');
  expect(help).toHaveAttribute('target', '_blank');
  expect(await screen.findByRole('region', { name: 'Title' })).toHaveTextContent('07/11/1960');
  const printable = screen.getByRole('link', { name: 'Printable Report' });
  expect(printable).toHaveAttribute('href', `#/reports/projections?${ofTitle}&isPrintable=true`);
  expect(printable).toHaveAttribute('target', '_blank');
  view.unmount();
  open(`/titleSheet/reports/projections?${ofTitle}&isPrintable=true`, projections);
  expect(await screen.findByRole('table', { name: 'Accounts' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'To Kill a Mockingbird' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Title' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Help for This Report' })).not.toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('an HCCP title without a product id has a reverted title bar [REPORT-04] [REPORT-05] [REPORT-06] [REPORT-07..REPORT-13]', async () => {
  const reverted = {
    isbn: reportIsbn,
    isbn10: '0061120081',
    title: 'A Lantern',
    author: 'Marsh, Eleanor',
    onSaleDate: '2026-03-03T00:00:00',
    pubDate: '2026-03-10T00:00:00',
    listPrice: 34.99,
  };
  const calls = `GET /api/Reports/006/${reportIsbn}/RevertedTitleBar`;
  const { server } = open(`/reports/projections?companyCode=006&isbn=${reportIsbn}`, {
    ...reportHandler('006', 'ProjectionsUS', projectionReport()),
    [calls]: () => reverted,
  });
  const bar = within(await screen.findByRole('region', { name: 'Title' }));
  expect(server.to(calls)).toHaveLength(1);
  const cover = bar.getByRole('link', { name: /^Cover of A Lantern/ });
  expect(cover).toHaveAttribute('href', `#/downloadCover/${reportIsbn}?companyCode=006`);
  expect(cover).toHaveAttribute('target', '_blank');
  for (const text of ['A Lantern', 'Eleanor Marsh']) expect(bar.getByText(text)).toBeVisible();
  expect(bar.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['On Sale Date', '03/03/2026'],
    ['Pub Date', '03/10/2026'],
    ['ISBN', reportIsbn],
    ['ISBN10', '0061120081'],
    ['List Price', '$34.99'],
  ]);
});

test('dates that the title bar shows are not repeated, others of the same day and other days are [REPORT-110] [G-482]', async () => {
  const { header, ...overview } = overviewReport();
  const dates = {
    releaseDate: '1960-07-11T00:00:00',
    onSaleDate: '1960-07-11T00:00:00',
    pubDate: '1960-07-12T00:00:00',
  };
  const { view } = open(
    `/reports/salesOverview?${ofTitle}`,
    reportHandler('001', 'SalesOverview', { ...overview, header: { ...header, ...dates } }),
  );
  const factsOf = () =>
    within(screen.getByRole('article'))
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => `${textContent} ${nextElementSibling?.textContent}`)
      .filter((fact) => / Date /.test(fact));
  await waitFor(() => expect(screen.getByText('List Price')).toBeVisible());
  expect(factsOf()).toEqual(['Release Date 07/11/1960', 'Pub Date 07/12/1960']);
  view.unmount();
  open(
    `/reports/salesOverview?${ofTitle}&isPrintable=true`,
    reportHandler('001', 'SalesOverview', { ...overview, header: { ...header, ...dates } }),
  );
  await screen.findByRole('article');
  expect(factsOf()).toEqual(['Release Date 07/11/1960', 'On Sale Date 07/11/1960', 'Pub Date 07/12/1960']);
});

test('an unknown title and a missing report have different messages [REPORT-14, REPORT-15, REPORT-98] [G-151, G-290]', async () => {
  const line = `ISBN: ${reportIsbn} was not found in Company Code: 001`;
  const { view } = open(`/reports/projections?${ofTitle}`, reportHandler('001', 'ProjectionsUS', null));
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByText('This title does not exist in TitleNet.')).toBeVisible();
  expect(screen.queryByText('There is no such report of this title.')).not.toBeInTheDocument();
  view.unmount();
  const empty = projectionReport({ header: null, data: [] });
  open(`/reports/projections?${ofTitle}`, reportHandler('001', 'ProjectionsUS', empty));
  expect(await screen.findByText('There is no such report of this title.')).toBeVisible();
  expect(screen.queryByText(line)).not.toBeInTheDocument();
  expect(screen.queryByText('This title does not exist in TitleNet.')).not.toBeInTheDocument();
});

test('a company without access redirects to 403', async () => {
  open(`/reports/projections?${ofTitle}`, { ...projections, ...permissions(['006'], ['employee']) });
  await waitFor(() => expect(hash()).toBe('#/403'));
});

test('a figure compares orders with projections, with source and date', async () => {
  open(`/reports/projections?${ofTitle}`, {
    ...projections,
    ...reportHandler('001', 'ProjectionsCA', projectionReport()),
  });
  expect(await screen.findByRole('img', { name: /^Total on order against projections/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Totals of all accounts, US and Canada/ })).toBeVisible();
  const captions = screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')!.textContent);
  for (const caption of captions) expect(caption).toMatch(/Source: Marketing projections · as of 2\/4\/2026$/);
});

test('a title with 400 accounts shows them all', async () => {
  const data = Array.from({ length: 400 }, (_, index) => ({ ...accountRow, accountName: `Account ${index}` }));
  open(`/reports/projections?${ofTitle}`, reportHandler('001', 'ProjectionsUS', projectionReport({ data })));
  const table = await screen.findByRole('table', { name: 'Accounts' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(401));
});
