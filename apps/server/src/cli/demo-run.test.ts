import type { ImportRun } from '@titlenet/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { loadDemo } from '../features/demo/load-demo.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('among the imports the demo is told as what it is, with all that was read of it', async () => {
  await loadDemo({ database: server.database, titles: 20, seed: 1, grants: [] });
  const answer = await server.app.inject({ url: '/api/Imports/Runs', headers: server.as('administrator') });
  const { runs } = answer.json() as { runs: ImportRun[] };
  expect(runs).toMatchObject([{ kind: 'demo', company: null, counts: { read: 20, added: 20 } }]);
});
