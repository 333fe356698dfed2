import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lines } from '../harness/checks.ts';
import { startProgram, waitUntil } from '../harness/processes.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');
const MAX_STOP_MS = 10_500;

/** Ends a server with SIGTERM of which a file operation hangs: a pipe without a writer is in the place of a file. */
export async function checkHungFiles(folder: string, port: number): Promise<Lines> {
  const lines = new Lines();
  for (const [name, path] of [
    ['snapshot of the search index', 'search-index/snapshot'],
    ['identifier of the folder of uploads', 'uploads/folder-name'],
    ['key of cookies', 'cookie-secret'],
  ] as const) {
    const data = join(folder, name.replaceAll(' ', '-'));
    mkdirSync(join(data, path, '..'), { recursive: true, mode: 0o700 });
    execFileSync('mkfifo', ['-m', '600', join(data, path)]);
    lines.add(`SIGTERM while the ${name} is read`, ...(await stopHung(data, port)));
  }
  return lines;
}

async function stopHung(data: string, port: number): Promise<[seen: string, isFine: boolean]> {
  const logFile = `${data}.log`;
  const env = { PATH: process.env.PATH, PORT: String(port), TITLENET_DATA: data, LOG_LEVEL: 'info' };
  const { process: server } = startProgram({ command: [process.execPath, MAIN], logFile, env });
  const exit = once(server, 'exit');
  await waitUntil('a file operation hangs', 60_000, async () => hasHungThread(server.pid));
  const from = performance.now();
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), 3 * MAX_STOP_MS);
  const [code, signal] = await exit;
  clearTimeout(late);
  const ms = performance.now() - from;
  const isKilled = signal === 'SIGKILL' && readFileSync(logFile, 'utf8').includes('A file operation does not end');
  return [`${code ?? signal} after ${(ms / 1_000).toFixed(1)} s`, isKilled && ms < MAX_STOP_MS];
}

/** Whether a thread of the process opens a pipe that has no writer. */
function hasHungThread(pid: number | undefined): boolean {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).some((thread) => readFileSync(join(tasks, thread, 'wchan'), 'utf8') === 'wait_for_partner');
}
