import { messageOf, systemErrorCode } from '../../caught-error.ts';
import { openDatabase } from '../../database/connection.ts';
import { isDiskFull } from '../../database/failures.ts';
import type { Log } from '../../database/log.ts';
import { endProcess } from '../../lifecycle/end-process.ts';
import { readImprintCompanies } from '../onix/imprint-companies.ts';
import { describeInterruption } from '../runs/interruption.ts';
import { CANCEL_TIMEOUT_MS, type FromJobProcess, type ToJobProcess } from './job-messages.ts';
import { type JobRunProgress, runJob } from './run-job.ts';

// The process of one import of an upload (docs/decisions/0011). It ends with its job or its server. Unlike a command it
// keeps its priority, because a user waits for it.

const PROGRESS_INTERVAL_MS = 250;

const abort = new AbortController();
const progress: JobRunProgress = { bytesRead: null, records: 0, runIds: [], known: [] };

const send = (message: FromJobProcess) =>
  new Promise<void>((resolve) => (process.connected ? process.send?.(message, () => resolve()) : resolve()));

const warn = (message: string | object, text?: string) =>
  void send({ kind: 'warning', text: text ?? (typeof message === 'string' ? message : JSON.stringify(message)) });
const log: Log = { info: () => {}, warn, error: warn };

// Ctrl+C and stopped services signal the whole process group; the server decides about its import.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => {
  abort.abort();
  // Half a minute later another server may claim the job.
  setTimeout(() => void endProcess(1), CANCEL_TIMEOUT_MS).unref();
});
process.on('message', (message: ToJobProcess) => {
  if (message.kind === 'cancel') abort.abort();
  else void run(message);
});

async function run({
  job,
  path,
  imprintsFile,
  recordsKept,
  database: target,
}: Extract<ToJobProcess, { kind: 'run' }>): Promise<never> {
  const reporting = setInterval(() => void send({ kind: 'progress', progress }), PROGRESS_INTERVAL_MS);
  try {
    const database = await openDatabase({ ...target, role: 'command', log });
    try {
      const imprintCompanies = await readImprintCompanies(imprintsFile);
      await runJob(job, { database, imprintCompanies, recordsKept, path, signal: abort.signal, progress });
    } finally {
      await database.close();
    }
    clearInterval(reporting);
    await send({ kind: 'done', progress });
  } catch (error) {
    clearInterval(reporting);
    await send({
      kind: 'failed',
      progress,
      fault: faultOf(error),
      reason: messageOf(error),
      isDiskFull: isDiskFull(error),
    });
  }
  return endProcess(0);
}

/** Message for the page. */
function faultOf(error: unknown): string {
  const interruption = describeInterruption(error);
  if (interruption) return interruption;
  if (systemErrorCode(error) === 'ENOENT') return 'The file is no longer on the server.';
  return messageOf(error);
}
