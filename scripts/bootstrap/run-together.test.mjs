import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = new URL('./run-together.mjs', import.meta.url).href;

/**
 * Starts a command that runs the programs.
 * @param {string[]} programs
 */
function start(...programs) {
  const wrapper = `
    import { runTogether } from ${JSON.stringify(module)};
    const programs = ${JSON.stringify(programs)}.map((text) => ({ args: ['-e', text], cwd: '.', env: process.env }));
    process.exitCode = await runTogether(process.execPath, programs);`;
  return spawn(process.execPath, ['--input-type=module', '-e', wrapper], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @param {string} name */
const server = (name) => `
  process.on('SIGTERM', () => { console.log('${name} stopped'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('${name} ready');`;

test('when one program fails, the other is stopped and its exit code is returned', async () => {
  const command = start(server('web'), 'setTimeout(() => process.exit(4), 500)');
  let seen = '';
  command.stdout.on('data', (text) => {
    seen += text;
  });
  const [code] = await once(command, 'close');
  expect(seen).toBe('web ready\nweb stopped\n');
  expect(code).toBe(4);
});

test('a signal stops both programs, with exit code 0', async () => {
  const command = start(server('web'), server('api'));
  let seen = '';
  command.stdout.on('data', (text) => {
    seen += text;
    if (/(web|api) ready\n(web|api) ready\n$/.test(seen)) command.kill('SIGTERM');
  });
  const [code] = await once(command, 'close');
  expect(seen.split('\n').slice(2, 4).sort()).toEqual(['api stopped', 'web stopped']);
  expect(code).toBe(0);
});
