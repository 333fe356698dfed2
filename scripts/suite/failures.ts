import { stripVTControlCharacters } from 'node:util';

/** The part of Vitest's JSON report that contains failures. */
export interface VitestTests {
  testResults: {
    /** Path of the file. */
    name: string;
    status: string;
    /** The error if the file could not be loaded, else empty. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

/** The part of Playwright's JSON report that contains failures. */
export interface PlaywrightJourneys {
  suites: PlaywrightSuite[];
  /** Errors outside journeys, such as a file that could not be loaded. */
  errors: { message?: string }[];
}

/**
 * Lists the failures of a Vitest run, one line each. They are printed again at the end of the log.
 * @param report undefined if the run was aborted before it wrote one
 */
export function failuresOfVitest(report: VitestTests | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [lineOf(name, message)];
    return failed.map(({ fullName, failureMessages }) => lineOf(`${name}: ${fullName}`, failureMessages?.[0]));
  });
}

/**
 * Lists the failed journeys, one line each.
 * @param report undefined if the run was aborted before it wrote one
 */
export function failuresOfPlaywright(report: PlaywrightJourneys | undefined): string[] {
  const outside = (report?.errors ?? []).map(({ message }) => lineOf('journeys', message));
  return [...outside, ...(report?.suites ?? []).flatMap((suite) => failuresOfSuite(suite, ''))];
}

function failuresOfSuite({ title, suites = [], specs }: PlaywrightSuite, above: string): string[] {
  const path = above + title;
  const failed = specs.flatMap(({ title: journey, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => lineOf(`${path}: ${journey}`, results.find(({ error }) => error)?.error?.message)),
  );
  return [...failed, ...suites.flatMap((suite) => failuresOfSuite(suite, `${path} › `))];
}

/** The name and the first line of the error. */
function lineOf(what: string, why = ''): string {
  const reason = stripVTControlCharacters(why).trim().split('\n', 1)[0];
  return reason ? `${what}: ${reason}` : what;
}
