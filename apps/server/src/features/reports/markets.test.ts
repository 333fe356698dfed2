import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importText } from '../../../test/import-text.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importRecords, type SentRecord } from '../../ingest/house/house-files.test-data.ts';
import { readReport } from './reports.routes.ts';
import { lantern, month, title } from './sent-sales.test-data.ts';

/* Sales of two markets, by hand: one account buys for both. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate title, term, feed_run, in_house_fragment, stale_figures, sales_window, reported_period, sent_period,
    monthly_sales, weekly_sales restart identity cascade`.execute(database.batch);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const send = (...records: SentRecord[]) => importRecords(database, records);

type Row = Record<string, string | number | null>;
async function read(): Promise<{ markets: Row[]; rows: Row[]; totals: Row[] }> {
  const definition = reportDefinitions.find(({ operation }) => operation === 'SalesOverview')!;
  return (await readReport(database.read, definition, { companyCode: '001', isbn: lantern }, null)) as never;
}
const markets = async () =>
  (await read()).markets.map(({ market, netMonth, netMonths3, netLife, dollarsLife }) =>
    [market, netMonth, netMonths3, netLife, dollarsLife].join(' | '),
  );

test('markets of one account are apart, and records without one stay as they are [REPORT-108] [G-347]', async () => {
  await send(
    title(),
    month('2026-10', 40, { market: 'US' }),
    month('2026-10', 10, { market: 'CA', returns: 15, dollars: -33.3 }),
    month('2026-09', 7, { market: 'CA' }),
    month('2026-09', 100),
    month('2025-01', 20, { market: 'GB' }),
  );
  expect(await markets()).toEqual([
    ' |  | 100 | 100 | 1000',
    'United States | 40 | 40 | 40 | 400',
    'United Kingdom |  |  | 20 | 200',
    'Canada | -5 | 2 | 2 | 36.7',
  ]);
  const { rows, totals } = await read();
  expect(rows).toMatchObject([{ channel: 'Chain', netMonth: 35, netMonths3: 142, netLife: 162 }]);
  expect(totals.at(-1)).toMatchObject({ period: 'Life to Date', net: 162, dollars: 1636.7 });
  // A correction replaces the figures of its market alone, and each market is taken back for itself.
  await send(month('2026-10', 41, { market: 'US' }), month('2026-10', 0, { market: 'CA', isDeleted: true }));
  expect((await markets()).slice(1)).toEqual([
    'United States | 41 | 41 | 41 | 410',
    'United Kingdom |  |  | 20 | 200',
    'Canada |  | 7 | 7 | 70',
  ]);
});

test('without a named market there is no table, and a repeated record changes nothing [G-347]', async () => {
  await send(title(), month('2026-10', 40));
  expect((await read()).markets).toEqual([]);
  expect(await send(month('2026-10', 40))).toMatchObject({ unchanged: 1, updated: 0 });
});

test('a market that is no country is rejected, and a table may have the column [REPORT-108] [G-347]', async () => {
  const { rejected } = await send(title(), ...['UK', 'usa', 'XX', ''].map((market) => month('2026-10', 1, { market })));
  expect(rejected.map(({ reason }) => reason)).toEqual(
    Array(4).fill('market: is no country code of ISO 3166 (US, CA, GB)'),
  );
  const table = `isbn,month,gross,market\n${lantern},2026-10,5,CA\n${lantern},2026-10,6,\n${lantern},2026-10,7,Mars\n`;
  const report = await importText(database, table, '001');
  expect([report.added, report.rejected.length]).toEqual([2, 1]);
  expect(await markets()).toEqual([' | 6 | 6 | 6 | 0', 'Canada | 5 | 5 | 5 | 0']);
});
