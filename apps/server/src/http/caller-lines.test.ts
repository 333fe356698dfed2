import { required } from '@titlenet/catalogue/required';
import { afterEach, expect, test, vi } from 'vitest';
import { CallerLines } from './caller-lines.ts';

afterEach(() => void vi.restoreAllMocks());

/** One request of each caller is handled. Four may wait: a start takes 5 ms at first. */
const newLines = () => new CallerLines<{ name: string; since: number }>({ handled: 1, waitMs: 15 });
const named = (name: string) => ({ name, since: 0 });

test('a caller that comes takes the place of the last request of the longest line [API-67]', () => {
  const lines = newLines();
  lines.begin('ann');
  for (const name of ['first', 'second', 'third', 'last']) expect(lines.push('ann', named(name))).toBeUndefined();
  expect([lines.hasPlace('ann'), lines.hasPlace('ben')]).toEqual([false, true]);
  expect(lines.push('ben', named('of ben'))?.name).toBe('last');
  expect(lines.shift()?.item.name).toBe('of ben');
  lines.end('ann');
  expect(lines.shift()?.item.name).toBe('first');
});

test('a caller whose own requests are slow has few places, and others as many as before [API-67]', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const lines = newLines();
  lines.begin('ann');
  for (const name of ['first', 'second']) lines.push('ann', named(name));
  expect(lines.hasPlace('ann')).toBe(true);
  now = 10_000;
  lines.end('ann');
  lines.noteTurn(required(lines.shift(), 'the first request'));
  lines.begin('ann');
  expect([lines.hasPlace('ann'), lines.hasPlace('ben')]).toEqual([false, true]);
  for (const name of ['of ben', 'of ben too']) {
    expect(lines.hasPlace('ben')).toBe(true);
    expect(lines.push('ben', named(name))).toBeUndefined();
  }
  expect(lines.hasPlace('ben')).toBe(false);
});
