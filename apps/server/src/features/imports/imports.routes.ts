import { Readable } from 'node:stream';
import { cancelImport, getImports, retryImport, sendImportPiece, startImport } from '@titlenet/contract/imports';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findRuns } from '../../ingest/runs/import-runs.queries.ts';
import { cancelJob, findJob, listJobs, storeReceivedBytes } from '../../ingest/uploads/import-jobs.queries.ts';
import { ImportQueue } from '../../ingest/uploads/import-queue.ts';
import { UploadFolder } from '../../ingest/uploads/upload-folder.ts';
import { announceJob } from './announce-job.ts';
import { jobAnswer, runAnswer } from './import-answers.ts';
import { registerImportRuns } from './import-runs.routes.ts';
import { assertMayRead } from './run-access.ts';

const MAX_LISTED_JOBS = 50;
const MEGABYTE = 1024 * 1024;

/**
 * Registers the page of imports: files are uploaded in pieces, queued, and imported by the server
 * (docs/decisions/0011).
 */
export function registerImports(app: FastifyInstance, context: AppContext): void {
  const { database, settings } = context;
  const { db } = database;
  const uploads = new UploadFolder(settings.uploadsFolder);
  const queue = new ImportQueue({
    database,
    uploads,
    imprintsFile: settings.imprintsFile,
    recordsKept: settings.RECEIVED_RECORDS_KEPT,
    log: app.log,
  });
  app.addHook('onReady', async () => queue.start());
  app.addHook('onClose', () => queue.stop());
  registerImportRuns(app, context);

  registerUploads(app, { db, uploads, queue, maxMegabytes: settings.IMPORT_MAXIMUM_MB });
  registerQueue(app, { db, uploads, queue });
}

interface ImportServices {
  db: Kysely<Tables>;
  uploads: UploadFolder;
  queue: ImportQueue;
}

/** Announces a file, and receives its pieces. */
function registerUploads(
  app: FastifyInstance,
  { db, uploads, queue, maxMegabytes }: ImportServices & { maxMegabytes: number },
): void {
  route(app, startImport, async ({ body: { fileName, size, company = null }, caller }) => {
    if (size > maxMegabytes * MEGABYTE)
      throw new AppError(
        'too-large',
        `Files of up to ${maxMegabytes} MB can be uploaded; use titlenet import for larger ones.`,
      );
    await uploads.assertRoom(size);
    const folder = await uploads.name();
    const id = await announceJob(db, { fileName, folder, size, company, retryOf: null }, caller);
    app.audit.record({ subject: caller.subject, action: 'import', detail: { job: String(id), fileName, company } });
    return { id };
  });

  app.register(async (scope) => {
    // The body is streamed to the disk; the authorisation hooks run before it is read.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    route(scope, sendImportPiece, async ({ params: { id }, query: { offset }, caller, request: { body } }) => {
      const job = await findJob(db, id);
      const isExpected = job?.subject === caller.subject && job.state === 'uploading';
      if (!isExpected || job.folder !== (await uploads.name())) return null;
      if (offset !== job.received) return { received: job.received };
      if (!(body instanceof Readable)) throw new AppError('bad-input', 'Send the bytes as application/octet-stream.');
      const bytes = await uploads.writePiece(id, offset, body, job.size - offset);
      const updated = await storeReceivedBytes(db, id, offset + bytes);
      if (updated?.state === 'waiting') queue.wake();
      return updated ? { received: updated.received } : null;
    });
  });
}

/** Lists the queue, cancels its jobs, and imports rejected records again. */
function registerQueue(app: FastifyInstance, { db, uploads, queue }: ImportServices): void {
  route(app, getImports, async () => {
    const jobs = await listJobs(db, MAX_LISTED_JOBS);
    const runIds = jobs.flatMap((job) => job.run_ids);
    const runs = (await findRuns(db, runIds)).map(runAnswer);
    return jobs.map((job) => jobAnswer(job, runs));
  });

  route(app, cancelImport, async ({ params: { id }, caller }) => {
    const job = await cancelJob(db, id);
    if (!job) return undefined;
    queue.cancel(id);
    // A file of another server is removed by that server.
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
