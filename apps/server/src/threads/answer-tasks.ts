import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread-queue.ts';

/** Makes this file the thread of a `ThreadQueue`: tasks come one at a time, and one that fails fails alone. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async ({ job, task }: ToThread<Task>) => {
    const answer: FromThread<Result> = await work(task).then(
      (result) => ({ job, result }),
      (error: unknown) => ({ job, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
    parentPort?.postMessage(answer);
  });
}
