import { expect, test } from 'vitest';
import { isAtLeast } from './node-version.mjs';

test.each([
  ['20.19.0', '20.19', true],
  ['20.18.9', '20.19', false],
  ['20.9.0', '20.19', false],
  ['18.20.4', '20.19', false],
  ['24.0.0', '20.19', true],
  ['22.18.0', '22.18', true],
  ['22.9.0', '22.18', false],
])('Node %s is at minimum %s: %s', (version, minimum, expected) => {
  expect(isAtLeast(version, minimum)).toBe(expected);
});
