import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collectCommand, runCommand } from './command.ts';
import {
  type Counts,
  countOne,
  countsOfPlaywright,
  countsOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts';
import { failuresOfPlaywright, failuresOfVitest, type PlaywrightJourneys, type VitestTests } from './failures.ts';

const root = join(import.meta.dirname, '../..');

/** One part of the suite. */
export interface Step {
  /** Name on the command line. */
  name: string;
  /** Whether the step runs tests, which may need the system packages. */
  hasTests: boolean;
  /** System packages that the step cannot run without. */
  needs: string[];
  run: () => Promise<Result>;
}

export interface Result {
  counts: Counts;
  /** Failed tests, one line each; empty for a step without tests or an aborted one. */
  failures: string[];
  /** What the step wrote; absent if it was printed meanwhile. */
  output?: string;
}

const resultOfOne = (hasPassed: boolean): Result => ({ counts: countOne(hasPassed), failures: [] });

/** Path of a package's command. Shims in node_modules/.bin are not used, because they may start another Node. */
function commandOf(packageName: string, path: string): string {
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (!manifest) throw new Error(`${packageName} is not installed`);
  return join(dirname(manifest), path);
}

const runNode = (args: string[], env: NodeJS.ProcessEnv = {}, cwd = root) =>
  runCommand(process.execPath, args, { cwd, env: { ...process.env, ...env } });

/** A step of commands without tests, which may run beside others; it ends at the first command that fails. */
const checks = (name: string, ...commands: string[][]): Step => ({
  name,
  hasTests: false,
  needs: [],
  run: async () => {
    let all = '';
    for (const command of commands) {
      const { code, output } = await collectCommand(process.execPath, command, { cwd: root });
      all += output;
      if (code !== 0) return { ...resultOfOne(false), output: all };
    }
    return { ...resultOfOne(true), output: all };
  },
});

interface TestOptions {
  /** Of the processor cores; by default vitest leaves one free. The configuration file cannot set it for projects. */
  workersPerCore?: number;
  /** So many times as many random tries, with a new seed. */
  randomFactor?: number;
}

/** @param project of `vitest.config.ts` */
const vitest = (project: string, { workersPerCore = 1, randomFactor }: TestOptions = {}): Step => ({
  name: project,
  hasTests: true,
  needs: [],
  run: () =>
    withReport(async (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const workers = `--maxWorkers=${Math.ceil(availableParallelism() * workersPerCore)}`;
      const args = ['run', '--project', project, workers, ...reporters];
      const code = await runNode([commandOf('vitest', 'vitest.mjs'), ...args], randomEnvironment(randomFactor));
      const report = readReport<VitestReport & VitestTests>(file);
      return { counts: countsOfVitest(report, code), failures: failuresOfVitest(report) };
    }),
});

function randomEnvironment(factor: number | undefined): NodeJS.ProcessEnv {
  if (factor === undefined) return {};
  const seed = String(randomInt(2 ** 31));
  console.log(`TITLENET_RANDOM_FACTOR=${factor} TITLENET_RANDOM_SEED=${seed}`);
  return { TITLENET_RANDOM_FACTOR: String(factor), TITLENET_RANDOM_SEED: seed };
}

const buildCommand = ['scripts/build.mjs'];

const benchParts = ['quick', 'power', 'sheets', 'lists', 'box', 'changes', 'peers'].map((part) => `--only=${part}`);

/** @param selection by the tag `@long`, which also sets the time limit */
const journeys = (name: string, selection: 'short' | 'long'): Step => ({
  name,
  hasTests: true,
  needs: ['Chromium'],
  run: () =>
    withReport(async (file) => {
      if ((await runNode(buildCommand)) !== 0) return resultOfOne(false);
      const args = [commandOf('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'];
      const code = await runNode(
        args,
        { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TITLENET_JOURNEYS: selection },
        join(root, 'e2e'),
      );
      const report = readReport<PlaywrightReport & PlaywrightJourneys>(file);
      return { counts: countsOfPlaywright(report, code), failures: failuresOfPlaywright(report) };
    }),
});

/** In the order in which they begin. Those before the first tests run two at a time, so the longest of them begins first. */
export const steps: Step[] = [
  checks(
    'types',
    ...['tsconfig.json', 'apps/web', 'scripts'].map((project) => [
      commandOf('typescript', 'bin/tsc'),
      '--project',
      project,
    ]),
  ),
  checks(
    'lint',
    [commandOf('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'],
    [commandOf('knip', 'bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
  ),
  checks('boundaries', ['scripts/boundaries.ts']),
  vitest('unit'),
  vitest('web'),
  // A third of their time these tests wait for databases and processes that they have started or stopped.
  vitest('server', { workersPerCore: 1.5 }),
  checks('build', buildCommand),
  journeys('journeys', 'short'),
];

/**
 * What is worth more time than a change can wait for: each benchmark once, processes and disks that fail, long oracles,
 * every width and theme, texts of any length. It needs `npm test` to pass.
 */
export const longSteps: Step[] = [
  // Each measurement once. Imports have a low priority, and the parts with a browser need a product of their own.
  checks('bench', ['bench/run.ts', '--once', '--on=embedded', '--seeds=2', ...benchParts]),
  vitest('server-long', { workersPerCore: 1.5, randomFactor: 3 }),
  journeys('journeys-long', 'long'),
];

async function withReport(work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-suite-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns undefined if the run was aborted and left no report or an incomplete one */
function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
