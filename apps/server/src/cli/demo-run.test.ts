import type { ImportRun } from '@titlenet/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { startDemoRun } from '../ingest/demo/demo.queries.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function runs(): Promise<ImportRun[]> {
  const answer = await server.app.inject({ url: '/api/Imports/Runs', headers: server.as('administrator') });
  return (answer.json() as { runs: ImportRun[] }).runs;
}

test('the list of imports shows the demo while it runs, and with its counts at the end', async () => {
  const { db } = server.database;
  const demo = { titles: 20, seed: 1, referenceDate: '2026-11-01' };
  await startDemoRun(db, demo, 'ada');
  expect(await runs()).toMatchObject([{ kind: 'demo', company: null, startedBy: 'ada', outcome: 'running' }]);
  await db.updateTable('feed_run').set({ seen_at: '2026-01-01' }).execute();
  expect(await runs()).toMatchObject([{ outcome: 'killed' }]);

  const outcomes: Promise<ImportRun[]>[] = [];
  await loadDemo({ database: server.database, ...demo, grants: [], onProgress: () => outcomes.push(runs()) });
  expect(await runs()).toMatchObject([{ kind: 'demo', outcome: 'complete', counts: { read: 20, added: 20 } }]);
  expect((await Promise.all(outcomes)).flat()).not.toContainEqual(expect.objectContaining({ outcome: 'killed' }));
});
