import { expect, test } from 'vitest';
import { multipleReports } from './multiple-reports.ts';

test('each combined report has a route, a file name and a single report', () => {
  expect(
    multipleReports.map(({ kind, region, route, fileName, definition }) =>
      [kind, region, route, fileName, definition.operation].join(' | '),
    ),
  ).toEqual([
    'Projections | us | projectionsMultiple | Projections (US).htm | ProjectionsUS',
    'Projections | ca | projectionsMultipleCa | Projections Canada.htm | ProjectionsCA',
    'KeyAccounts | us | keyAccountsMultiple | Key Accounts (US).htm | KeyAccountsUS',
    'KeyAccounts | ca | keyAccountsMultipleCa | Key Accounts Canada.htm | KeyAccountsCA',
  ]);
});
