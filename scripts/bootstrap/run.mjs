import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onNpmExit } from './parent-watch.mjs';

/**
 * Runs a command in the foreground with the terminal and waits for its end.
 *
 * On a terminal Ctrl+C reaches the child directly, so SIGINT is forwarded only without one. This process ends after the
 * child, so that the prompt appears after the child's output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} exit code; 128 plus the signal's number if a signal ended it
 */
export function run(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const isOnTerminal = Boolean(process.stdin.isTTY);
    process.on('SIGINT', () => {
      if (!isOnTerminal) child.kill('SIGINT');
    });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGHUP', () => child.kill('SIGHUP'));
    onNpmExit(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}
