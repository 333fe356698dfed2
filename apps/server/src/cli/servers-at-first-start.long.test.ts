import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { startBackgroundDemo } from './background-demo.ts';
import { loadFirstDemo } from './first-start.ts';

/** On a busy machine; each takes a few seconds. */
const timeout = 90_000;

const quietOutput = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function countTitles({ batch }: TestDatabase): Promise<number> {
  return (await batch.selectFrom('title').select('id').execute()).length;
}

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('a server answers requests after the first titles, reports the progress, and has all titles in the end', {
  timeout,
}, async () => {
  // It answers requests when 500 titles are loaded.
  const titles = 650;
  const { signal } = new AbortController();
  const demo = await startBackgroundDemo(server.database, { titles, out: quietOutput(), signal });
  const first = await countTitles(server.database);
  expect(first).toBeGreaterThanOrEqual(450);
  expect(first).toBeLessThan(titles);
  const node = await server.addNode({ demoProgress: demo!.progress });
  const health = async () => (await node.inject('/api/HealthCheck')).json() as { demoCatalogue?: object };
  expect((await health()).demoCatalogue).toMatchObject({ total: titles });
  await demo!.finished;
  expect(await countTitles(server.database)).toBe(titles);
  expect(await health()).not.toHaveProperty('demoCatalogue');
});

test('of two servers on one database, one loads the demo and the other takes over when it is stopped', {
  timeout,
}, async () => {
  const database = await createTestDatabase();
  try {
    const stop = new AbortController();
    let second: Promise<void> | undefined;
    const onProgress = () => {
      second ??= loadFirstDemo(database, { titles: 900, onProgress: () => undefined });
      setTimeout(() => stop.abort(new Error('stopped')), 100);
    };
    await expect(loadFirstDemo(database, { titles: 900, onProgress, signal: stop.signal })).rejects.toThrow();
    await second;
    expect(await countTitles(database)).toBe(900);
  } finally {
    await database.drop();
  }
});
