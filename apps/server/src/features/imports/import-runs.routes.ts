import { Readable } from 'node:stream';
import {
  downloadRejected,
  getImportRuns,
  getRejectedRecords,
  getRejectionCauses,
  getRunFaults,
  getRunWarnings,
} from '@titlenet/contract/imports';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findRejectionCauses, findWarnings, listRejected, listRuns } from '../../ingest/runs/import-runs.queries.ts';
import { runAnswer } from './import-answers.ts';
import { rejectedDownload } from './rejected-download.ts';
import { assertMayRead } from './run-access.ts';

/** Registers earlier imports of the page and the command line, with their rejected records and warnings. */
export function registerImportRuns(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  const { db } = database;

  route(app, getImportRuns, async ({ query: { before, limit } }) => {
    // One more than requested shows whether there is a next page.
    const found = await listRuns(db, { before, limit: limit + 1 });
    const runs = found.slice(0, limit).map(runAnswer);
    return { runs, next: found.length > limit ? (runs.at(-1)?.id ?? null) : null };
  });

  route(app, getRejectedRecords, async ({ params: { runId }, query: { after, limit }, caller }) => {
    await assertMayRead(db, runId, caller);
    const found = await listRejected(db, runId, { after, limit: limit + 1 });
    const records = found.slice(0, limit);
    return { records, next: found.length > limit ? (records.at(-1)?.id ?? null) : null };
  });

  route(app, getRejectionCauses, async ({ params: { runId }, caller }) => {
    await assertMayRead(db, runId, caller);
    return findRejectionCauses(db, runId);
  });

  route(app, getRunWarnings, async ({ params: { runId }, caller }) => {
    await assertMayRead(db, runId, caller);
    return findWarnings(db, runId);
  });

  route(app, getRunFaults, async ({ params: { runId }, caller }) => {
    await assertMayRead(db, runId, caller);
    return findWarnings(db, runId, 'faulty');
  });

  route(app, downloadRejected, async ({ params: { runId }, query, caller, reply }) => {
    await assertMayRead(db, runId, caller);
    const download = await rejectedDownload(database.batch, runId, query.as);
    if (!download) return reply.code(204).send();
    const detail = { run: String(runId), as: query.as };
    app.audit.record({ subject: caller.subject, action: 'rejected-downloaded', detail });
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${download.fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(download.texts));
  });
}
