import { spawn } from 'node:child_process';
import { onNpmExit } from './parent-watch.mjs';

/**
 * Runs programs in parallel until one ends or a signal arrives; then stops the others and waits for all of them.
 * @param {string} node
 * @param {{ args: string[], cwd: string, env: NodeJS.ProcessEnv, hasKeyboard?: boolean }[]} programs at most one may
 * read   the keyboard
 * @returns {Promise<number>} 0 after a signal, else the exit code of the program that ended first
 */
export async function runTogether(node, programs) {
  const children = programs.map(({ args, cwd, env, hasKeyboard }) =>
    spawn(node, args, { cwd, env, stdio: [hasKeyboard ? 'inherit' : 'ignore', 'inherit', 'inherit'] }),
  );
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  onNpmExit(stop);

  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', resolve);
      }),
  );
  const first = await Promise.race(ends);
  const wasInterrupted = isStopping;
  stop();
  await Promise.all(ends);
  return wasInterrupted ? 0 : (first ?? 1);
}
