import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The user of the database's package: PostgreSQL does not run as root. */
export const DATABASE_USER = 'postgres';

/** A program of the cluster, with its output in a file. */
export interface StartedProgram {
  process: ChildProcess;
  logFile: string;
}

export interface ProgramOrder {
  /** The program and its arguments. */
  command: readonly [string, ...string[]];
  logFile: string;
  /** Name of the network namespace; by default that of this process. */
  namespace?: string;
  user?: string;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** Starts a program; its output is appended to the log file. */
export function startProgram({ command, logFile, namespace, user, env, cwd }: ProgramOrder): StartedProgram {
  const inNamespace = namespace ? ['ip', 'netns', 'exec', namespace] : [];
  const asUser = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : [];
  const [program = '', ...args] = [...inNamespace, ...asUser, ...command];
  const log = openSync(logFile, 'a');
  const child = spawn(program, args, { stdio: ['ignore', log, log], env: env ?? process.env, cwd });
  child.on('error', (error) => console.error(`${program} did not start: ${error.message}`));
  return { process: child, logFile };
}

/** Runs a program to its end. @throws with its error output */
export function runProgram(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Ends a program with SIGTERM, and with SIGKILL if it still runs after `patienceMs`. */
export async function endProgram({ process: child }: StartedProgram, patienceMs = 8_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await exit;
  clearTimeout(late);
}

/** The last lines of a program's log. */
export const lastLines = ({ logFile }: StartedProgram, lines = 15): string =>
  readFileSync(logFile, 'utf8').split('\n').slice(-lines).join('\n');

/**
 * Asks again until the answer is true.
 * @throws after `limitMs`, naming what was waited for
 */
export async function waitUntil(what: string, limitMs: number, isTrue: () => Promise<boolean>): Promise<number> {
  const from = Date.now();
  let cause: unknown;
  const ask = () =>
    isTrue().catch((error: unknown) => {
      cause = error;
      return false;
    });
  while (!(await ask())) {
    if (Date.now() - from > limitMs) throw new Error(`Not within ${limitMs / 1000} s: ${what}`, { cause });
    await sleep(200);
  }
  return Date.now() - from;
}
