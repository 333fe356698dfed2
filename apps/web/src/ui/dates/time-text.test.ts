import { expect, test, vi } from 'vitest';
import { dayText, timeText } from './time-text.ts';

test.each([
  ['2026-11-24T16:05:59', '11/24/2026 11:05 AM'],
  ['2026-11-24T17:05:59.123Z', '11/24/2026 12:05 PM'],
  ['2026-07-02T04:30:00', '07/02/2026 12:30 AM'],
  ['2026-01-01T02:00:00', '12/31/2025 9:00 PM'],
])('%s is shown as %s in New York [FORMAT-04, FORMAT-21]', (time, text) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(timeText(time)).toBe(text);
  expect(dayText(time, 'MM/dd/yyyy')).toBe(text.split(' ')[0]);
});
