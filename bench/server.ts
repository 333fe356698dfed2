import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MeasuredDatabase } from './database.ts';
import type { ServerReady } from './serve.ts';

/** The server in a process of its own, on loopback. */
export interface RunningServer extends ServerReady {
  pid: number;
  /** Returns the response times in the server since the last call, in ms and in order. */
  takeTimes(): Promise<number[]>;
  stop(): Promise<void>;
}

/** Starts the server on a database. Rejects if it exits before it is ready. */
export async function startServer({ folder, url }: MeasuredDatabase): Promise<RunningServer> {
  const program = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = fork(program, [folder, ...(url ? [url] : [])], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit');
  const ready = await Promise.race([
    once(child, 'message').then(([message]) => message as ServerReady),
    exit.then(() => null),
  ]);
  if (!ready) throw new Error('The server exited before it was ready');
  return {
    ...ready,
    pid: child.pid!,
    async takeTimes() {
      const answer = once(child, 'message');
      child.send('times');
      const [times] = await answer;
      return times as number[];
    },
    async stop() {
      child.disconnect();
      await exit;
    },
  };
}
