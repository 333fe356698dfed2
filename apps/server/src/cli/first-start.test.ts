import { Writable } from 'node:stream';
import { demoPeople } from '@titlenet/identity/demo-people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeDigest } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase, testDatabaseKind } from '../../test/test-database.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';
import { demoGrants } from './demo-grants.ts';
import { prepareFirstStart, printWelcome } from './first-start.ts';

const demo = { titles: 300, seed: 1, referenceDate: '2026-11-01', grants: demoGrants };

describe('the first start', () => {
  let database: TestDatabase;
  let text = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  // More than two rounds, which are long on PostgreSQL.
  const titles = testDatabaseKind === 'postgres' ? 900 : 300;

  test('that was cut off goes on at the next one and ends with the whole demo', async () => {
    const stop = new AbortController();
    const cutOff = loadDemo({
      database,
      ...demo,
      titles,
      startedBy: 'first start',
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('cut off')),
    });
    await expect(cutOff).rejects.toThrow('cut off');
    const stored = await database.db.selectFrom('title').select('id').execute();
    expect(stored.length).toBeLessThan(titles);
    await prepareFirstStart(database, { titles: 5_000, out });
    const whole = await createTestDatabase();
    try {
      await loadDemo({ database: whole, ...demo, titles });
      // The two were loaded at different times.
      const digest = (of: TestDatabase) => storeDigest(of.db, { isWithoutTimes: true });
      expect(await digest(database)).toBe(await digest(whole));
    } finally {
      await whole.drop();
    }
    expect(text).toContain(`${titles} of ${titles}`);
  });

  test('leaves a catalogue alone that something was fed to', async () => {
    text = '';
    const before = await storeDigest(database.db);
    await prepareFirstStart(database, { titles: 5_000, out });
    expect(await storeDigest(database.db)).toBe(before);
    expect(text).toBe('');
  });

  test('ends with the address and everybody who may sign in', () => {
    text = '';
    printWelcome(out, { address: 'http://localhost:8080' });
    expect(text).toContain('TitleNet serves http://localhost:8080');
    for (const { name, displayName } of demoPeople) expect(text).toMatch(new RegExp(`${name} +${displayName}`));
    expect(text).toMatch(/nobody +Nora Boddy +no company/);
  });
});
