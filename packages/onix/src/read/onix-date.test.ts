import { expect, test } from 'vitest';
import { lastDayOf, parseOnixDate } from './onix-date.ts';

test.each([
  ['20260807', '00', '2026-08-07T00:00:00', 'day'],
  ['202608', '01', '2026-08-01T00:00:00', 'month'],
  ['202632', '02', '2026-08-03T00:00:00', 'week'],
  ['20263', '03', '2026-07-01T00:00:00', 'quarter'],
  ['20263', '04', '2026-09-01T00:00:00', 'season'],
  ['2026', '05', '2026-01-01T00:00:00', 'year'],
  ['2026080720260831', '06', '2026-08-07T00:00:00', 'day'],
  ['20260807T0930', '13', '2026-08-07T09:30:00', 'time'],
  ['20260807T093015', '14', '2026-08-07T09:30:15', 'time'],
  ['20260807T1430Z', undefined, '2026-08-07T14:30:00', 'time'],
  ['201307281805', undefined, '2013-07-28T18:05:00', 'time'],
  // The format is wrong or missing: the digits decide.
  ['2026', '00', '2026-01-01T00:00:00', 'year'],
  ['20260807', '05', '2026-08-07T00:00:00', 'day'],
  ['202608', undefined, '2026-08-01T00:00:00', 'month'],
  ['2026-08-07', undefined, '2026-08-07T00:00:00', 'day'],
  ['2026-08', undefined, '2026-08-01T00:00:00', 'month'],
  ['20260800', '00', '2026-08-01T00:00:00', 'month'],
  ['20260000', '00', '2026-01-01T00:00:00', 'year'],
])('%s in format %s is %s', (text, format, date, precision) => {
  expect(parseOnixDate(text, format)).toEqual({ date, year: Number(date.slice(0, 4)), precision });
});

test.each(['01/21/2022', '20260230', '20261301', '202613', 'Spring 2026', '', '123', '202699999'])(
  '%j is no date',
  (text) => {
    expect(parseOnixDate(text)).toBeUndefined();
  },
);

test.each([
  ['20260807', '00', '2026-08-07'],
  ['20260807T0930', '13', '2026-08-07'],
  ['202402', '01', '2024-02-29'],
  ['202632', '02', '2026-08-09'],
  ['20264', '03', '2026-12-31'],
  ['20264', '04', '2027-02-28'],
  ['2026', '05', '2026-12-31'],
])('%s in format %s ends on %s', (text, format, day) => {
  expect(lastDayOf(parseOnixDate(text, format)!)).toBe(day);
});
