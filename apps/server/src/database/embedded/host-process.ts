import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HostOrder, HostReport, HostSettings } from './messages.ts';

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));

/** A host process with its first report and its end. */
export interface HostProcess {
  child: ChildProcess;
  report: HostReport;
  /** Resolves when the process has ended, with the last line of its error output or undefined. */
  ended: Promise<string | undefined>;
}

/**
 * Node flags of the host. Tests set `--liftoff-only`: for a host that runs for seconds, optimizing WebAssembly takes
 * longer than all of its queries.
 */
const hostFlags = (process.env.TITLENET_DATABASE_FLAGS ?? '').split(' ').filter(Boolean);

/** Starts a host and waits for its first report. Never rejects: a host that cannot start reports the reason. */
export async function startHost(settings: HostSettings): Promise<HostProcess> {
  const child = spawn(process.execPath, [...hostFlags, HOST, JSON.stringify(settings)], {
    // The last one is the heartbeat (HEARTBEAT_FD).
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    // Flags of the parent (test runner, inspector, watch mode) are not passed on.
    // Under `node --watch` a child also reports its imports over the same channel.
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

/** Asks the host to end, and kills it after `timeoutMs`. */
export async function stopHost({ child, ended }: HostProcess, timeoutMs = 5_000): Promise<void> {
  const order: HostOrder = { kind: 'stop' };
  if (child.connected) child.send(order, () => {});
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await ended;
  clearTimeout(timer);
}
