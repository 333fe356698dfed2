import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeDigest, storeLines } from '../../test/store-digest.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';
import { startBackgroundDemo } from './background-demo.ts';
import { demoGrants } from './demo-grants.ts';
import { loadFirstDemo } from './first-start.ts';

/** On a busy machine; each takes a few seconds. */
const timeout = 90_000;

const quietOutput = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function countTitles({ batch }: TestDatabase): Promise<number> {
  return (await batch.selectFrom('title').select('id').execute()).length;
}

describe('the first start', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  // More than two transactions.
  const titles = 600;

  test('resumes the demo of an interrupted one and ends with all of its titles', { timeout }, async () => {
    const stop = new AbortController();
    const interrupted = loadFirstDemo(database, {
      titles,
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('interrupted')),
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await countTitles(database)).toBeLessThan(titles);
    const progress: [number, number][] = [];
    await loadFirstDemo(database, { titles: 5_000, onProgress: (...done) => progress.push(done) });
    expect(progress.at(-1)).toEqual([titles, titles]);
    const whole = await createTestDatabase();
    try {
      await loadDemo({ database: whole, seed: 1, grants: demoGrants, titles });
      // The two were loaded at different times.
      const linesOf = (of: TestDatabase) => storeLines(of.batch, { isWithoutTimes: true });
      const [resumed, expected] = [new Set(await linesOf(database)), new Set(await linesOf(whole))];
      expect([...resumed].filter((line) => !expected.has(line))).toEqual([]);
      expect([...expected].filter((line) => !resumed.has(line))).toEqual([]);
    } finally {
      await whole.drop();
    }
  });

  test('does not change a catalogue into which something was imported', async () => {
    const before = await storeDigest(database.batch);
    const signal = AbortSignal.timeout(60_000);
    expect(await startBackgroundDemo(database, { titles: 5_000, out: quietOutput(), signal })).toBeUndefined();
    expect(await storeDigest(database.batch)).toBe(before);
  });
});

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
