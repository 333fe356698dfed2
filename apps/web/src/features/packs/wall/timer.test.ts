import { expect, test } from 'vitest';
import { atTitle, clockText, elapsed, startedTimer, toggled } from './timer.ts';

test('the clock counts the meeting without its pauses, and the time of a title [PACK-60]', () => {
  const paused = toggled(startedTimer(1_000), 61_000);
  expect(elapsed(paused, 500_000)).toBe(60_000);
  const continued = atTitle(toggled(paused, 500_000), 510_000);
  expect(elapsed(continued, 530_000)).toBe(90_000);
  expect(elapsed(continued, 530_000) - continued.titleAt).toBe(20_000);
});

test('times are minutes and seconds, with hours from the first one on [PACK-60]', () => {
  expect([5_999, 720_000, 3_723_000].map(clockText)).toEqual(['0:05', '12:00', '1:02:03']);
});
