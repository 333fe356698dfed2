import { expect, test } from 'vitest';
import { FrontPageSums, frontColumns, rankBy, usualFrontOrder } from './front-page.ts';
import { projectionReports } from './projections.ts';
import type { ReportRow } from './report-definition.ts';

const projections = projectionReports[0];
const keyAccounts = projectionReports[2];

const account = (accountNumber: string, figures: ReportRow = {}): ReportRow => ({
  accountNumber,
  accountName: `Shop ${accountNumber}`,
  ...figures,
});

function reportOf(isbn: string, data: readonly ReportRow[], change: object = {}) {
  const header = { title: `Title ${isbn}`, author: null, isbn, onSaleDate: '2026-12-01T00:00:00' };
  return {
    productId: 1,
    header,
    asOf: '2026-11-20T00:00:00',
    periods: [],
    notes: [],
    differences: [],
    data,
    ...change,
  };
}

/** The page of these reports, in the order of their selection. */
function pageOf(...reports: ReturnType<typeof reportOf>[]) {
  const sums = new FrontPageSums(projections);
  // They may come in any order.
  for (const [place, report] of [...reports.entries()].reverse())
    sums.add({ place, companyCode: '001', isbn: report.header.isbn, report });
  return sums.page();
}

test('a title has the sums of its accounts, an account those of its titles [MULTI-28, MULTI-30]', () => {
  const { titles, accounts, totals, notes } = pageOf(
    reportOf('A', [
      account('1', { accountTotalOnOrder: 100, initialProjection: 90, revisedProjections: 150, variance: -50 }),
      account('ZZZZZZZZZZ'),
      account('2', { accountTotalOnOrder: 30, initialProjection: 10, finalProjection: 0, variance: 30 }),
      { accountNumber: '', accountName: 'Total All Accounts:', accountTotalOnOrder: 130, variance: -20 },
    ]),
    reportOf('B', [account('2', { accountTotalOnOrder: 5, finalProjection: 7, variance: -2 })]),
  );
  expect(titles.map(({ isbn, accounts: count, figures }) => [isbn, count, figures.accountTotalOnOrder])).toEqual([
    ['A', 2, 130],
    ['B', 1, 5],
  ]);
  expect(titles.map(({ figures }) => [figures.projection, figures.variance])).toEqual([
    [150, -20],
    [7, -2],
  ]);
  expect(
    accounts
      .toSorted((a, b) => a.number.localeCompare(b.number))
      .map(({ name, titles: count, figures }) => [name, count, figures.accountTotalOnOrder, figures.variance]),
  ).toEqual([
    ['Shop 1', 1, 100, -50],
    ['Shop 2', 2, 35, 28],
  ]);
  expect([totals.accountTotalOnOrder, totals.projection, totals.variance]).toEqual([135, 157, -22]);
  expect(totals.accountNetOrder).toBeNull();
  expect(notes).toEqual([]);
});

test('a percentage is of the sums, and quantities of several kinds have no sum', () => {
  const sums = new FrontPageSums(keyAccounts);
  const rows = [account('1', { grossSales: 100, returns: 150 }), account('2', { grossSales: 100, returns: 0 })];
  sums.add({ place: 0, companyCode: '001', isbn: 'A', report: reportOf('A', rows) });
  expect(sums.page().totals).toMatchObject({ grossSales: 200, returns: 150, returnPercent: 75 });
  expect(frontColumns(keyAccounts).map(({ name }) => name)).not.toContain('latestQuantity');
});

test('a title that was selected twice counts once, and what is counted differently is said', () => {
  const report = reportOf('A', [account('1', { accountTotalOnOrder: 9 }), account('2', { finalProjection: 4 })]);
  const stated = reportOf('B', [{ accountNumber: '', accountName: 'Total All Accounts:', accountTotalOnOrder: 1 }]);
  const { titles, totals, notes, asOf } = pageOf(report, report, {
    ...stated,
    asOf: '2026-11-02T00:00:00',
    differences: [{}] as never[],
  });
  expect(titles.map(({ isbn, place }) => [isbn, place])).toEqual([
    ['A', 0],
    ['B', 2],
  ]);
  expect(totals).toMatchObject({ accountTotalOnOrder: 10, projection: 4, variance: null });
  expect(asOf).toEqual(['2026-11-02T00:00:00', '2026-11-20T00:00:00']);
  expect(notes).toEqual([
    'Variance is of the accounts that have both a projection and an order, or as the feed states it.',
    '1 title was selected more than once, and counted once.',
    'The feed contradicts itself in 1 report: its totals differ from its accounts, of which this page has the sums.',
    '1 report names no accounts, only totals.',
  ]);
});

test('titles are told apart by their own ISBN, not by what the feed has in the header [MULTI-41]', () => {
  const sums = new FrontPageSums(projections);
  const copied = reportOf('A', [account('1', { accountTotalOnOrder: 5, finalProjection: 5, variance: 0 })]);
  for (const [place, isbn] of ['A', 'B', 'B'].entries()) sums.add({ place, companyCode: '001', isbn, report: copied });
  const { titles, totals, notes } = sums.page();
  expect(titles.map(({ isbn, figures }) => [isbn, figures.accountTotalOnOrder])).toEqual([
    ['A', 5],
    ['B', 5],
  ]);
  expect(totals.accountTotalOnOrder).toBe(10);
  expect(notes).toEqual(['1 title was selected more than once, and counted once.']);
});

test('accounts of different companies with one number, or one name without a number, are different accounts [MULTI-64]', () => {
  const sums = new FrontPageSums(projections);
  const data = [account('1001', { accountTotalOnOrder: 101 }), { ...account(''), accountTotalOnOrder: 1 }];
  for (const [place, companyCode] of ['001', '006', '001'].entries())
    sums.add({ place, companyCode, isbn: `${place}`, report: reportOf(`${place}`, data) });
  expect(sums.page().accounts).toMatchObject([
    { companyCode: '001', number: '1001', titles: 2, figures: { accountTotalOnOrder: 202 } },
    { companyCode: '001', number: '', titles: 2, figures: { accountTotalOnOrder: 2 } },
    { companyCode: '006', number: '1001', titles: 1, figures: { accountTotalOnOrder: 101 } },
    { companyCode: '006', number: '', titles: 1, figures: { accountTotalOnOrder: 1 } },
  ]);
});

test('an account has the name of the newest report, whichever is loaded first [MULTI-42]', () => {
  const named = (isbn: string, accountName: string, asOf: string | null) =>
    reportOf(isbn, [{ ...account('1'), accountName }], { asOf });
  const reports = [
    named('A', 'Waterside Books', '2026-11-13T00:00:00'),
    named('B', 'Waterside & Co', '2026-11-20T00:00:00'),
    named('C', 'Waterside', '2026-11-20T00:00:00'),
    named('D', 'Undated', null),
    named('E', ' ', '2026-11-21T00:00:00'),
  ];
  expect(pageOf(...reports).accounts).toMatchObject([{ number: '1', name: 'Waterside & Co', titles: 5 }]);
});

test('reports that state no day are told beside the days of the others [MULTI-39]', () => {
  const undated = { asOf: null };
  const { asOf, notes } = pageOf(reportOf('A', []), reportOf('B', [], undated), reportOf('C', [], undated));
  expect(asOf).toEqual(['2026-11-20T00:00:00']);
  expect(notes).toEqual(['2 reports do not say as of which day the figures are.']);
  expect(pageOf(reportOf('B', [], undated))).toMatchObject({ asOf: [], notes: [] });
});

test('the rank: the lowest first or the highest, unknown ones last, equals in natural order [MULTI-29]', () => {
  const rows = [
    { name: 'Volume 10', figures: { variance: -5 } },
    { name: 'Unknown', figures: { variance: null } },
    { name: 'Volume 2', figures: { variance: -5 } },
    { name: 'Most', figures: { variance: 8 } },
  ];
  const names = (isDescending: boolean) =>
    rankBy(rows, { column: 'variance', isDescending }, ({ name }) => name).map(({ name }) => name);
  expect(names(false)).toEqual(['Volume 2', 'Volume 10', 'Most', 'Unknown']);
  expect(names(true)).toEqual(['Most', 'Volume 2', 'Volume 10', 'Unknown']);
  expect(usualFrontOrder).toEqual({ column: 'variance', isDescending: false });
});
