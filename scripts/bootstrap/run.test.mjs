import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const runModule = new URL('./run.mjs', import.meta.url).href;

/**
 * Source text of a command that runs the given program.
 * @param {string} program
 */
const wrapperOf = (program) => `
  import { run } from ${JSON.stringify(runModule)};
  process.exitCode = await run(process.execPath, ['-e', ${JSON.stringify(program)}], { cwd: '.', env: process.env });`;

/**
 * Starts a command like npm does: without a terminal on its input.
 * @param {string} program
 */
function start(program) {
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'inherit']);
  return spawn(process.execPath, ['--input-type=module', '-e', wrapperOf(program)], { stdio: [...stdio] });
}

const untilStopped = `
  let stops = 0;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log(signal);
    if (stops++ === 0) setTimeout(() => { console.log('stopped'); process.exit(7); }, 150);
  });
  setInterval(() => {}, 1000);
  console.log('ready');`;

test('the exit code of the command is the exit code of its program', async () => {
  const [code] = await once(start('process.exit(3)'), 'exit');
  expect(code).toBe(3);
});

test('a program that a signal ended returns 128 plus the number of the signal', async () => {
  const [code] = await once(start('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000)'), 'exit');
  expect(code).toBe(128 + 9);
});

test.each(['SIGINT', 'SIGTERM'])(
  '%s reaches the program once, and the command waits for the program',
  async (signal) => {
    const command = start(untilStopped);
    let seen = '';
    command.stdout.on('data', (text) => {
      seen += text;
      if (seen === 'ready\n') command.kill(/** @type {NodeJS.Signals} */ (signal));
    });
    const [code] = await once(command, 'close');
    expect(seen).toBe(`ready\n${signal}\nstopped\n`);
    expect(code).toBe(7);
  },
);

test('when npm is killed the program is stopped with it', async () => {
  const wrapper = wrapperOf(untilStopped);
  // A shell like npm's, which stays as the parent and does not forward signals.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, wrapper], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let seen = '';
  shell.stdout.on('data', (text) => {
    seen += text;
    if (seen === 'ready\n') shell.kill('SIGKILL');
  });
  await once(shell.stdout, 'end');
  expect(seen).toBe('ready\nSIGTERM\nstopped\n');
});
