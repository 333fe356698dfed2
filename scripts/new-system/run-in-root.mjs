import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { USER } from './make-root.mjs';

/** Mounts what programs expect, then runs a command of the root. The mounts end with its process. */
const SCRIPT = `
set -e
root=$1; shift
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys" 2>/dev/null || true
# Not exec: a process that changes its user loses the signal of --kill-child.
chroot "$root" "$@"
`;

/** Variables of this machine that programs in the root need to reach the network. */
const NETWORK_VARIABLES = /^((https?|no)_proxy|NODE_EXTRA_CA_CERTS)$/i;

/**
 * @typedef {object} Run
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output what it has printed so far
 * @property {Promise<number>} ended exit code
 */

/**
 * Runs a command in a root, in namespaces of its own, so that nothing that it starts outlives it. Its output is also
 * printed here.
 * @param {string} root
 * @param {{ isRoot: boolean, cwd: string, env?: Record<string, string> }} options user and folder inside the root
 * @param {string[]} command
 * @returns {Run}
 */
export function runInRoot(root, { isRoot, cwd, env = {} }, command) {
  const user = isRoot ? [] : ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--init-groups'];
  const variables = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK_VARIABLES.test(name))),
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: isRoot ? '/root' : `/home/${USER}`,
    LANG: 'C.UTF-8',
    ...env,
  };
  const inside = [...user, 'sh', '-c', 'cd "$0" && exec "$@"', cwd, ...command];
  const args = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', SCRIPT, 'sh', root, ...inside];
  const child = spawn('unshare', args, { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const forward = (/** @type {NodeJS.WriteStream} */ target) => (/** @type {Buffer} */ chunk) => {
    output += chunk;
    target.write(chunk);
  };
  child.stdout.on('data', forward(process.stdout));
  child.stderr.on('data', forward(process.stderr));
  const ended = once(child, 'close').then(([code]) => /** @type {number | null} */ (code) ?? 1);
  return { child, output: () => output, ended };
}
