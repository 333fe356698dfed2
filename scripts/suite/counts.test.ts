import { expect, test } from 'vitest';
import { countOne, countsOfPlaywright, countsOfVitest, sum, summaryLine } from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };

test('the summary is one line of plain text', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 3 })).toBe('12 passed, 0 failed, 3 skipped');
});

test('counts of steps are summed, steps without tests as one each', () => {
  const counts = [countOne(true), countOne(false), countsOfVitest(vitest, 0)];
  expect(sum(counts)).toEqual({ passed: 6, failed: 1, skipped: 3 });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a Vitest run with passed tests and a non-zero exit code has failed', () => {
  expect(countsOfVitest(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  expect(countsOfVitest({ ...vitest, numFailedTests: 2 }, 1).failed).toBe(2);
});

test('a run without a report or without tests has failed', () => {
  expect(countsOfVitest(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countsOfPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a flaky journey has failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countsOfPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});
