const POLL_INTERVAL_MS = 300;

/**
 * Calls back once when the npm process that runs this command has ended. `kill <npm>` ends npm and its shell without
 * passing the signal on: without this check the server would keep running with its port and its data folder.
 * Does nothing for a command that was started without npm.
 * @param {() => void} callback
 */
export function onNpmExit(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, POLL_INTERVAL_MS);
  timer.unref();
}
