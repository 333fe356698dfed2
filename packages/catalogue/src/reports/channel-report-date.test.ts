import { expect, test } from 'vitest';
import { channelReportDate } from './channel-report-date.ts';

test.each([
  ['2026-11-21T00:00:00', '2026.11.21'],
  ['2026-11-21T23:59:59', '2026.11.21'],
  ['2026-11-22T12:00:00', '2026.11.21'],
  ['2026-11-27T12:00:00', '2026.11.21'],
  ['2026-03-02T12:00:00', '2026.02.28'],
  ['2027-01-01T12:00:00', '2026.12.26'],
  ['2026-03-08T03:30:00', '2026.03.07'],
])('on %s the week is that of %s', (today, expected) => {
  expect(channelReportDate(new Date(today))).toBe(expected);
});
