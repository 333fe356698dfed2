import { expect, test } from 'vitest';
import { FirstLines } from './first-lines.ts';

test('the first of 200,000 keys and of their repetitions is found', () => {
  const lines = new FirstLines();
  const keys = Array.from({ length: 200_000 }, (_, index) => `9780062${index}\n2026-10`);
  expect(keys.findIndex((key, index) => lines.find(key, index + 2) !== undefined)).toBe(-1);
  expect(keys.findIndex((key, index) => lines.find(key, 900_000) !== index + 2)).toBe(-1);
  expect(lines.find('9780062-1\n2026-10', 5)).toBeUndefined();
});
