import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { main } from './bootstrap.mjs';
import { makeRoot, USER } from './new-system/make-root.mjs';
import { runInRoot } from './new-system/run-in-root.mjs';

// `npm run new-system` tries both commands of the README, `npm start` and `npm test`, in a new Debian root with Node, npm
// and git only, as root and as an ordinary user. `--user root` or `--user tester` tries one of them, `--steps unit,web`
// some steps of the suite, `--keep` keeps the roots.

const START_TIMEOUT_MS = 10 * 60_000;
const CHECKOUT = '/srv/titlenet';

/** @typedef {{ user: string, command: string, problem: string | null, result: string }} Outcome */

const { values: options } = parseArgs({
  options: { user: { type: 'string', multiple: true }, steps: { type: 'string' }, keep: { type: 'boolean' } },
});
const users = options.user ?? ['root', USER];

await main(async () => {
  if (process.getuid?.() !== 0) throw new Error('This needs root, who can create and enter a root folder.');
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const user of users) outcomes.push(...(await tryAs(user)));
  console.log('');
  for (const { user, command, problem, result } of outcomes)
    console.log(`${problem ? '✗' : '✓'} ${user.padEnd(8)} ${command.padEnd(10)} ${problem ?? result}`);
  return outcomes.some(({ problem }) => problem) ? 1 : 0;
});

/**
 * @param {string} user
 * @returns {Promise<Outcome[]>}
 */
async function tryAs(user) {
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-new-system-'));
  try {
    console.log(`Creating a Debian root for ${user} …`);
    const root = makeRoot(folder, CHECKOUT);
    const isRoot = user === 'root';
    if (!isRoot) await runInRoot(root, { isRoot: true, cwd: '/' }, ['chown', '-R', `${user}:${user}`, CHECKOUT]).ended;
    return [
      { user, command: 'npm start', ...(await tryStart(root, isRoot)) },
      { user, command: 'npm test', ...(await trySuite(root, isRoot)) },
    ];
  } finally {
    if (options.keep) console.log(`Kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the product, and waits until it prints its address and answers there.
 * @param {string} root
 * @param {boolean} isRoot
 */
async function tryStart(root, isRoot) {
  const port = await freePort();
  const begin = performance.now();
  const { child, output, ended } = runInRoot(root, { isRoot, cwd: CHECKOUT, env: { PORT: String(port) } }, [
    'npm',
    'start',
  ]);
  const address = `http://localhost:${port}`;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  try {
    while (!hasEnded && performance.now() - begin < START_TIMEOUT_MS) {
      await sleep(200);
      if (!output().includes(address)) continue;
      const seconds = ((performance.now() - begin) / 1000).toFixed(0);
      const page = await fetch(address);
      const text = await page.text();
      return text.includes('<title>')
        ? { problem: null, result: `address after ${seconds} s` }
        : { problem: `${address} is no page: ${page.status}`, result: '' };
    }
    return { problem: hasEnded ? 'ended' : 'no address within ten minutes', result: '' };
  } finally {
    // unshare blocks other signals; its processes end with it.
    child.kill('SIGKILL');
    await ended;
  }
}

/**
 * Runs the suite. As root nothing may be skipped; an ordinary user is told what is missing.
 * @param {string} root
 * @param {boolean} isRoot
 */
async function trySuite(root, isRoot) {
  const steps = options.steps?.split(',') ?? [];
  const command = ['npm', 'test', ...(steps.length > 0 ? ['--', ...steps] : [])];
  const { output, ended } = runInRoot(root, { isRoot, cwd: CHECKOUT }, command);
  const code = await ended;
  const result = output().trimEnd().split('\n').at(-1) ?? '';
  const [, passed, failed, skipped] = /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(result) ?? [];
  const problem = [
    code !== 0 && `ended with ${code}`,
    passed === undefined && 'no summary',
    failed !== undefined && failed !== '0' && 'tests failed',
    isRoot && skipped !== undefined && skipped !== '0' && 'tests were skipped',
    !isRoot && skipped !== '0' && !output().includes('\nMissing: ') && 'does not say what is missing',
  ].filter(Boolean);
  return { problem: problem.length > 0 ? `${result}: ${problem.join(', ')}` : null, result };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
