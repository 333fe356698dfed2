import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { asPeriod, formatDate, isBlankDate, parseWireDate, toWireDate } from './dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('formatDate', () => {
  test.each([
    ['2026-03-05T00:00:00', 'M/d/yyyy', '3/5/2026'],
    ['2026-11-21T00:00:00', 'M/d/yyyy', '11/21/2026'],
    ['2026-03-05T00:00:00', 'MM/dd/yyyy', '03/05/2026'],
    ['2026-03-05T15:07:59', 'MM/dd/yyyy h:mm a', '03/05/2026 3:07 PM'],
    ['2026-03-05T00:00:00', 'MM/dd/yyyy h:mm a', '03/05/2026 12:00 AM'],
    ['2026-03-05T12:30:00', 'MM/dd/yyyy h:mm a', '03/05/2026 12:30 PM'],
    ['2026-03-05', 'M/d/yyyy', '3/5/2026'],
    ['0987-01-02T00:00:00', 'M/d/yyyy', '1/2/0987'],
  ] as const)('%s as %s is %s [FORMAT-03] [FORMAT-04]', (value, format, expected) => {
    expect(formatDate(value, format)).toBe(expected);
  });

  test.each([
    ['05', '2027-01-01', '2027'],
    ['01', '2027-09-01', 'September 2027'],
    ['03', '2027-07-01', 'Q3 2027'],
    ['03', '2027-01-01', 'Q1 2027'],
    ['04', '2027-03-01', 'Spring 2027'],
    ['04', '2027-12-01', 'Winter 2027'],
    ['02', '2027-09-06', 'Week of 09/06/2027'],
  ])('a date of ONIX format %s that begins on %s is %s in any form [FORMAT-26]', (code, day, expected) => {
    const date = asPeriod(`${day}T00:00:00`, code);
    for (const format of ['M/d/yyyy', 'MM/dd/yyyy', 'MM/dd/yyyy h:mm a', 'MMM yyyy'] as const)
      expect(formatDate(date, format)).toBe(expected);
    expect(toWireDate(parseWireDate(date)!)).toBe(`${day}T00:00:00`);
    expect(date.slice(0, 10)).toBe(day);
  });

  test('a date of another format stays a day [FORMAT-26]', () => {
    for (const code of ['00', '14', null, undefined])
      expect(asPeriod('2027-09-01T00:00:00', code)).toBe('2027-09-01T00:00:00');
    expect(asPeriod(null, '05')).toBeNull();
    expect(formatDate('2027-09-01/P2W', 'M/d/yyyy')).toBe('');
  });

  test.each(['1900-01-01T00:00:00', '1900-01-01', '1900-01-01T05:00:00'])('%s shows blank [FORMAT-06]', (value) => {
    expect(isBlankDate(value)).toBe(true);
    expect(formatDate(value, 'M/d/yyyy')).toBe('');
    expect(formatDate(value, 'MM/dd/yyyy h:mm a')).toBe('');
  });

  test.each(['0001-01-01T00:00:00', '0001-01-01'])('%s shows blank [FORMAT-07]', (value) => {
    expect(isBlankDate(value)).toBe(true);
    expect(formatDate(value, 'MM/dd/yyyy')).toBe('');
  });

  test.each([null, undefined, '', ' ', 'soon', '2026-02-29T00:00:00', '2026-13-01', '01/02/2026'])(
    '%j shows blank',
    (value) => {
      expect(isBlankDate(value)).toBe(true);
      expect(formatDate(value, 'M/d/yyyy')).toBe('');
    },
  );

  test('the day after a default date is a date', () => {
    expect(formatDate('1900-01-02T00:00:00', 'M/d/yyyy')).toBe('1/2/1900');
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'])('does not move in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2026-03-08T02:30:00', 'MM/dd/yyyy h:mm a')).toBe('03/08/2026 2:30 AM');
    expect(formatDate('2026-01-01T00:00:00', 'M/d/yyyy')).toBe('1/1/2026');
    expect(formatDate('2026-01-01T00:00:00+14:00', 'M/d/yyyy')).toBe('1/1/2026');
  });
});

describe('parseWireDate and toWireDate', () => {
  test('read and write YYYY-MM-DDTHH:mm:ss', () => {
    expect(parseWireDate('2024-02-29T23:59:58')).toEqual({
      year: 2024,
      month: 2,
      day: 29,
      hour: 23,
      minute: 59,
      second: 58,
    });
    expect(toWireDate({ year: 2024, month: 2, day: 29 })).toBe('2024-02-29T00:00:00');
    expect(toWireDate({ year: 1, month: 1, day: 1, hour: 7 })).toBe('0001-01-01T07:00:00');
  });

  test('every day of the calendar is unchanged after writing and reading', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 19);
          const parsed = parseWireDate(text);
          expect(parsed).not.toBeNull();
          expect(toWireDate(parsed!)).toBe(text);
        },
      ),
    );
  });

  test.each([
    '2023-02-29T00:00:00',
    '1900-02-29T00:00:00',
    '2026-04-31T00:00:00',
    '2026-00-10T00:00:00',
    '2026-01-00T00:00:00',
    '0000-01-01T00:00:00',
    '2026-01-01T24:00:00',
    '2026-01-01T00:60:00',
    '2026-1-1',
    '20260101',
  ])('%s is no date', (value) => {
    expect(parseWireDate(value)).toBeNull();
  });

  test('a date that is not in the calendar is not written', () => {
    expect(() => toWireDate({ year: 2026, month: 2, day: 30 })).toThrow(RangeError);
    expect(() => toWireDate({ year: 12026, month: 2, day: 1 })).toThrow(RangeError);
  });
});
