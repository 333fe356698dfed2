import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from './command.ts';
import {
  type Counts,
  countsOfOne,
  countsOfPlaywright,
  countsOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts';
import { failuresOfPlaywright, failuresOfVitest, type PlaywrightJourneys, type VitestTests } from './failures.ts';

const root = join(import.meta.dirname, '../..');

/** One part of the suite. */
export interface Step {
  /** Written on the command line to run it alone. */
  name: string;
  /** Whether tests run in it, which may want the system packages. */
  hasTests: boolean;
  /** System packages without which none of it can run. */
  needs: string[];
  run: () => Promise<Result>;
}

export interface Result {
  counts: Counts;
  /** What failed, a line each; empty where the step has no tests of its own, or broke off. */
  failures: string[];
}

const resultOfOne = (hasPassed: boolean): Result => ({ counts: countsOfOne(hasPassed), failures: [] });

const require = createRequire(join(root, 'package.json'));

/** Path of a package's command; through the package, because a shim in node_modules/.bin may start another Node. */
function commandOf(packageName: string, path: string): string {
  return join(dirname(require.resolve(`${packageName}/package.json`)), path);
}

const runNode = (args: string[], env: NodeJS.ProcessEnv = {}, cwd = root) =>
  runCommand(process.execPath, args, { cwd, env: { ...process.env, ...env } });

/** All of them must end well; the first that does not ends the step. */
const checks = (name: string, ...commands: string[][]): Step => ({
  name,
  hasTests: false,
  needs: [],
  run: async () => {
    for (const command of commands) if ((await runNode(command)) !== 0) return resultOfOne(false);
    return resultOfOne(true);
  },
});

/** @param projects of `vitest.config.ts`; the step has the first one's name */
const vitest = (projects: [string, ...string[]], needs: string[] = []): Step => ({
  name: projects[0],
  hasTests: true,
  needs,
  run: () =>
    withReport(async (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      // By default one core is left free: half of a small machine. In the configuration it would not reach the projects.
      const workers = '--maxWorkers=100%';
      const code = await runNode([
        commandOf('vitest', 'vitest.mjs'),
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        workers,
        ...reporters,
      ]);
      const report = readReport<VitestReport & VitestTests>(file);
      return { counts: countsOfVitest(report, code), failures: failuresOfVitest(report) };
    }),
});

const buildCommand = ['scripts/build.mjs'];

const journeys: Step = {
  name: 'journeys',
  hasTests: true,
  needs: ['Chromium'],
  run: () =>
    withReport(async (file) => {
      if ((await runNode(buildCommand)) !== 0) return resultOfOne(false);
      const args = [commandOf('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'];
      const code = await runNode(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, join(root, 'e2e'));
      const report = readReport<PlaywrightReport & PlaywrightJourneys>(file);
      return { counts: countsOfPlaywright(report, code), failures: failuresOfPlaywright(report) };
    }),
};

/** In the order in which they run: what is quick and says most comes first. */
export const steps: Step[] = [
  checks(
    'types',
    ...['tsconfig.json', 'apps/web', 'scripts'].map((project) => [
      commandOf('typescript', 'bin/tsc'),
      '--project',
      project,
    ]),
  ),
  checks('lint', [commandOf('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']),
  checks('boundaries', ['scripts/boundaries.ts']),
  vitest(['unit']),
  vitest(['web']),
  vitest(['server-embedded', 'server-embedded-alone']),
  vitest(['server-postgres'], ['PostgreSQL']),
  checks('build', buildCommand),
  journeys,
];

async function withReport(work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-suite-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that broke off leaves no report, or half of one. */
function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
