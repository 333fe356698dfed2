import { Readable } from 'node:stream';
import { cancelImport, getImports, retryImport, sendImportPiece, startImport } from '@titlenet/contract/imports';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findRuns } from '../../ingest/runs/import-runs.queries.ts';
import { cancelJob, countPiece, findJob, listJobs } from '../../ingest/uploads/import-jobs.queries.ts';
import { ImportQueue } from '../../ingest/uploads/import-queue.ts';
import { UploadFolder } from '../../ingest/uploads/upload-folder.ts';
import { announceJob } from './announce-job.ts';
import { jobAnswer, runAnswer } from './import-answers.ts';
import { registerImportRuns } from './import-runs.routes.ts';
import { assertMayRead } from './run-access.ts';

const MOST_LISTED = 50;
const MEGABYTE = 1024 * 1024;

/** The page of imports: files come in pieces, wait in the queue, and are read by the server (decision 11). */
export async function registerImports(app: FastifyInstance, context: AppContext): Promise<void> {
  const { database, settings } = context;
  const { db } = database;
  const uploads = new UploadFolder(settings.uploadsFolder);
  const queue = new ImportQueue({ database, uploads, imprintsFile: settings.imprintsFile, log: app.log });
  app.addHook('onReady', async () => queue.start());
  app.addHook('onClose', () => queue.stop());
  registerImportRuns(app, context);

  route(app, getImports, async () => {
    const jobs = await listJobs(db, MOST_LISTED);
    const runIds = jobs.flatMap((job) => job.run_ids);
    const runs = (await findRuns(db, runIds)).map(runAnswer);
    return jobs.map((job) => jobAnswer(job, runs));
  });

  route(app, startImport, async ({ body: { fileName, size, company = null }, caller }) => {
    const most = settings.IMPORT_MAXIMUM_MB;
    if (size > most * MEGABYTE)
      throw new AppError('too-large', `Files of up to ${most} MB can be dropped; titlenet import takes larger ones.`);
    await uploads.assertRoom(size);
    const folder = await uploads.name();
    const id = await announceJob(db, { fileName, folder, size, company, retryOf: null }, caller);
    app.audit.record({ subject: caller.subject, action: 'import', detail: { job: String(id), fileName, company } });
    return { id };
  });

  await app.register(async (scope) => {
    // The bytes pass through to the disk: whoever may not call was turned away before the first of them was read.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    route(scope, sendImportPiece, async ({ params: { id }, query: { offset }, caller, request: { body } }) => {
      const job = await findJob(db, id);
      const isAwaited = job?.subject === caller.subject && job.state === 'uploading';
      if (!isAwaited || job.folder !== (await uploads.name())) return null;
      if (offset !== job.received) return { received: job.received };
      if (!(body instanceof Readable)) throw new AppError('bad-input', 'Send the bytes as application/octet-stream.');
      const came = await uploads.writePiece(id, offset, body, job.size - offset);
      const counted = await countPiece(db, id, offset + came);
      if (counted?.state === 'waiting') queue.wake();
      return counted ? { received: counted.received } : null;
    });
  });

  route(app, cancelImport, async ({ params: { id }, caller }) => {
    const job = await cancelJob(db, id);
    if (!job) return undefined;
    queue.cancel(id);
    // A file of another server is removed by that one.
    if (job.state !== 'running' && job.folder === (await uploads.name())) await uploads.remove(id);
    const detail = { job: String(id), fileName: job.file_name };
    app.audit.record({ subject: caller.subject, action: 'import-cancelled', detail });
    return undefined;
  });

  route(app, retryImport, async ({ params: { runId }, body: { company = null }, caller }) => {
    await assertMayRead(db, runId, caller);
    const [run] = await findRuns(db, [runId]);
    if (!run || run.retriable === 0) return null;
    const fileName = `${runAnswer(run).fileName} (rejected records)`;
    const folder = await uploads.name();
    const id = await announceJob(db, { fileName, folder, size: 0, company, retryOf: runId }, caller);
    queue.wake();
    const detail = { job: String(id), run: String(runId) };
    app.audit.record({ subject: caller.subject, action: 'import-retried', detail });
    return { id };
  });
}
