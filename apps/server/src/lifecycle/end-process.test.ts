import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
let fifo: string;
/** Its reading takes tens of milliseconds, also on a busy machine less than the time after which a process is killed. */
let file: string;
const FILE_BYTES = 20_000_000;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-end-'));
  fifo = join(folder, 'fifo');
  // Opening it does not end, as on a mount that does not answer.
  execFileSync('mkfifo', [fifo]);
  file = join(folder, 'file');
  await writeFile(file, Buffer.alloc(FILE_BYTES));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program that ends with the exit code 3 after a delay. @returns the exit code or the signal */
async function endOf(before: string, delayMs = 50): Promise<number | string> {
  const module = new URL('./end-process.ts', import.meta.url).href;
  const program = `import fs from 'node:fs'; import { endProcess } from ${JSON.stringify(module)};
    ${before}; setTimeout(() => endProcess(3), ${delayMs});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { timeout: 20_000 });
  const [code, signal] = await once(child, 'exit');
  return code ?? signal;
}

test('a process ends with its exit code, also while a file is read [API-58]', async () => {
  expect(await endOf(`fs.promises.readFile(${JSON.stringify(file)})`, 0)).toBe(3);
});

test.each(['fs.promises.readFile(path)', 'fs.createReadStream(path)', 'fs.createWriteStream(path)'])(
  'a process ends although a file operation hangs: %s [API-58]',
  async (operation) => {
    expect(await endOf(`const path = ${JSON.stringify(fifo)}; ${operation}`)).toBe('SIGKILL');
  },
);
