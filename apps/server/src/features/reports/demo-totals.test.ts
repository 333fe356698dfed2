import { dayOf, defaultReferenceDate } from '@titlenet/demo-catalogue/demo-dates';
import { demoCatalogue } from '@titlenet/demo-catalogue/demo-titles';
import { monthlySales } from '@titlenet/demo-catalogue/figures/monthly-sales';
import { pendingOrders } from '@titlenet/demo-catalogue/figures/pending-orders';
import { projectionReports } from '@titlenet/demo-catalogue/figures/projection-reports';
import { weeklySales } from '@titlenet/demo-catalogue/figures/weekly-sales';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { loadDemo } from '../../ingest/demo/load-demo.ts';

/**
 * Totals of the reports against sums of the feed's records that share no code with the reports: integers and cents,
 * added one by one.
 */
const options = { titles: 400, seed: 1, referenceDate: defaultReferenceDate() };
const today = dayOf(options.referenceDate);

/** The first month of a period that ends with the month before the reference date, `YYYY-MM`. */
function monthsBack(count: number): string {
  const [year, month] = options.referenceDate.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

const NEWEST_MONTH = monthsBack(1);
const PERIODS = [
  ['Last Month', monthsBack(1)],
  ['3 Months', monthsBack(3)],
  ['6 Months', monthsBack(6)],
  ['12 Months', monthsBack(12)],
  ['Life to Date', '0000-00'],
] as const;

type Row = Record<string, number | string | null>;
interface Answer {
  header: Row | null;
  differences: { row: string; field: string; stated: number; computed: number }[];
  [table: string]: unknown;
}

const titles = [...demoCatalogue(options)]
  .filter(({ record }) => record.isbn !== null)
  .map((title) => {
    const months = monthlySales(title, today);
    const weeks = weeklySales(months, today);
    return {
      companyCode: title.record.companyCode,
      isbn: title.record.isbn!,
      stored: title.record.stored,
      months,
      weeks,
      orders: pendingOrders(title.edition, today),
      reports: projectionReports(title, today),
    };
  });
type Title = (typeof titles)[number];

const newestWeek = titles
  .flatMap(({ weeks }) => weeks)
  .map(({ weekEnding }) => weekEnding)
  .sort()
  .at(-1);
const newestOf = ({ weeks }: Title) => weeks.find(({ weekEnding }) => weekEnding === newestWeek)?.channels ?? [];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { RATE_LIMIT_PER_PERSON: '100000', RATE_LIMIT_PER_ADDRESS: '100000' } });
  await loadDemo({ database: server.database, ...options, grants: [], isExclusive: () => true });
});
afterAll(() => server.close());

async function ask({ companyCode, isbn }: Title, operation: string): Promise<Answer> {
  const url = `/api/Reports/${companyCode}/${isbn}/${operation}`;
  const answer = await server.app.inject({ url, headers: server.as('employee') });
  expect(answer.statusCode, url).toBe(200);
  return answer.json();
}

interface Sale {
  gross: number;
  returns: number;
  dollars: number;
}

function add(sales: readonly Sale[]) {
  let [gross, returns, cents] = [0, 0, 0];
  for (const sale of sales) {
    gross += sale.gross;
    returns += sale.returns;
    cents += Math.round(sale.dollars * 100);
  }
  return { gross, returns, net: gross - returns, cents };
}

const inCents = (row: Row) => ({
  gross: row.gross,
  returns: row.returns,
  net: row.net,
  cents: Math.round(Number(row.dollars) * 100),
});

const rowsOf = (answer: Answer, table: string) => answer[table] as Row[];

test('periods and channels of every overview equal the sums of its months, to the cent', async () => {
  let compared = 0;
  for (const title of titles) {
    const answer = await ask(title, title.companyCode === '400' ? 'TitleView' : 'SalesOverview');
    const totals = rowsOf(answer, 'totals');
    expect(totals.length > 0).toBe(title.months.length > 0);
    for (const [label, since] of totals.length > 0 ? PERIODS : []) {
      const row = totals.find(({ period }) => period === label)!;
      const expected = add(title.months.filter(({ month }) => month >= since && month <= NEWEST_MONTH));
      expect(inCents(row), `${title.isbn} ${label}`).toEqual(expected);
      compared += 1;
    }
    const week = totals.find(({ period }) => period === 'Last Week');
    const sold = newestOf(title);
    if (sold.length > 0) expect(inCents(week!), title.isbn).toEqual(add(sold));
    else expect(week?.gross ?? null).toBeNull();
    for (const channel of title.companyCode === '400' ? [] : rowsOf(answer, 'rows')) {
      const own = add(title.months.filter((month) => month.channel === channel.channel));
      if (channel.netLife === null) continue;
      expect([channel.grossLife, channel.returnsLife, channel.netLife], title.isbn).toEqual([
        own.gross,
        own.returns,
        own.net,
      ]);
      expect(Math.round(Number(channel.dollarsLife) * 100)).toBe(own.cents);
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

test('every monthly summary has the sums of each month, and the life-to-date figures unless its feed contradicts them', async () => {
  let contradicted = 0;
  for (const title of titles.filter(({ companyCode }) => !['018', '400'].includes(companyCode))) {
    const { data, differences } = (await ask(title, 'MonthlySummary')) as Answer & { data: Row[] };
    const names = [...new Set(title.months.map(({ month }) => month))].sort();
    expect(data.map(({ month }) => String(month).slice(0, 7))).toEqual(names);
    let net = 0;
    for (const [index, name] of names.entries()) {
      const expected = add(title.months.filter(({ month }) => month === name));
      net += expected.net;
      expect(inCents(data[index]!), `${title.isbn} ${name}`).toEqual(expected);
      expect(data[index]!.netToDate).toBe(net);
    }
    const { gross, returns } = add(title.months);
    const isSame = gross === title.stored.ltdGross && returns === title.stored.ltdReturns;
    if (names.length > 0) expect(differences.length === 0, title.isbn).toBe(isSame);
    if (differences.length > 0) contradicted += 1;
  }
  expect(contradicted).toBeGreaterThan(0);
  expect(contradicted).toBeLessThan(5);
});

const summed = ['accountInitialOrder', 'initialProjection', 'finalProjection', 'accountTotalOnOrder', 'variance'];
const summedOfKeyAccounts = [...summed, 'grossSales', 'returns', 'netSales'];

test('totals of every account report equal the sums of its accounts, or the difference is listed', async () => {
  let [compared, different] = [0, 0];
  for (const title of titles) {
    for (const report of title.reports) {
      const isKey = report.kind === 'key-account';
      const operation = `${isKey ? 'KeyAccounts' : 'Projections'}${report.region.toUpperCase()}`;
      const { data, differences } = (await ask(title, operation)) as Answer & { data: Row[] };
      const totals = data.find(({ accountName }) => accountName === 'Total All Accounts:')!;
      // The two kinds of report have different columns, which the test reads by name.
      const accounts = report.data.filter(
        ({ accountNumber, accountName }) => accountNumber !== 'ZZZZZZZZZZ' && accountName !== 'Total All Accounts:',
      ) as unknown as Row[];
      for (const name of isKey ? summedOfKeyAccounts : summed) {
        let sum: number | null = null;
        for (const account of accounts) if (account[name] !== null) sum = (sum ?? 0) + Number(account[name]);
        const listed = differences.find(({ field }) => field === name);
        if (listed) {
          expect([listed.stated, listed.computed]).toEqual([totals[name], sum]);
          expect(totals[name]).not.toBe(sum);
          different += 1;
        } else expect(totals[name], `${title.isbn} ${operation} ${name}`).toBe(sum);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
  expect(different).toBeGreaterThan(0);
  expect(different).toBeLessThan(5);
});

test('pending orders, the channels of the newest week and the point-of-sale units equal the sums of their records', async () => {
  let compared = 0;
  for (const title of titles) {
    if (title.orders.length > 0) {
      const { data, header } = (await ask(title, 'PendingOrders')) as Answer & { data: Row[] };
      const byAccount = new Map<string, number>();
      for (const { account, quantity } of title.orders)
        byAccount.set(account, (byAccount.get(account) ?? 0) + quantity);
      expect(new Map(data.map(({ account, qty }) => [account, qty]))).toEqual(byAccount);
      expect(header!.onOrder).toBe([...byAccount.values()].reduce((all, quantity) => all + quantity, 0));
      compared += 1;
    }
    const week = newestOf(title);
    if (week.length === 0) continue;
    const { data } = (await ask(title, 'ChannelReport')) as Answer & { data: Row[] };
    for (const row of data)
      expect(inCents(row), title.isbn).toEqual(add(week.filter(({ channel }) => channel === row.channel)));
    expect(data).toHaveLength(new Set(week.map(({ channel }) => channel)).size);
    if (['180', '400'].includes(title.companyCode)) continue;
    const sold = await ask(title, 'PointOfSale');
    let units = 0;
    for (const week of title.weeks) for (const { unitsSold } of week.channels) units += unitsSold ?? 0;
    let shown = 0;
    for (const row of rowsOf(sold, 'data')) shown += Number(row.units);
    expect(shown, title.isbn).toBe(units);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(100);
});
