import { Writable } from 'node:stream';
import { demoPeople } from '@titlenet/identity/demo-people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeDigest, storeLines } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';
import { startBackgroundDemo } from './background-demo.ts';
import { demoGrants } from './demo-grants.ts';
import { loadFirstDemo, printWelcome } from './first-start.ts';

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

describe('the welcome', () => {
  test('has the address and the people who can sign in', () => {
    let text = '';
    const out = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
      },
    });
    printWelcome(out, { address: 'http://localhost:8080' });
    expect(text).toContain('TitleNet serves http://localhost:8080');
    for (const { name, displayName } of demoPeople) expect(text).toMatch(new RegExp(`${name} +${displayName}`));
    expect(text).toMatch(/nobody +Nora Boddy +no company/);
  });
});
