import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

test.each([
  ['2026-11-24T16:05:59', '11/24/2026 4:05 PM'],
  ['2026-11-24T16:05:59.123Z', '11/24/2026 4:05 PM'],
  ['2026-01-02T00:30:00', '01/02/2026 12:30 AM'],
])('%s is shown as %s [FORMAT-04, FORMAT-21]', (time, text) => {
  // In the zone of the tests' machine, which is moved away from UTC and back.
  const zone = new Date(time.endsWith('Z') ? time : `${time}Z`).getTimezoneOffset();
  const moved = new Date(Date.parse(time.endsWith('Z') ? time : `${time}Z`) + zone * 60_000).toISOString();
  expect(timeText(moved)).toBe(text);
});
