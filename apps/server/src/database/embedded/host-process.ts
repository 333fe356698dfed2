import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HostOrder, HostReport, HostSettings } from './messages.ts';

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));

/** How one host process began, and how it ends. */
export interface HostProcess {
  child: ChildProcess;
  report: HostReport;
  /** Resolves with the last line of its error output, or undefined, when the process has ended. */
  ended: Promise<string | undefined>;
}

/**
 * Flags of Node for the host. Tests set `--liftoff-only`: for a host that lives some seconds, compiling WebAssembly
 * twice costs more than all that it is asked.
 */
const hostFlags = (process.env.TITLENET_DATABASE_FLAGS ?? '').split(' ').filter(Boolean);

/** Starts a host; resolves with its first report. Never rejects: a host that cannot start reports why. */
export async function startHost(settings: HostSettings): Promise<HostProcess> {
  const child = spawn(process.execPath, [...hostFlags, HOST, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The parent's flags (test runner, inspector, watch mode) are not the host's.
    // Under `node --watch` a child reports what it imports over the same channel as the host its state.
    env: { ...process.env, NODE_OPTIONS: '', WATCH_REPORT_DEPENDENCIES: undefined },
  });
  let lastLine: string | undefined;
  child.stderr?.on('data', (chunk: Buffer) => {
    lastLine = chunk.toString('utf8').trim().split('\n').at(-1) || lastLine;
  });
  const ended = new Promise<string | undefined>((resolve) => {
    child.once('close', () => resolve(lastLine));
    child.once('error', (error) => {
      lastLine = error.message;
      resolve(lastLine);
    });
  });
  const report = await Promise.race([
    new Promise<HostReport>((resolve) => child.once('message', (message) => resolve(message as HostReport))),
    ended.then((line): HostReport => ({ kind: 'failed', reason: line ?? 'its process ended at once' })),
  ]);
  return { child, report, ended };
}

/** Asks the host to end, and ends it when it does not within `patienceMs`. */
export async function stopHost({ child, ended }: HostProcess, patienceMs = 5_000): Promise<void> {
  const order: HostOrder = { kind: 'stop' };
  if (child.connected) child.send(order, () => {});
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}
