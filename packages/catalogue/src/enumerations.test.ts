import { describe, expect, test } from 'vitest';
import {
  bookingTypes,
  coopSubSections,
  dateTypes,
  hccpTextScopes,
  matchModes,
  matchModesOffered,
  operators,
  operatorsOffered,
  periodUnits,
  reportKinds,
  reportTypes,
  salesOverviewTypes,
  searchSources,
  textScopes,
  validationLevels,
} from './enumerations.ts';

const words = (list: readonly string[]) => list.join(' ');
const numbered = (list: readonly { number: number; label: string }[]) =>
  list.map(({ number, label }) => `${label} ${number}`).join(', ');

test('report kinds are monthlySummary, pendingOrders, pka [CONST-18]', () => {
  expect(words(reportKinds)).toBe('monthlySummary pendingOrders pka');
});

test('period units are months, life [CONST-22]', () => {
  expect(words(periodUnits)).toBe('months life');
});

test.each<[string, readonly string[], string, string]>([
  ['report types', reportTypes, 'ProjectionsUs ProjectionsCa KeyAccountsUs KeyAccountsCa', '[CONST-16]'],
  [
    'sales overview types',
    salesOverviewTypes,
    'salesOverview projectionsUS projectionsCA keyAccountsUS keyAccountsCA',
    '[CONST-17]',
  ],
  ['date types', dateTypes, 'AirDate New', '[CONST-20]'],
  ['validation levels', validationLevels, 'Valid Warning Error', '[CONST-21]'],
  ['search sources', searchSources, 'HarperCollins Hqna Hccp', '[CONST-23]'],
  ['coop subsections', coopSubSections, 'coopInfo adPromo onlineMarketing', ''],
  ['booking types', bookingTypes, 'None All National FrontPage Starred', ''],
])('%s have the exact names of the requirements, in order: %j %j %s', (_, list, expected) => {
  expect(words(list)).toBe(expected);
});

describe('the enumeration numbers', () => {
  test('operators', () => {
    expect(numbered(operators)).toBe('Starts with 1, Contains 2, = 3, <> 4, >= 5, <= 6');
  });

  test('match modes', () => {
    expect(matchModes.map(({ name, number }) => `${name} ${number}`).join(', ')).toBe(
      'Contains 1, StartsWith 2, ExactMatch 3, Equal 4, NotEqual 5, MoreOrEqual 6, LessOrEqual 7',
    );
  });

  test('text scopes, with other numbers for HCCP', () => {
    expect(numbered(textScopes)).toBe('All 1, Retailer Description 2, Back Cover Copy 3, Off-page keywords 4');
    expect(numbered(hccpTextScopes)).toBe('All 1, Retailer 2, OffPage 3');
  });
});

test('every kind of criterion starts with its default', () => {
  const defaults = (offered: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(offered).map(([kind, names]) => [kind, names[0]]));
  expect(defaults(operatorsOffered)).toEqual({
    text: 'startsWith',
    author: 'contains',
    equality: 'equal',
    numeric: 'equal',
  });
  expect(defaults(matchModesOffered)).toEqual({
    text: 'StartsWith',
    author: 'Contains',
    equality: 'Equal',
    numeric: 'Equal',
  });
});
