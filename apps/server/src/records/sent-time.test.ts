import { afterEach, expect, test } from 'vitest';
import { isoTime } from './sent-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('times without a zone are those of UTC in %s', (zone) => {
  process.env.TZ = zone;
  expect(isoTime('2026-01-01T12:00:00')).toBe('2026-01-01T12:00:00.000Z');
  expect(isoTime('2026-01-01')).toBe('2026-01-01T00:00:00.000Z');
  expect(isoTime('2026-01-01T12:00:00.250Z')).toBe('2026-01-01T12:00:00.250Z');
  expect(isoTime('2026-01-01T12:00:00+02:00')).toBe('2026-01-01T10:00:00.000Z');
});
