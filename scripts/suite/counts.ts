/** What a step of the suite came to. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A step without tests of its own counts as one. */
export const countsOfOne = (hasPassed: boolean): Counts => ({
  passed: hasPassed ? 1 : 0,
  failed: hasPassed ? 0 : 1,
  skipped: 0,
});

/** Adds up; of nothing it is zero. */
export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** The line that ends a run, alone on its line and without colour: it is read by programs too. */
export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/**
 * Counts a Vitest run.
 * @param report absent when the run broke off before it wrote one
 * @param exitCode of the run: a file that cannot be loaded fails it without failing a test, and counts as one failure
 */
export function countsOfVitest(report: VitestReport | undefined, exitCode: number): Counts {
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return withFailure(counts, exitCode);
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Counts a Playwright run. A journey that passed only when repeated is a failure: people do not repeat.
 * @param report absent when the run broke off before it wrote one
 * @param exitCode of the run
 */
export function countsOfPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return withFailure({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}

/** A run that ran nothing proves nothing, so it too is a failure. */
function withFailure(counts: Counts, exitCode: number): Counts {
  const isSilent = counts.passed + counts.failed + counts.skipped === 0;
  return counts.failed === 0 && (exitCode !== 0 || isSilent) ? { ...counts, failed: 1 } : counts;
}
