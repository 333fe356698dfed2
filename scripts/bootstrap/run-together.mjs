import { spawn } from 'node:child_process';
import { whenNpmHasGone } from './parent-watch.mjs';

/**
 * Runs programs side by side until one of them ends or we are told to stop; then stops the others and waits for all.
 * @param {string} node
 * @param {{ args: string[], cwd: string, env: NodeJS.ProcessEnv, hasKeyboard?: boolean }[]} programs at most one reads
 *   the keyboard
 * @returns {Promise<number>} 0 when we were told to stop, else the exit code of the first that ended
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
  whenNpmHasGone(stop);

  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', resolve);
      }),
  );
  const first = await Promise.race(ends);
  const wasTold = isStopping;
  stop();
  await Promise.all(ends);
  return wasTold ? 0 : (first ?? 1);
}
