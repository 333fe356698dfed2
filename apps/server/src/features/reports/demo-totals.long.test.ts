import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { computeTotals } from '@titlenet/catalogue/reports/report-totals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse } from '../../../test/test-titles.ts';
import { inBatches } from '../../ingest/demo/save-demo.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { putPendingOrders } from '../../records/pending-orders.queries.ts';
import { putReports } from '../../records/projection-reports.queries.ts';
import { refreshSalesRanks } from '../../records/sales-ranks.queries.ts';
import { moveSalesWindows } from '../../records/sales-windows.queries.ts';
import { putWeeklySales } from '../../records/weekly-sales.queries.ts';
import { MARKETS, options, titles } from './demo-figures.test-data.ts';
import { readReport } from './reports.routes.ts';

/**
 * Every report of a demo catalogue of 2,000 titles against sums of the feed's records that share no code with the reports:
 * integers and cents, added one by one. The reports are read without HTTP, which other tests prove, and the titles are
 * stored without their sheets, so that 8,000 reports take half a minute.
 */
const TIMEOUT_MS = 240_000;
/** Reports that are read at once, so that the server computes while the database reads. */
const CONCURRENT = 6;

/** The first month of a period that ends with the month before the reference date, `YYYY-MM`. */
function monthsBack(count: number): string {
  const [year, month] = options.referenceDate.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

const NEWEST_MONTH = monthsBack(1);
const PERIODS = [
  ['Last Month', 'Month', monthsBack(1)],
  ['3 Months', 'Months3', monthsBack(3)],
  ['6 Months', 'Months6', monthsBack(6)],
  ['12 Months', 'Months12', monthsBack(12)],
  ['Life to Date', 'Life', '0000-00'],
] as const;

type Row = Record<string, number | string | null>;
interface Answer {
  header: Row | null;
  differences: { row: string; field: string; stated: number; computed: number }[];
  data: Row[];
  comparison: Row[];
  totals: Row[];
  rows: Row[];
  markets: Row[];
  ranks: Row[];
  supply: Row[];
}

type Title = (typeof titles)[number];

/** The newest week of each company. */
const newestWeeks = new Map<string, string>();
for (const { companyCode, weeks } of titles)
  for (const { weekEnding } of weeks)
    if (weekEnding > (newestWeeks.get(companyCode) ?? '')) newestWeeks.set(companyCode, weekEnding);
const newestOf = ({ companyCode, weeks }: Title) =>
  weeks.find(({ weekEnding }) => weekEnding === newestWeeks.get(companyCode))?.channels ?? [];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const db = database.batch;
  const store = <Item>(items: readonly Item[], size: number, save: (batch: readonly Item[]) => Promise<unknown>) =>
    inBatches(items, size, undefined, save);
  await store(
    titles.flatMap(({ months }) => months),
    5_000,
    (batch) => putMonthlySales(db, batch),
  );
  await store(
    titles.flatMap(({ weeks }) => weeks),
    2_000,
    (batch) => putWeeklySales(db, batch),
  );
  await store(
    titles.flatMap(({ orders }) => orders),
    2_000,
    (batch) => putPendingOrders(db, batch),
  );
  await store(
    titles.flatMap(({ reports }) => reports),
    200,
    (batch) => putReports(db, batch),
  );
  await store(
    titles.map(({ record }) => record),
    100,
    (batch) => saveAsHouse(database, batch),
  );
  await moveSalesWindows(db);
  await refreshSalesRanks(db);
}, TIMEOUT_MS);
afterAll(() => database.drop());

async function ask({ companyCode, isbn }: Title, operation: string): Promise<Answer> {
  const definition = reportDefinitions.find((one) => one.operation === operation)!;
  const report = await readReport(database.read, definition, { companyCode, isbn }, null);
  expect(report?.header, `${companyCode} ${isbn} ${operation}`).toBeTruthy();
  return report as unknown as Answer;
}

/** Reads a report of each of these titles and checks it. */
async function forEach(
  some: readonly Title[],
  operation: string | ((title: Title) => string),
  check: (answer: Answer, title: Title) => void,
): Promise<void> {
  await inBatches(some, CONCURRENT, undefined, async (batch) => {
    const name = (title: Title) => (typeof operation === 'string' ? operation : operation(title));
    const answers = await Promise.all(batch.map((title) => ask(title, name(title))));
    for (const [index, title] of batch.entries()) check(answers[index]!, title);
  });
}

interface Sale {
  gross: number;
  returns: number;
  dollars: number;
}

const NOT_REPORTED = { gross: null, returns: null, net: null, cents: null };

/** Without any record nothing was reported, which is not 0. */
function add(sales: readonly Sale[]) {
  if (sales.length === 0) return NOT_REPORTED;
  let [gross, returns, cents] = [0, 0, 0];
  for (const sale of sales) {
    gross += sale.gross;
    returns += sale.returns;
    cents += Math.round(sale.dollars * 100);
  }
  return { gross, returns, net: gross - returns, cents };
}

/** The same of a report's row; `period` is the end of its columns' names. */
const inCents = (row: Row, period = '') => ({
  gross: row[`gross${period}`],
  returns: row[`returns${period}`],
  net: row[`net${period}`],
  cents: row[`dollars${period}`] === null ? null : Math.round(Number(row[`dollars${period}`]) * 100),
});

/** Ranks by the feed's life-to-date figure, by counting the titles that sold more. */
function ranksToDate({ companyCode, record: { bar }, stored: { ltdNet } }: Title) {
  return (['imprintDesc', 'categoryDesc'] as const).flatMap((name) => {
    if (!bar[name]) return [];
    const nets = titles.flatMap(({ companyCode: company, record, stored }) =>
      company === companyCode && record.bar[name] === bar[name] && Number(stored.ltdNet) > 0 ? [stored.ltdNet!] : [],
    );
    const more = nets.filter((net) => net > ltdNet!).length;
    return { rank: more + 1, titles: nets.length, net: ltdNet!, tied: nets.filter((net) => net === ltdNet).length > 1 };
  });
}

/** Units of accounts that report them, and what the same accounts received, of weeks up to the company's newest one. */
function soldToReaders({ companyCode, weeks }: Title, count: number): [units: number, shipped: number] {
  const newest = newestWeeks.get(companyCode)!;
  const first = new Date(Date.parse(newest) - (count - 1) * 7 * 86_400_000).toISOString().slice(0, 10);
  let [units, shipped] = [0, 0];
  for (const { weekEnding, channels } of weeks) {
    if (weekEnding < first || weekEnding > newest) continue;
    for (const { unitsSold, gross, returns } of channels) {
      if (unitsSold === null || unitsSold === undefined) continue;
      units += unitsSold;
      shipped += gross - returns;
    }
  }
  return [units, shipped];
}

const ofReport = (code: string) => (code === '400' ? 'TitleView' : 'SalesOverview');

test(
  'periods, channels and markets of every overview equal the sums of its months, to the cent, and its ranks the order of all titles [REPORT-108, REPORT-109]',
  async () => {
    let [compared, supplied, ofMarkets] = [0, 0, 0];
    await forEach(
      titles,
      ({ companyCode }) => ofReport(companyCode),
      ({ totals, rows, markets, ranks, supply }, title) => {
        for (const { period, units, shipped } of supply) {
          expect([units, shipped], `${title.isbn} ${period}`).toEqual(
            soldToReaders(title, period === 'Last Week' ? 1 : 4),
          );
          supplied += 1;
        }
        const toDate = ranks.filter(({ period }) => period === 'Life to Date');
        expect(
          toDate.map(({ rank, titles, net, tied }) => ({ rank, titles, net, tied: tied !== null })),
          title.isbn,
        ).toEqual(Number(title.stored.ltdNet) > 0 ? ranksToDate(title) : []);
        expect(totals.length > 0).toBe(title.months.length > 0 || title.weeks.length > 0);
        const since = (month: string) => title.months.filter((one) => one.month >= month && one.month <= NEWEST_MONTH);
        for (const [label, name, month] of title.months.length > 0 ? PERIODS : []) {
          const row = totals.find(({ period }) => period === label)!;
          expect(inCents(row), `${title.isbn} ${label}`).toEqual(add(since(month)));
          compared += 1;
          if (title.companyCode === '400') continue;
          const channels = new Set(title.months.map(({ channel }) => channel));
          for (const channel of channels) {
            const own = rows.find((one) => one.channel === channel)!;
            const expected = add(since(month).filter((one) => one.channel === channel));
            expect(inCents(own, name), `${title.isbn} ${channel} ${label}`).toEqual(expected);
          }
          const named = new Set(title.months.flatMap(({ market }) => market ?? []));
          expect(markets.length, title.isbn).toBe(named.size);
          for (const market of named) {
            const own = markets.find((one) => one.market === MARKETS[market as keyof typeof MARKETS])!;
            const expected = add(since(month).filter((one) => one.market === market));
            expect(inCents(own, name), `${title.isbn} ${market} ${label}`).toEqual(expected);
            ofMarkets += 1;
          }
        }
        const week = totals.find(({ period }) => period === 'Last Week');
        const sold = newestOf(title);
        if (sold.length > 0) expect(inCents(week!), title.isbn).toEqual(add(sold));
        else expect(week?.gross ?? null).toBeNull();
      },
    );
    expect(compared).toBeGreaterThan(7_000);
    expect(supplied).toBeGreaterThan(200);
    expect(ofMarkets).toBeGreaterThan(2_000);
  },
  TIMEOUT_MS,
);

/** Of the monthly summaries that were read, what their second test compares. */
const comparisons = new Map<Title, Row[]>();

test(
  'every monthly summary has the sums of each month and of all, and the life-to-date figures unless its feed contradicts them',
  async () => {
    const { columns } = reportDefinitions
      .find(({ operation }) => operation === 'MonthlySummary')!
      .tables.find(({ name }) => name === 'data')!;
    let contradicted = 0;
    const offered = titles.filter(({ companyCode }) => !['018', '400'].includes(companyCode));
    await forEach(offered, 'MonthlySummary', ({ data, differences, comparison }, title) => {
      comparisons.set(title, comparison);
      const names = [...new Set(title.months.map(({ month }) => month))].sort();
      const sold = data.filter((row) => row.net !== null).reverse();
      expect(sold.map(({ month }) => String(month).slice(0, 7))).toEqual(names);
      let net = 0;
      for (const [index, name] of names.entries()) {
        const expected = add(title.months.filter(({ month }) => month === name));
        net += expected.net ?? 0;
        expect(inCents(sold[index]!), `${title.isbn} ${name}`).toEqual(expected);
        expect(sold[index]!.netToDate).toBe(net);
      }
      for (const year of new Set(names.map((name) => name.slice(0, 4)))) {
        const own = sold.filter(({ month }) => String(month).startsWith(year));
        const expected = add(title.months.filter(({ month }) => month.startsWith(year)));
        expect(inCents(computeTotals(own, columns)), `${title.isbn} ${year}`).toEqual(expected);
        expect(new Set(own.map((row) => row.year)).size).toBe(1);
      }
      const all = add(title.months);
      if (names.length > 0) expect(inCents(computeTotals(data, columns)), title.isbn).toEqual(all);
      const isSame = all.gross === title.stored.ltdGross && all.returns === title.stored.ltdReturns;
      if (names.length > 0) expect(differences.length === 0, title.isbn).toBe(isSame);
      if (differences.length > 0) contradicted += 1;
    });
    expect(contradicted).toBeGreaterThan(0);
    expect(contradicted).toBeLessThan(offered.length / 100);
  },
  TIMEOUT_MS,
);

const yearBack = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
/** The row, the first month of its period, the first and the last one of that which it is compared with, `YYYY-MM`. */
const COMPARED = [
  ['Last Month (Year Ago)', NEWEST_MONTH, yearBack(NEWEST_MONTH), yearBack(NEWEST_MONTH), 1],
  ...[1, 3, 6, 12].map((count) => {
    const label = count === 1 ? 'Last Month' : `${count} Months`;
    return [label, monthsBack(count), monthsBack(2 * count), monthsBack(count + 1), count] as const;
  }),
] as const;
const YEAR_TO_DATE = Number(NEWEST_MONTH.slice(5));
const january = `${NEWEST_MONTH.slice(0, 4)}-01`;

test(
  'every period of months is compared with sums of the months before it or a year before [REPORT-100]',
  async () => {
    const offered = titles.filter(
      ({ companyCode, months }) => !['018', '400'].includes(companyCode) && months.length > 0,
    );
    let stated = 0;
    for (const title of offered) {
      const comparison = comparisons.get(title) ?? (await ask(title, 'MonthlySummary')).comparison;
      const sum = (first: string, last: string, count: number) => {
        const own = title.months.filter(({ month }) => month >= first && month <= last);
        return { ...add(own), isWhole: new Set(own.map(({ month }) => month)).size === count };
      };
      const rows = [
        ...COMPARED,
        ['Year to Date', january, yearBack(january), yearBack(NEWEST_MONTH), YEAR_TO_DATE] as const,
      ];
      for (const [label, first, before, lastBefore, count] of rows) {
        const [now, then] = [sum(first, NEWEST_MONTH, count), sum(before, lastBefore, count)];
        const row = comparison.find(({ period }) => period === label)!;
        expect([row.net, row.netBefore], `${title.isbn} ${label}`).toEqual([now.net, then.net]);
        expect(inCents({ ...row, gross: 0, returns: 0 }).cents).toBe(now.cents);
        expect(row.change).toBe(now.isWhole && then.isWhole ? now.net! - then.net! : null);
        const isStated = now.isWhole && then.isWhole && then.net! > 0;
        expect(row.changePercent !== null, `${title.isbn} ${label}`).toBe(isStated);
        if (!isStated) continue;
        expect(row.changePercent).toBeCloseTo((100 * (now.net! - then.net!)) / then.net!, 1);
        stated += 1;
      }
    }
    expect(stated).toBeGreaterThan(400);
  },
  TIMEOUT_MS,
);

const summed = [
  'accountInitialOrder',
  'accountNetOrder',
  'initialProjection',
  'revisedProjections',
  'finalProjection',
  'accountTotalOnOrder',
  'variance',
  'latestQuantity',
];
const summedOfKeyAccounts = [...summed, 'initialSales', 'grossReorders', 'grossSales', 'returns', 'netSales'];

test(
  'totals of every account report equal the sums of its accounts, or the difference is listed',
  async () => {
    let [compared, different] = [0, 0];
    const operationOf = (report: Title['reports'][number]) =>
      `${report.kind === 'key-account' ? 'KeyAccounts' : 'Projections'}${report.region.toUpperCase()}`;
    for (const title of titles)
      for (const report of title.reports) {
        const operation = operationOf(report);
        const { data, differences } = await ask(title, operation);
        const totals = data.find(({ accountName }) => accountName === 'Total All Accounts:')!;
        // The two kinds of report have different columns, which the test reads by name.
        const accounts = report.data.filter(
          ({ accountNumber, accountName }) => accountNumber !== 'ZZZZZZZZZZ' && accountName !== 'Total All Accounts:',
        ) as unknown as Row[];
        for (const name of report.kind === 'key-account' ? summedOfKeyAccounts : summed) {
          let sum: number | null = null;
          for (const account of accounts) if (account[name] !== null) sum = (sum ?? 0) + Number(account[name]);
          const listed = differences.find(({ field, row }) => field === name && row === 'Total All Accounts:');
          if (listed) {
            expect([listed.stated, listed.computed]).toEqual([totals[name], sum]);
            expect(totals[name]).not.toBe(sum);
            different += 1;
          } else expect(totals[name], `${title.isbn} ${operation} ${name}`).toBe(sum);
          compared += 1;
        }
      }
    expect(compared).toBeGreaterThan(6_000);
    expect(different).toBeGreaterThan(0);
    expect(different).toBeLessThan(50);
  },
  TIMEOUT_MS,
);

test(
  'pending orders, the channels of the newest week and the point-of-sale units equal the sums of their records',
  async () => {
    const ordered = titles.filter(({ orders }) => orders.length > 0);
    await forEach(ordered, 'PendingOrders', ({ data, header }, { orders }) => {
      const byAccount = new Map<string, number>();
      for (const { account, quantity } of orders) byAccount.set(account, (byAccount.get(account) ?? 0) + quantity);
      expect(new Map(data.map(({ account, qty }) => [account, qty]))).toEqual(byAccount);
      expect(header!.onOrder).toBe([...byAccount.values()].reduce((all, quantity) => all + quantity, 0));
    });
    const sold = titles.filter((title) => newestOf(title).length > 0);
    await forEach(sold, 'ChannelReport', ({ data }, title) => {
      const week = newestOf(title);
      for (const row of data)
        expect(inCents(row), title.isbn).toEqual(add(week.filter(({ channel }) => channel === row.channel)));
      expect(data).toHaveLength(new Set(week.map(({ channel }) => channel)).size);
    });
    const offered = sold.filter(({ companyCode }) => !['180', '400'].includes(companyCode));
    await forEach(offered, 'PointOfSale', ({ data }, title) => {
      let [units, shown] = [0, 0];
      for (const { channels } of title.weeks) for (const { unitsSold } of channels) units += unitsSold ?? 0;
      for (const row of data) shown += Number(row.units);
      expect(shown, title.isbn).toBe(units);
    });
    expect([ordered.length, sold.length, offered.length].every((count) => count > 120)).toBe(true);
  },
  TIMEOUT_MS,
);
