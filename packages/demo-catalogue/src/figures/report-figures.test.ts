import type { KeyAccountRow } from '@titlenet/catalogue/reports/projection-fields';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../demo-dates.ts';
import { demoCatalogue } from '../demo-titles.ts';
import { monthlySales } from './monthly-sales.ts';
import { projectionReports } from './projection-reports.ts';
import { weeklySales } from './weekly-sales.ts';

const options = { titles: 1_500, seed: 1, referenceDate: '2026-11-01' };
const today = dayOf(options.referenceDate);
const titles = [...demoCatalogue(options)].map((title) => {
  const months = monthlySales(title, today);
  return { ...title, months, weeks: weeklySales(months, today), reports: projectionReports(title, today) };
});
const cents = (amounts: readonly { dollars: number }[]) =>
  amounts.reduce((sum, { dollars }) => sum + Math.round(dollars * 100), 0);
const sum = (rows: readonly { gross: number; returns: number }[]) => ({
  gross: rows.reduce((all, { gross }) => all + gross, 0),
  returns: rows.reduce((all, { returns }) => all + returns, 0),
});

describe('sales of the demo', () => {
  test('by month sum to the life-to-date figures, but for a few titles that lack a month', () => {
    const sold = titles.filter(({ months }) => months.length > 0);
    expect(sold.length).toBeGreaterThan(1_000);
    const odd = sold.filter(({ months, record: { stored } }) => {
      const { gross, returns } = sum(months);
      const isSame = gross === stored.ltdGross && returns === stored.ltdReturns && gross - returns === stored.ltdNet;
      return !isSame || cents(months) !== Math.round(stored.netDollars! * 100);
    });
    expect(odd.length).toBeGreaterThanOrEqual(1);
    expect(odd.length).toBeLessThan(10);
  });

  test('have an amount only where net copies were sold, and never a negative number of copies', () => {
    const rows = titles.flatMap(({ months, weeks }) => [...months, ...weeks.flatMap(({ channels }) => channels)]);
    expect(rows.filter(({ gross, returns, dollars }) => gross === returns && dollars !== 0)).toEqual([]);
    expect(rows.filter(({ gross, returns }) => gross < 0 || returns < 0)).toEqual([]);
  });

  test('by week sum to their month', () => {
    const october = titles.map(({ months, weeks }) => [
      sum(months.filter(({ month }) => month === '2026-10')),
      sum(weeks.filter(({ weekEnding }) => weekEnding >= '2026-10').flatMap(({ channels }) => channels)),
    ]);
    for (const [month, weeks] of october) expect(weeks).toEqual(month);
    expect(october.some(([month]) => month!.gross > 0)).toBe(true);
  });
});

describe('account reports of the demo', () => {
  const reports = titles.flatMap(({ reports, record }) => reports.map((report) => ({ ...report, record })));
  const accountsOf = (rows: readonly { accountNumber: string }[]) =>
    rows.filter(({ accountNumber }) => accountNumber !== '' && accountNumber !== 'ZZZZZZZZZZ') as KeyAccountRow[];

  test('have 60 and 400 accounts for some titles, with quotes, ampersands and angle brackets in their names', () => {
    const counts = reports.map(({ data }) => accountsOf(data).length);
    expect(counts).toContain(60);
    expect(counts).toContain(400);
    const names = reports.flatMap(({ data }) => data.map(({ accountName }) => accountName));
    for (const mark of ['"', '&', '’', '<']) expect(names.some((name) => name?.includes(mark))).toBe(true);
  });

  test('have key accounts that returned more than they took, and never sold more than the title', () => {
    const keyAccounts = reports.filter(({ kind }) => kind === 'key-account');
    const rows = keyAccounts.flatMap(({ data }) => accountsOf(data));
    expect(rows.some(({ returnPercent, netSales }) => returnPercent! > 100 && netSales! < 0)).toBe(true);
    for (const { data, record } of keyAccounts) {
      const gross = accountsOf(data).reduce((all, { grossSales }) => all + grossSales!, 0);
      expect(gross).toBeLessThanOrEqual(record.stored.ltdGross!);
    }
  });

  test('have totals that the accounts sum to, but for a few titles', () => {
    const odd = reports.filter(({ data }) => {
      const sum = accountsOf(data).reduce((all, { initialProjection }) => all + (initialProjection ?? 0), 0);
      return data.at(-1)!.initialProjection !== sum;
    });
    expect(odd.length).toBeGreaterThanOrEqual(1);
    expect(odd.length).toBeLessThan(10);
  });
});
