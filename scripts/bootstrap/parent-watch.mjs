const EVERY_MS = 300;

/**
 * Calls back once when npm, under which a command runs, has gone. `kill <npm>` ends npm and the shell between us, and
 * nobody passes the signal on: without this the server would go on alone and keep its port and its data folder.
 * A command that was started without npm has a parent that may go, and is left alone.
 * @param {() => void} callback
 */
export function whenNpmHasGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, EVERY_MS);
  timer.unref();
}
