import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const runModule = new URL('./run.mjs', import.meta.url).href;

/**
 * A command of ours around the given program, as npm starts one: without a terminal on its input.
 * @param {string} program
 */
function start(program) {
  const wrapper = `
    import { run } from ${JSON.stringify(runModule)};
    process.exitCode = await run(process.execPath, ['-e', ${JSON.stringify(program)}], { cwd: '.', env: process.env });`;
  return spawn(process.execPath, ['--input-type=module', '-e', wrapper], { stdio: ['ignore', 'pipe', 'inherit'] });
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

test('a program that a signal ended gives 128 and its number', async () => {
  const [code] = await once(start('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000)'), 'exit');
  expect(code).toBe(128 + 9);
});

test.each(['SIGINT', 'SIGTERM'])('%s reaches the program once, and the command waits for its end', async (signal) => {
  const command = start(untilStopped);
  let seen = '';
  command.stdout.on('data', (text) => {
    seen += text;
    if (seen === 'ready\n') command.kill(/** @type {NodeJS.Signals} */ (signal));
  });
  const [code] = await once(command, 'close');
  expect(seen).toBe(`ready\n${signal}\nstopped\n`);
  expect(code).toBe(7);
});
