import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Log } from '../../database/log.ts';
import { addJob, findJob, type ImportJobRow } from './import-jobs.queries.ts';
import type { FromJobProcess, ToJobProcess } from './job-messages.ts';
import type { JobRunProgress } from './run-job.ts';
import { runJobInProcess } from './run-job-in-process.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'titlenet-test-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const TITLES = 30_000;

/** A job with more titles than are imported during a test. */
async function longJob(): Promise<{ job: ImportJobRow; path: string; imprintsFile: string; recordsKept: number }> {
  const lines = Array.from({ length: TITLES }, (_, index) =>
    JSON.stringify({
      kind: 'title',
      companyCode: '001',
      recordReference: `long-${index}`,
      bar: { title: `Long ${index}` },
    }),
  ).join('\n');
  const path = join(folder, 'long.upload');
  await writeFile(path, lines);
  const id = await addJob(database.db, {
    ...{ fileName: 'long.ndjson', folder, company: null, retryOf: null, size: lines.length },
    ...{ subject: 'somebody', startedBy: 'Somebody', companies: ['001'] },
  });
  const imprintsFile = join(folder, 'imprints.json');
  return { job: (await findJob(database.db, id))!, path, imprintsFile, recordsKept: 5 };
}

const noProgress = (): JobRunProgress => ({ bytesRead: null, records: 0, runIds: [], known: [] });
const wait = { timeout: 60_000, interval: 50 };

const outcomeOf = async (runId: number | undefined) => {
  const { rows } = await sql<{ outcome: string }>`select outcome from feed_run where id = ${runId}`.execute(
    database.db,
  );
  return rows[0]?.outcome;
};

test('a job fails with a message when its process dies', { timeout: 90_000 }, async () => {
  const progress = noProgress();
  const { job, ...rest } = await longJob();
  const { signal } = new AbortController();
  let pid = 0;
  const log: Log = {
    info: (context) => {
      pid = (context as { pid: number }).pid;
    },
    warn: () => {},
    error: () => {},
  };
  const running = runJobInProcess(job, { ...rest, database: database.location, progress, signal, log });
  const failed = expect(running).rejects.toMatchObject({ fault: 'The import ended before it was complete.' });
  await expect.poll(() => progress.records, wait).toBeGreaterThan(0);
  process.kill(pid, 'SIGKILL');
  await failed;
});

test('a job process exits when its server has ended, and its run is stored as cancelled', {
  timeout: 90_000,
}, async () => {
  const { job, ...rest } = await longJob();
  const child = fork(fileURLToPath(new URL('./job-process.ts', import.meta.url)), { stdio: 'ignore' });
  let progress = noProgress();
  child.on('message', (message: FromJobProcess) => {
    if (message.kind === 'progress') progress = message.progress;
  });
  const message: ToJobProcess = { kind: 'run', job, database: database.location, ...rest };
  child.send(message);
  await expect.poll(() => progress.records, wait).toBeGreaterThan(0);
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
  // Not completed: it has not read the whole file.
  await expect.poll(() => outcomeOf(progress.runIds[0]), wait).toBe('cancelled');
});
