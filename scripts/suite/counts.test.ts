import { expect, test } from 'vitest';
import { countsOfOne, countsOfPlaywright, countsOfVitest, sum, summaryLine } from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };

test('the summary is one plain line', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 3 })).toBe('12 passed, 0 failed, 3 skipped');
});

test('steps add up, those without tests of their own as one each', () => {
  const counts = [countsOfOne(true), countsOfOne(false), countsOfVitest(vitest, 0)];
  expect(sum(counts)).toEqual({ passed: 6, failed: 1, skipped: 3 });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a Vitest run whose tests passed but which ended badly has failed', () => {
  expect(countsOfVitest(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  expect(countsOfVitest({ ...vitest, numFailedTests: 2 }, 1).failed).toBe(2);
});

test('a run without a report, or without a test, has failed', () => {
  expect(countsOfVitest(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countsOfPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a journey that passed only when repeated has failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countsOfPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});
