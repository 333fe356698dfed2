import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmHasGone } from './parent-watch.mjs';

/**
 * Runs a command in the foreground, the terminal passed through, and waits for its end.
 *
 * Ctrl+C reaches every process of the terminal's group, so the child has its own and gets none from us; without a
 * terminal nobody but us passes it on. Either way we outlive the child, so that the prompt returns after it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} exit code; 128 and the signal's number when a signal ended it
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
    whenNpmHasGone(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}
