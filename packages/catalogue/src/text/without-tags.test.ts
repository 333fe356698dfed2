import { expect, test } from 'vitest';
import { withoutTags } from './without-tags.ts';

test.each([
  ['<p>One<br />two</p>', ' One two '],
  ['no tags at all', 'no tags at all'],
  ['a < b <i>c</i> < d', 'a  c  < d'],
  ['a > b', 'a > b'],
  ['', ''],
])('%j without its tags is %j', (html, expected) => {
  expect(withoutTags(html)).toBe(expected);
});

test('a million unclosed brackets take linear time', () => {
  const start = process.cpuUsage();
  const brackets = '<'.repeat(1_000_000);
  expect(withoutTags(`<b>${brackets}`)).toBe(` ${brackets}`);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
