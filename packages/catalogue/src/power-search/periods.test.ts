import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { chipsOf } from './chips.ts';
import { powerSearchForms } from './forms.ts';
import { periods, resolvedPeriods } from './periods.ts';
import { problemOf } from './validation.ts';

const { HarperCollins, HQNA } = powerSearchForms;
const at = (today: string, lastVisit = today) =>
  Object.fromEntries(periods.map(({ name, days }) => [name, Object.values(days({ today, lastVisit })).join(' ')]));

describe('the days of periods, both inclusive, today one of them [ASK-04]', () => {
  test('in a leap year', () => {
    expect(at('2028-01-31', '2028-01-03')).toEqual({
      next30Days: '2028-01-31 2028-02-29',
      next90Days: '2028-01-31 2028-04-29',
      last30Days: '2028-01-02 2028-01-31',
      last90Days: '2027-11-03 2028-01-31',
      lastMonth: '2027-12-01 2027-12-31',
      thisMonth: '2028-01-01 2028-01-31',
      nextMonth: '2028-02-01 2028-02-29',
      thisSeason: '2028-01-01 2028-04-30',
      nextSeason: '2028-05-01 2028-08-31',
      sinceLastVisit: '2028-01-03 2028-01-31',
    });
  });

  test.each([
    ['2026-04-30', '2026-01-01 2026-04-30', '2026-05-01 2026-08-31'],
    ['2026-05-01', '2026-05-01 2026-08-31', '2026-09-01 2026-12-31'],
    ['2026-12-31', '2026-09-01 2026-12-31', '2027-01-01 2027-04-30'],
  ])('the seasons on %s: this one %s, the next one %s', (today, thisSeason, nextSeason) => {
    expect(at(today)).toMatchObject({ thisSeason, nextSeason });
  });

  test('the next month at the end of a year', () => {
    expect(at('2026-12-31')).toMatchObject({ lastMonth: '2026-11-01 2026-11-30', nextMonth: '2027-01-01 2027-01-31' });
  });
});

test('an address keeps the name of a period, never its days; unknown ones are ignored [ASK-04]', () => {
  const address = writeAddress(HQNA, { Release_Date_Period: 'next90Days' });
  expect(address).toMatch(/^Release_Date_Period=next90Days&/);
  expect(readAddress(HQNA, address)).toMatchObject({ Release_Date_Period: 'next90Days' });
  expect(readAddress(HQNA, 'Release_Date_Period=always')).not.toHaveProperty('Release_Date_Period');
});

test('a chip says the period, and its days once they are known [ASK-05]', () => {
  const values = { onSaleDatePeriod: 'next30Days' };
  expect(problemOf(HarperCollins, values)).toBeNull();
  const days = resolvedPeriods(HarperCollins, values, { today: '2026-11-24', lastVisit: '2026-11-20' });
  expect(days).toEqual({ onSaleDateStart: { first: '2026-11-24', last: '2026-12-23' } });
  const textOf = (known?: typeof days) => chipsOf(HarperCollins, values, () => undefined, known)[0]!.value;
  expect(textOf()).toBe('Next 30 days');
  expect(textOf(days)).toBe('Next 30 days (11/24/2026 – 12/23/2026)');
});
