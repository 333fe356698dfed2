import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { refreshDueFigures } from '../../ingest/due-figures.ts';
import { importRecords, oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { refreshSalesRanks } from '../../records/sales-ranks.queries.ts';
import { moveSalesWindows } from '../../records/sales-windows.queries.ts';
import { rebuildTitles } from '../../write-titles/rebuild-titles.ts';
import { readReport } from './reports.routes.ts';
import { lantern, month, tides, title, unknown } from './sent-sales.test-data.ts';

/* Ranks within imprint and category, by hand. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate title, term, feed_run, in_house_fragment, stale_figures, stale_title_rank, title_rank_month, sales_window, reported_period, sent_period,
    monthly_sales, weekly_sales restart identity cascade`.execute(database.batch);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

async function send(...records: SentRecord[]): Promise<void> {
  await importRecords(database, records);
  await refreshSalesRanks(database.batch);
}
const fourth = '9780060935467';
const fifth = '9780694003617';

const classed = (isbn: string, imprintDesc: string | null, categoryDesc: string | null, more: object = {}) =>
  title(isbn, { bar: { ...oneOfEach.title.bar, imprintDesc, categoryDesc }, ...more });
const sold = (isbn: string, name: string, net: number, more: object = {}) => month(name, net, { isbn, ...more });

/** 'Imprint Harper 13 Months: 2 tied of 4, 30 net', without the dates. */
async function ranksOf(isbn: string, operation = 'SalesOverview', companyCode: '001' | '003' | '400' = '001') {
  const definition = reportDefinitions.find((one) => one.operation === operation)!;
  const report = await readReport(database.read, definition, { companyCode, isbn }, null);
  const rows = report?.ranks as Record<string, string | number | null>[];
  return rows.map(
    ({ within, groupName, period, rank, tied, titles, net }) =>
      `${within} ${groupName} ${period}: ${rank} ${tied ?? 'alone'} of ${titles}, ${net} net`,
  );
}

test('a title is ranked by net copies among the titles of its company with the same imprint or category; equals share a rank [REPORT-109] [G-440]', async () => {
  await send(
    classed(lantern, 'Harper', 'Fiction'),
    classed(tides, 'Harper', 'Fiction'),
    // Written otherwise, it is the same imprint.
    classed(unknown, 'HARPER', 'Essays'),
    classed(fourth, 'Harper', 'Fiction'),
    // Another company's imprint of the same name, and a title with more returns than sales.
    classed(lantern, 'Harper', 'Fiction', { companyCode: '003' }),
    classed(fifth, 'Harper', null),
    // The thirteen months are October 2025 to October 2026.
    sold(lantern, '2026-10', 20),
    sold(lantern, '2025-10', 10),
    sold(tides, '2026-10', 30),
    sold(tides, '2025-09', 500),
    sold(unknown, '2026-10', 90, { returns: 10 }),
    // The running month counts in life to date.
    sold(fourth, '2026-11', 40),
    sold(fifth, '2026-10', 3, { returns: 8 }),
    sold(lantern, '2026-10', 9_000, { companyCode: '003' }),
  );
  expect(await ranksOf(lantern)).toEqual([
    'Imprint Harper 13 Months: 2 tied of 3, 30 net',
    'Imprint Harper Life to Date: 4 alone of 4, 30 net',
    'Category Fiction 13 Months: 1 tied of 2, 30 net',
    'Category Fiction Life to Date: 3 alone of 3, 30 net',
  ]);
  expect(await ranksOf(fourth)).toEqual([
    'Imprint Harper 13 Months: null alone of null, null net',
    'Imprint Harper Life to Date: 3 alone of 4, 40 net',
    'Category Fiction 13 Months: null alone of null, null net',
    'Category Fiction Life to Date: 2 alone of 3, 40 net',
  ]);
  expect(await ranksOf(unknown)).toEqual([
    'Imprint HARPER 13 Months: 1 alone of 3, 80 net',
    'Imprint HARPER Life to Date: 2 alone of 4, 80 net',
    'Category Essays 13 Months: 1 alone of 1, 80 net',
    'Category Essays Life to Date: 1 alone of 1, 80 net',
  ]);
  expect(await ranksOf(lantern, 'SalesOverview', '003')).toContain('Imprint Harper 13 Months: 1 alone of 1, 9000 net');
  // Without any net copies there is no rank at all.
  expect(await ranksOf(fifth)).toEqual([]);
});

test('ranks that a killed command has left are computed when a server starts [REPORT-109]', async () => {
  await send(classed(lantern, 'Harper', 'Fiction'), sold(lantern, '2026-09', 20));
  await importRecords(database, [classed(tides, 'Harper', 'Fiction'), sold(tides, '2026-09', 30)]);
  expect((await ranksOf(lantern))[0]).toBe('Imprint Harper 13 Months: 1 alone of 1, 20 net');
  await rebuildTitles(database, quietLog);
  expect((await ranksOf(lantern))[0]).toBe('Imprint Harper 13 Months: 2 alone of 2, 20 net');
  expect((await ranksOf(tides))[0]).toBe('Imprint Harper 13 Months: 1 alone of 2, 30 net');
});

test('until ranks are computed again, a title that has moved to another imprint has no rank among the titles of that one [REPORT-109]', async () => {
  await send(
    ...[classed(lantern, 'Harper', 'Fiction'), classed(tides, 'Harper', 'Fiction'), classed(unknown, 'Avon', 'Essays')],
    ...[sold(lantern, '2026-09', 20), sold(tides, '2026-09', 30), sold(unknown, '2026-09', 90)],
  );
  // As while further files wait: the title is stored, the ranks are those of before.
  await importRecords(database, [classed(lantern, 'Avon', 'Fiction')]);
  expect(await ranksOf(lantern)).toEqual([
    'Category Fiction 13 Months: 2 alone of 2, 20 net',
    'Category Fiction Life to Date: 2 alone of 2, 20 net',
  ]);
  await refreshSalesRanks(database.batch);
  expect((await ranksOf(lantern))[0]).toBe('Imprint Avon 13 Months: 2 alone of 2, 20 net');
});

test('ranks that an hourly update could not compute are computed by the next one [REPORT-109]', async () => {
  await send(classed(lantern, 'Harper', 'Fiction'), sold(lantern, '2026-09', 20));
  // Its figures are stored, its rank is not.
  await importRecords(database, [sold(lantern, '2026-08', 15)]);
  expect((await ranksOf(lantern))[0]).toBe('Imprint Harper 13 Months: 1 alone of 1, 20 net');
  await refreshDueFigures(database);
  expect((await ranksOf(lantern))[0]).toBe('Imprint Harper 13 Months: 1 alone of 1, 35 net');
});

/** 978000000001X to 978000000060X. */
const manyIsbns = Array.from({ length: 60 }, (_, index) => {
  const digits = `978${String(index + 1).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
});

test('others are served while ranks are computed; until its imprint is ranked a title has those before, and what is aborted is continued [REPORT-112] [G-440]', async () => {
  const all = manyIsbns.map((isbn, index) => classed(isbn, `Imprint ${index + 1}`, null));
  await send(...all, ...manyIsbns.map((isbn) => sold(isbn, '2026-09', 10)));
  // Titles 1 and 2 change their imprint, and all have other figures.
  await importRecords(database, [
    ...[classed(manyIsbns[0]!, 'Imprint 2', null), classed(manyIsbns[1]!, 'Imprint 60', null)],
    ...manyIsbns.map((isbn, index) => sold(isbn, '2026-10', index + 1)),
  ]);
  const abort = new AbortController();
  let isOver = false;
  const computing = refreshSalesRanks(database.batch, abort.signal).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { rows } = await sql<{ ranks: number }>`
      select count(distinct net)::integer as ranks from title_rank where months = 'ltd' and net > 10`.execute(
      database.read,
    );
    const [{ ranks } = { ranks: 0 }] = rows;
    if (ranks > 0 && ranks < 60) abort.abort();
  }
  await computing;
  expect(abort.signal.aborted).toBe(true);
  const before = (imprint: number) => `Imprint Imprint ${imprint} Life to Date: 1 alone of 1, 10 net`;
  const after = (imprint: number) => `Imprint Imprint ${imprint} Life to Date: 1 alone of 1, ${10 + imprint} net`;
  for (const [index, isbn] of [...manyIsbns.entries()].slice(2, 59))
    expect([before(index + 1), after(index + 1)]).toContain((await ranksOf(isbn))[1]);
  await rebuildTitles(database, quietLog);
  expect((await ranksOf(manyIsbns[0]!))[1]).toBe('Imprint Imprint 2 Life to Date: 1 alone of 1, 11 net');
  expect((await ranksOf(manyIsbns[1]!))[1]).toBe('Imprint Imprint 60 Life to Date: 2 alone of 2, 12 net');
  expect((await ranksOf(manyIsbns[2]!))[1]).toBe(after(3));
  expect((await ranksOf(manyIsbns[58]!))[1]).toBe(after(59));
  expect((await ranksOf(manyIsbns[59]!))[1]).toBe('Imprint Imprint 60 Life to Date: 1 alone of 2, 70 net');
});

/** A signal that is aborted after so many steps of the computation. */
function abortedAfter(steps: number): AbortSignal {
  let asked = 0;
  const isAborted = () => {
    asked += 1;
    return asked > steps;
  };
  return Object.defineProperty(new AbortController().signal, 'aborted', { get: isAborted });
}

/** '10 net, Oct 2025 to Oct 2026' of the thirteen months within the imprint. */
async function datedRankOf(isbn: string): Promise<string> {
  const definition = reportDefinitions.find(({ operation }) => operation === 'SalesOverview')!;
  const report = await readReport(database.read, definition, { companyCode: '001', isbn }, null);
  const ranks = report?.ranks as Record<string, string | number | null>[];
  return `${ranks[0]?.net} net, ${ranks[0]?.dates}`;
}

async function datedRanksOf(isbns: readonly string[]): Promise<string[]> {
  const ranks: string[] = [];
  for (const isbn of isbns) ranks.push(await datedRankOf(isbn));
  return ranks;
}

test('while the ranks of a new month are computed, each rank has the dates of the months that it was ranked by [REPORT-113]', async () => {
  const [unchanged, ...changing] = manyIsbns as [string, ...string[]];
  const all = manyIsbns.map((isbn, index) => classed(isbn, `Imprint ${index + 1}`, null));
  // October 2025 leaves the thirteen months when November 2026 is complete.
  await send(...all, sold(unchanged, '2026-10', 50), ...changing.map((isbn) => sold(isbn, '2025-10', 10)));
  vi.setSystemTime(new Date('2026-12-02T17:00:00Z'));
  await importRecords(
    database,
    changing.map((isbn) => sold(isbn, '2026-11', 7)),
  );
  const before = '10 net, Oct 2025 to Oct 2026';
  const after = '7 net, Nov 2025 to Nov 2026';
  // No rank is computed yet, also not of the title whose rank is the same in the new months.
  expect(await datedRanksOf(manyIsbns)).toEqual(['50 net, Oct 2025 to Oct 2026', ...changing.map(() => before)]);
  await refreshSalesRanks(database.batch, abortedAfter(60));
  expect(await datedRankOf(unchanged)).toBe('50 net, Nov 2025 to Nov 2026');
  expect(new Set(await datedRanksOf(changing))).toEqual(new Set([before, after]));
  // A further import does not change of which months the others are.
  await importRecords(database, [sold(unchanged, '2026-11', 1)]);
  await refreshSalesRanks(database.batch, abortedAfter(3));
  expect(new Set(await datedRanksOf(changing))).toEqual(new Set([before, after]));
  await refreshSalesRanks(database.batch);
  expect(new Set(await datedRanksOf(changing))).toEqual(new Set([after]));
});

test('ranks of a new month are not computed from figures that a killed command has left [REPORT-113]', async () => {
  await send(
    ...[classed(lantern, 'Harper', 'Fiction'), classed(tides, 'Harper', 'Fiction')],
    ...[sold(lantern, '2025-10', 10), sold(lantern, '2026-10', 20)],
  );
  await importRecords(database, [sold(tides, '2026-10', 5)]);
  vi.setSystemTime(new Date('2026-12-02T17:00:00Z'));
  await putMonthlySales(database.batch, [
    {
      ...{ kind: 'sales-month', companyCode: '001', isbn: lantern, month: '2026-11', channel: 'Chain' },
      ...{ account: 'Booktown', gross: 7, returns: 0, dollars: 70 },
    },
  ]);
  await moveSalesWindows(database.batch);
  await rebuildTitles(database, quietLog);
  expect(await datedRankOf(lantern)).toBe('30 net, Oct 2025 to Oct 2026');
  await refreshDueFigures(database, { isUnfinished: true });
  expect(await datedRankOf(lantern)).toBe('27 net, Nov 2025 to Nov 2026');
});

test('an import leaves the ranks of other imprints and categories alone [G-440]', async () => {
  await send(
    ...[classed(lantern, 'Harper', 'Fiction'), classed(tides, 'Avon', 'Essays')],
    ...[sold(lantern, '2026-09', 20), sold(tides, '2026-09', 30)],
  );
  // A wrong rank shows that it was not computed again.
  await sql`update title_rank set rank = 7`.execute(database.batch);
  await send(sold(lantern, '2026-08', 15));
  expect(await ranksOf(lantern)).toContain('Imprint Harper 13 Months: 1 alone of 1, 35 net');
  expect(await ranksOf(tides)).toContain('Imprint Avon 13 Months: 7 alone of 1, 30 net');
});

test('ranks follow imports: of sales, of another imprint, of figures taken back and of a new month [REPORT-109]', async () => {
  await send(
    ...[classed(lantern, 'Harper', 'Fiction'), classed(tides, 'Harper', 'Fiction'), classed(unknown, 'Avon', null)],
    ...[sold(lantern, '2026-09', 20), sold(tides, '2026-09', 30), sold(unknown, '2026-09', 40)],
  );
  const inImprint = async () => (await ranksOf(lantern))[0];
  expect(await inImprint()).toBe('Imprint Harper 13 Months: 2 alone of 2, 20 net');
  await send(sold(lantern, '2026-08', 15));
  expect(await inImprint()).toBe('Imprint Harper 13 Months: 1 alone of 2, 35 net');
  await send(classed(unknown, 'Harper', null));
  expect(await inImprint()).toBe('Imprint Harper 13 Months: 2 alone of 3, 35 net');
  await send(sold(unknown, '2026-09', 0, { isDeleted: true }));
  expect(await inImprint()).toBe('Imprint Harper 13 Months: 1 alone of 2, 35 net');
  await send(classed(tides, 'Harper', 'Fiction', { isDeleted: true }));
  expect(await inImprint()).toBe('Imprint Harper 13 Months: 1 alone of 1, 35 net');
  await send(classed(tides, 'Harper', 'Fiction'));
  expect(await inImprint()).toBe('Imprint Harper 13 Months: 1 alone of 2, 35 net');
  // A month later the dates are of the newest complete month.
  vi.setSystemTime(new Date('2026-12-02T17:00:00Z'));
  await send(sold(tides, '2026-11', 100));
  const definition = reportDefinitions.find(({ operation }) => operation === 'SalesOverview')!;
  const report = await readReport(database.read, definition, { companyCode: '001', isbn: lantern }, null);
  expect(report?.ranks).toMatchObject([
    { within: 'Imprint', rank: 2, dates: 'Nov 2025 to Nov 2026' },
    { within: 'Imprint', rank: 2, dates: 'to date, months complete to Nov 2026' },
    { within: 'Category', rank: 2, dates: 'Nov 2025 to Nov 2026' },
    { within: 'Category', rank: 2, dates: 'to date, months complete to Nov 2026' },
  ]);
  expect(report?.notes).toContainEqual({
    table: 'ranks',
    text: 'Titles of Trade with net copies in the months are ranked by them. Equals share a rank.',
  });
});
