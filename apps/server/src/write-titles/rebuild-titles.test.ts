import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { saveAsOtherRelease, valuesOfThisRelease } from '../../test/save-as-other-release.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { lockTitles } from '../records/identify-titles.queries.ts';
import { checkTitles } from './check-titles.ts';
import { derivationVersion } from './derivation-version.ts';
import { countStaleTitles, releaseRebuildLock, tryRebuildLock } from './rebuild.queries.ts';
import { rebuildTitles } from './rebuild-titles.ts';

const isbns = ['9780062040800', '9780062040817', '9780062040824'];
const records = isbns.map((isbn, index) => titleRecord({ isbn, productId: 4711 + index, ...valuesOfThisRelease }));

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
afterEach(() => server.database.batch.deleteFrom('title').execute());

async function faults(): Promise<string[]> {
  const found: string[] = [];
  for await (const { title, what } of checkTitles(server.database.batch, () => undefined))
    found.push(`${title}: ${what}`);
  return found;
}

async function search(body: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/Searching/PowerSearch/HarperCollins',
    headers: server.as('employee'),
    body,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ total: number; data: Record<string, unknown>[] }>();
}

async function found(body: object): Promise<number> {
  return (await search(body)).total;
}

async function keynotes(): Promise<unknown[]> {
  const preference = { url: '/api/Account/Preference?company=001', headers: server.as('employee'), body: ['KEYNOTE'] };
  const { statusCode } = await server.app.inject({ method: 'POST', ...preference });
  expect(statusCode).toBe(204);
  return (await search({ pubYear: '2026' })).data.map((row) => row.KEYNOTE);
}

async function originalPublisher(): Promise<unknown> {
  const answer = await server.app.inject({ url: '/api/TitleSheet/001/4711', headers: server.as('employee') });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ editorial: { originalPublisher?: unknown } }>().editorial.originalPublisher;
}

const staleTitles = () => countStaleTitles(server.database.batch, derivationVersion);

describe('titles that another release derived', () => {
  test('are served in their old state until they are rebuilt, and then have all of this release', async () => {
    await saveAsOtherRelease(server.database, records);
    expect(await staleTitles()).toBe(3);
    expect(await found({ pubSeason: 'Fall' })).toBe(0);
    expect(await found({ libraryPrice: '46.5' })).toBe(0);
    expect(await found({ onixText: 'sea' })).toBe(0);
    // A row with other columns is derived by the search that needs it.
    expect(await keynotes()).toEqual(['Calm', 'Calm', 'Calm']);
    expect(await originalPublisher()).toBeUndefined();
    expect(await faults()).toEqual(
      expect.arrayContaining([
        "001 9780062040800: its document's sheet is stale",
        '001 9780062040800: lacks the code pubSeason Fall',
        '001 9780062040800: title.ranges is not what its records give',
        '001 9780062040800: its row of results is stale',
        expect.stringMatching(/^001 9780062040800: lacks the text /),
      ]),
    );

    expect(await rebuildTitles(server.database, quietLog)).toBe(3);

    expect(await faults()).toEqual([]);
    expect(await found({ pubSeason: 'Fall' })).toBe(3);
    expect(await found({ libraryPrice: '46.5' })).toBe(3);
    expect(await found({ onixText: 'sea' })).toBe(3);
    expect(await keynotes()).toEqual(['Calm', 'Calm', 'Calm']);
    expect(await originalPublisher()).toBe('Northern Press');
    expect(await staleTitles()).toBe(0);
    expect(await rebuildTitles(server.database, quietLog)).toBe(0);
  });

  test('are rebuilt from where an interrupted rebuild ended', async () => {
    const more = Array.from({ length: 60 }, (_, index) =>
      titleRecord({ isbn: `97900000000${String(index).padStart(2, '0')}`, bar: { pubSeason: 'Fall' } }),
    );
    await saveAsHouse(server.database, more);
    await sql`update title_derivation set version = 'another release'`.execute(server.database.batch);
    const stop = new AbortController();
    const seen: number[] = [];
    const onProgress = ({ done, total }: { done: number; total: number }) => {
      expect(total).toBe(60);
      seen.push(done);
      if (done > 0) stop.abort();
    };
    const first = await rebuildTitles(server.database, quietLog, { signal: stop.signal, onProgress });
    expect(first).toBe(seen.at(-1));
    expect(first).toBeLessThan(60);
    expect(await staleTitles()).toBe(60 - first);
    expect(await rebuildTitles(server.database, quietLog)).toBe(60 - first);
    expect(await staleTitles()).toBe(0);
  });

  test('show their progress in the health check of every node', async () => {
    await saveAsHouse(server.database, records);
    const health = async () => (await server.app.inject('/api/HealthCheck')).json();
    expect(await health()).not.toHaveProperty('rebuild');
    await sql`update title_derivation set version = 'another release'`.execute(server.database.batch);
    const progress: unknown[] = [];
    const pending: Promise<unknown>[] = [];
    await rebuildTitles(server.database, quietLog, {
      onProgress: (seen) => {
        progress.push(seen);
        pending.push(health());
      },
    });
    expect(progress).toEqual([
      { done: 0, total: 3 },
      { done: 3, total: 3 },
    ]);
    await Promise.all(pending);
    expect(await health()).not.toHaveProperty('rebuild');
  });

  test('are rebuilt even if one of them cannot be derived; that one keeps its old state', async () => {
    await saveAsHouse(server.database, records);
    await sql`update title_derivation set version = 'another release'`.execute(server.database.batch);
    await sql`
      update title_source set record = '{}' where title_id = (select id from title where isbn = ${isbns[1]})`.execute(
      server.database.batch,
    );
    const errors: object[] = [];
    const log = { ...quietLog, error: (what: object) => void errors.push(what) };
    expect(await rebuildTitles(server.database, log)).toBe(2);
    expect(await staleTitles()).toBe(1);
    expect(errors[0]).toMatchObject({ titleId: expect.any(Number) });
    expect(await originalPublisher()).toBe('Northern Press');
  });

  test('are rebuilt by one process at a time', async () => {
    await saveAsHouse(server.database, records);
    await sql`update title_derivation set version = 'another release'`.execute(server.database.batch);
    await server.database.batch.connection().execute(async (other) => {
      expect(await tryRebuildLock(other)).toBe(true);
      const waiting = rebuildTitles(server.database, quietLog);
      expect(await Promise.race([waiting, sleep(500, 'waiting')])).toBe('waiting');
      expect(await staleTitles()).toBe(3);
      await releaseRebuildLock(other);
      expect(await waiting).toBe(3);
    });
    expect(await staleTitles()).toBe(0);
    expect(await faults()).toEqual([]);
  });

  test('are left to an import that is writing them', async () => {
    await saveAsHouse(server.database, records);
    await sql`update title_derivation set version = 'another release'`.execute(server.database.batch);
    await server.database.batch.transaction().execute(async (trx) => {
      await lockTitles(trx, records.slice(0, 1));
      expect(await rebuildTitles(server.database, quietLog)).toBe(2);
      expect(await staleTitles()).toBe(1);
    });
    await rebuildTitles(server.database, quietLog);
    expect(await staleTitles()).toBe(0);
  });
});
