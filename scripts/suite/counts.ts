/** Test counts of a step of the suite. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A step without tests, such as the type check, counts as one. */
export const countOne = (hasPassed: boolean): Counts => ({
  passed: hasPassed ? 1 : 0,
  failed: hasPassed ? 0 : 1,
  skipped: 0,
});

/** Sums counts; zero for an empty list. */
export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** The last line of a run, without colour, because programs parse it. */
export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** The counted part of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/**
 * Counts a Vitest run.
 * @param report undefined if the run was aborted before it wrote one
 * @param exitCode exit code of the run: a file that cannot be loaded fails the run without a failed test and counts as
 * one failure
 */
export function countsOfVitest(report: VitestReport | undefined, exitCode: number): Counts {
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return withFailure(counts, exitCode);
}

/** The counted part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Counts a Playwright run. A journey that passed only on retry (flaky) counts as failed.
 * @param report undefined if the run was aborted before it wrote one
 * @param exitCode exit code of the run
 */
export function countsOfPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return withFailure({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}

/** A run without any test counts as failed. */
function withFailure(counts: Counts, exitCode: number): Counts {
  const hasNoTests = counts.passed + counts.failed + counts.skipped === 0;
  return counts.failed === 0 && (exitCode !== 0 || hasNoTests) ? { ...counts, failed: 1 } : counts;
}
