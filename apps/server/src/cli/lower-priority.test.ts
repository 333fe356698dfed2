import { execFileSync } from 'node:child_process';
import { constants } from 'node:os';
import { expect, test } from 'vitest';

test('the priority of a process and of the threads that it starts is lowered', () => {
  const program = `
    const { lowerPriority } = await import(${JSON.stringify(new URL('./lower-priority.ts', import.meta.url).href)});
    const { getPriority } = await import('node:os');
    const { Worker } = await import('node:worker_threads');
    lowerPriority();
    const thread = new Worker("import { getPriority } from 'node:os'; import { parentPort } from 'node:worker_threads'; parentPort.postMessage(getPriority())", { eval: true });
    thread.on('message', (priority) => console.log(getPriority() + ' ' + priority));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  const { PRIORITY_LOW } = constants.priority;
  expect(output.trim()).toBe(`${PRIORITY_LOW} ${PRIORITY_LOW}`);
});
