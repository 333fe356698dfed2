import { describe, expect, test } from 'vitest';
import { companies, companyCodes, companyOf, findCompany, titleAddressId } from './companies.ts';
import { accessibleDivisions, companiesOfDivision, divisions, findDivision } from './divisions.ts';
import { isInBusinessUnit } from './lists/backlist.ts';
import { hasReport, isOfferedOn, reports } from './reports/reports.ts';
import { hasAnyAccess, isAdministrator, rolesFromNames } from './roles.ts';
import { sections } from './sheet/sections.ts';

describe('companies', () => {
  test.each([
    ['001', 'Trade'],
    ['003', "Children's"],
    ['006', 'HCCP'],
    ['018', 'Trade (018)'],
    ['035', 'Usborne'],
    ['180', 'HQNA'],
    ['400', 'UK'],
  ])('%s is %s', (code, label) => {
    expect(findCompany(code)?.label).toBe(label);
  });

  test.each([
    ['001', { layout: 'T', division: 1, currency: 'USD', isForChildren: false, hasOwnImage: false }],
    ['003', { layout: 'C', division: 1, currency: 'USD', isForChildren: true, hasOwnImage: false }],
    ['018', { layout: 'T', division: 1, currency: 'USD', isForChildren: false, hasOwnImage: false }],
    ['035', { layout: 'B', division: 1, currency: 'USD', isForChildren: true, hasOwnImage: false }],
    ['180', { layout: 'Q', division: 180, currency: 'USD', isForChildren: false, hasOwnImage: true }],
    ['006', { layout: 'Z', division: 6, currency: 'USD', isForChildren: false, hasOwnImage: false }],
    ['400', { layout: 'U', division: 400, currency: 'GBP', isForChildren: false, hasOwnImage: false }],
  ])('%s has its layout, division, currency and source of covers', (code, expected) => {
    expect(findCompany(code)).toMatchObject(expected);
  });

  test('only the companies of HarperCollins are in a business unit, each in one [LIST-92]', () => {
    const unitOf = (unit: 'TR' | 'CH') => companyCodes.filter((code) => isInBusinessUnit(code, unit));
    expect(unitOf('TR')).toEqual(['001', '018']);
    expect(unitOf('CH')).toEqual(['003', '035']);
    expect(companyCodes.filter((code) => isInBusinessUnit(code, 'all'))).toHaveLength(7);
  });

  test('other codes are unknown', () => {
    for (const code of ['1', '999', '', null, undefined]) expect(findCompany(code)).toBeUndefined();
    expect(() => companyOf('999')).toThrow(RangeError);
  });

  test('addresses of HCCP use the ISBN, those of the others the product id', () => {
    const title = { productId: 12, isbn: '9780310337508' };
    expect(titleAddressId({ ...title, companyCode: '006' })).toBe('9780310337508');
    for (const code of companyCodes.filter((one) => one !== '006'))
      expect(titleAddressId({ ...title, companyCode: code })).toBe('12');
    expect(titleAddressId({ productId: 12, isbn: null, companyCode: '006' })).toBe('12');
  });
});

describe('divisions', () => {
  test('are the main publisher, HQNA, HCCP and UK, by number [CONST-24]', () => {
    expect(divisions.map(({ number, name }) => [number, name])).toEqual([
      [1, 'HarperCollins'],
      [180, 'HQNA'],
      [6, 'HCCP'],
      [400, 'UK'],
    ]);
    expect(companiesOfDivision(1)).toEqual(['001', '003', '018', '035']);
  });

  test('every company is in one of them', () => {
    expect(divisions.flatMap((division) => companiesOfDivision(division.number)).sort()).toEqual(
      companyCodes.toSorted(),
    );
  });

  test('are found by number and by the lead company’s code', () => {
    expect(findDivision('006')?.name).toBe('HCCP');
    expect(findDivision(180)?.name).toBe('HQNA');
    for (const text of ['', 'x', 2, null, undefined]) expect(findDivision(text)).toBeUndefined();
  });

  test('a user may search the divisions of the own companies, the main one first', () => {
    expect(accessibleDivisions(['400', '018', '006']).map(({ name }) => name)).toEqual(['HarperCollins', 'HCCP', 'UK']);
    expect(accessibleDivisions([])).toEqual([]);
  });
});

describe('roles', () => {
  test('have several names, which are case-insensitive', () => {
    expect(rolesFromNames(['HarperCollinsEmployee'])).toEqual(['employee']);
    expect(rolesFromNames(['USER', ' CacheClearer '])).toEqual(['user', 'cacheClearer']);
    expect(rolesFromNames(['Administrator'])).toEqual(['employee', 'user', 'cacheClearer']);
    expect(rolesFromNames(['owner', 'constructor'])).toEqual([]);
    expect([isAdministrator(['administrator']), isAdministrator(['employee'])]).toEqual([true, false]);
  });

  test('without roles or companies there is no access', () => {
    expect(hasAnyAccess({ companies: ['001'], roles: ['employee'] })).toBe(true);
    expect(hasAnyAccess({ companies: [], roles: ['employee'] })).toBe(false);
    expect(hasAnyAccess({ companies: ['001'], roles: ['owner'] })).toBe(false);
  });
});

describe('reports', () => {
  const companiesWith = (name: string) => {
    const report = reports.find((one) => one.name === name)!;
    return companies.filter(({ code }) => hasReport(report, code)).map(({ code }) => code);
  };

  test('exist for the companies of decisions G-07 to G-12', () => {
    expect(companiesWith('projections')).toEqual(['001', '003', '018', '035', '180', '006']);
    expect(companiesWith('keyAccountsProjections')).toEqual(['001', '003', '035', '180', '006']);
    expect(companiesWith('projectionsCA')).toEqual(['001', '003', '018', '035', '180']);
    expect(companiesWith('keyAccountsProjectionsCA')).toEqual(['001', '003', '035', '180']);
    expect(companiesWith('salesOverview')).not.toContain('400');
    expect(companiesWith('pendingOrders')).toEqual(['001', '003', '035', '180', '006']);
  });

  test('of Canada are not offered on the HCCP site', () => {
    const offered = reports.filter((report) => isOfferedOn(report, { isHccp: true })).map(({ letter }) => letter);
    expect(offered.join('')).toBe('OPKSB');
  });
});

test('sections have their numbers [CONST-15]', () => {
  expect(sections.map(({ code, label }) => `${label} ${code}`).join(', ')).toBe(
    'Editorial 0, Marketing 1, Online 2, Publicity 3, Subrights 4, Related 5, Sales 6, Quotes 7, Awards 8, Coop 9, Contracts 10',
  );
});
