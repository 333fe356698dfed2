import { projectionReports } from '@titlenet/catalogue/reports/projections';
import { expect, test } from 'vitest';
import type { ReportEntry } from './load-reports.ts';
import { groupsOf } from './report-groups.ts';

const [definition] = projectionReports;

/** A report with so many accounts. */
function report(place: number, accounts: number): ReportEntry {
  const isbn = `97807000${String(place).padStart(5, '0')}`;
  const rows = Array.from({ length: accounts }, (_, index) => ({ accountName: `Account ${index}` }));
  const days = { asOf: null, periods: [], notes: [], differences: [] };
  const found = { productId: place, header: { title: 'Tides', isbn }, data: rows, ...days };
  return { key: { companyCode: '001', isbn }, place, report: found };
}

const grouped = (entries: readonly ReportEntry[]) =>
  groupsOf(definition, entries).map(({ number, entries: own, isJoined }) => [
    number,
    own.map(({ place }) => place),
    isJoined,
  ]);

test('a report stays in the group of its place, in whatever order reports arrive', () => {
  expect(grouped([report(120, 3), report(49, 3), report(0, 3), report(50, 3)])).toEqual([
    [0, [49, 0], false],
    [1, [50], true],
    [2, [120], true],
  ]);
});

test('short reports share a page across groups, a long one begins its own', () => {
  expect(grouped([report(48, 3), report(49, 60), report(50, 3), report(99, 3), report(100, 60)])).toEqual([
    [0, [48, 49], false],
    [1, [50, 99], false],
    [2, [100], false],
  ]);
});
