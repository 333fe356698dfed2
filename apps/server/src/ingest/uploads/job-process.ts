import { openDatabase } from '../../database/connection.ts';
import { databaseFailure } from '../../database/failures.ts';
import type { Log } from '../../database/log.ts';
import { readImprintCompanies } from '../onix/imprint-companies.ts';
import { ENDS_WITHIN_MS, type JobNews, type JobOrder } from './job-messages.ts';
import { type JobRunProgress, runJob } from './run-job.ts';

// The process of one import by hand (docs/decisions/0011). It ends with its job, or when its server does. Unlike a command
// it does not stand back: somebody sits there and waits.

const PROGRESS_EVERY_MS = 250;

const abort = new AbortController();
const progress: JobRunProgress = { bytesRead: null, records: 0, runIds: [], known: [] };

const tell = (news: JobNews) =>
  new Promise<void>((resolve) => (process.connected ? process.send?.(news, () => resolve()) : resolve()));

const warn = (message: string | object, text?: string) =>
  void tell({ kind: 'warning', text: text ?? (typeof message === 'string' ? message : JSON.stringify(message)) });
const log: Log = { info: () => {}, warn, error: warn };

// Ctrl+C and a stopped service reach the whole group; the server decides what becomes of its import.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => {
  abort.abort();
  // Half a minute later another server takes the job up.
  setTimeout(() => process.exit(1), ENDS_WITHIN_MS).unref();
});
process.on('message', (order: JobOrder) => {
  if (order.kind === 'cancel') abort.abort();
  else void run(order);
});

async function run({ job, path, imprintsFile, database: place }: Extract<JobOrder, { kind: 'run' }>): Promise<never> {
  const reporting = setInterval(() => void tell({ kind: 'progress', progress }), PROGRESS_EVERY_MS);
  try {
    const database = await openDatabase({ ...place, role: 'command', log });
    try {
      const imprintCompanies = await readImprintCompanies(imprintsFile);
      await runJob(job, { database, imprintCompanies, path, signal: abort.signal, progress });
    } finally {
      await database.close();
    }
    clearInterval(reporting);
    await tell({ kind: 'done', progress });
  } catch (error) {
    clearInterval(reporting);
    await tell({ kind: 'failed', progress, fault: faultOf(error), reason: (error as Error).message });
  }
  process.exit(0);
}

/** What the page says of a failure. */
function faultOf(error: unknown): string {
  if (databaseFailure(error)) return 'The database did not answer.';
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'The file is no longer on the server.';
  return (error as Error).message;
}
