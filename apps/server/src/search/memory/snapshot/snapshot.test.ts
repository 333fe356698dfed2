import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';
import type { Log } from '../../../database/log.ts';
import { rebuildTitles } from '../../../write-titles/rebuild-titles.ts';
import { pruneChanges } from '../changes.queries.ts';
import { byTitle } from '../filter.ts';
import { IndexReplicator } from '../index-replicator.ts';
import { SnapshotStore } from './snapshot-store.ts';

let database: TestDatabase;
let folder: string;
let path: string;
let discarded: string[];
let loaded: { titles: number; isFromSnapshot: boolean }[];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'titlenet-snapshot-'));
  path = join(folder, 'search-index', 'snapshot');
  discarded = [];
  loaded = [];
  await saveAsHouse(database, [record(1, 'Lantern one'), record(2, 'Lantern two')]);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const record = (number: number, title: string) =>
  titleRecord({ isbn: String(9_780_062_000_000 + number), bar: { title } });

const log: Log = {
  ...quietLog,
  info: (details) => loaded.push(details as (typeof loaded)[number]),
  warn: (details) => discarded.push((details as { reason: string }).reason),
};

/** Starts a server's index, returns the titles that match "lantern", and stops it. */
async function start({ database: used = database, change = async () => {} } = {}): Promise<number> {
  const snapshots = new SnapshotStore(path, used.db, log);
  const replicator = new IndexReplicator({ database: used, log, onChange: () => {}, snapshots });
  replicator.start();
  await replicator.whenLoaded();
  await change();
  const index = await replicator.current();
  const { total } = index.search({ companies: ['001'], filters: [byTitle('contains', 'lantern')] }, 10);
  await replicator.close();
  return total;
}

const isFromSnapshot = () => loaded.map((each) => each.isFromSnapshot);

test('a second start reads the snapshot, and the changes since', async () => {
  expect(await start()).toBe(2);
  await saveAsHouse(database, [record(3, 'Lantern three'), record(1, 'Candle one')]);
  await database.db.deleteFrom('title').where('isbn', '=', '9780062000002').execute();
  expect(await start()).toBe(1);
  expect(isFromSnapshot()).toEqual([false, true]);
  expect(discarded).toEqual([]);
});

test('a change while the server runs is in the snapshot that it writes when it stops', async () => {
  await start({ change: () => saveAsHouse(database, [record(3, 'Lantern three')]).then(() => undefined) });
  const { mtimeMs } = await stat(path);
  expect(await start()).toBe(3);
  expect(isFromSnapshot()).toEqual([false, true]);
  // Nothing has changed: it was not written again.
  expect((await stat(path)).mtimeMs).toBe(mtimeMs);
});

test.each<[string, () => Promise<void>]>([
  [
    'a changed byte',
    async () => {
      const file = await open(path, 'r+');
      const { size } = await file.stat();
      await file.write(Buffer.from([0x5a]), 0, 1, Math.floor(size / 2));
      await file.close();
    },
  ],
  ['a missing end', async () => truncate(path, (await stat(path)).size - 100)],
  ['an empty file', () => truncate(path, 0)],
  ['another file', () => writeFile(path, 'This is not a snapshot of a search index, but some other text.')],
  [
    'a wrong length',
    async () => {
      const bytes = await readFile(path);
      bytes.writeUInt32LE(0xffff_fff0, 4);
      await writeFile(path, bytes);
    },
  ],
])('a damaged snapshot is discarded: %s', async (_, damage) => {
  await start();
  await damage();
  expect(await start()).toBe(2);
  expect(isFromSnapshot()).toEqual([false, false]);
  expect(discarded).toEqual([expect.stringMatching(/^damaged/)]);
  // The next start uses the new one.
  expect(await start()).toBe(2);
  expect(isFromSnapshot()).toEqual([false, false, true]);
});

test('a snapshot of another format is discarded, although it is whole', async () => {
  await start();
  const bytes = (await readFile(path)).subarray(0, -32);
  // The format is the first number of the layout.
  bytes.write('0', bytes.indexOf('"layout":"') + '"layout":"'.length);
  await writeFile(path, [bytes, createHash('sha256').update(bytes).digest()]);
  expect(await start()).toBe(2);
  expect(isFromSnapshot()).toEqual([false, false]);
  expect(discarded).toEqual(['made by another version']);
});

test('a snapshot of an earlier derivation version is brought up to date when titles are rebuilt', async () => {
  // As another version derived it: the index has nothing else to go by.
  await sql`update title set title_folded = 'former name' where isbn = '9780062000001'`.execute(database.db);
  await sql`update title_derivation set version = 'another release'`.execute(database.db);
  expect(await start()).toBe(1);
  await rebuildTitles(database, quietLog);
  expect(await start()).toBe(2);
  expect(isFromSnapshot()).toEqual([false, true]);
  expect(discarded).toEqual([]);
});

test('searches fail with the progress until the changes since the snapshot are applied', async () => {
  await start();
  const gate = Promise.withResolvers<void>();
  const delayed: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await gate.promise;
      return result;
    },
  };
  const slow = { ...database, batch: database.batch.withPlugin(delayed) };
  const snapshots = new SnapshotStore(path, database.db, log);
  const replicator = new IndexReplicator({ database: slow, log, onChange: () => {}, snapshots });
  replicator.start();
  const message = 'TitleNet is reading its catalogue: 90 %';
  await expect.poll(() => replicator.status).toEqual({ isReady: false, percent: 90, message });
  await expect(replicator.current()).rejects.toMatchObject({ code: 'search-not-ready', message, progress: 90 });
  gate.resolve();
  await replicator.whenLoaded();
  expect(replicator.status).toEqual({ isReady: true, percent: 100 });
  await replicator.close();
});

test('a snapshot is discarded whose changes are no longer known', async () => {
  await start();
  await saveAsHouse(database, [record(3, 'Lantern three')]);
  const prune = async () => {
    await pruneChanges(database.db, 0);
    const { rows } = await sql<{ count: number }>`select count(*)::integer from catalogue_change`.execute(database.db);
    return rows[0]!.count;
  };
  // Transactions of other tests in the same cluster delay the pruning.
  await expect.poll(prune, { timeout: 20_000 }).toBe(0);
  expect(await start()).toBe(3);
  expect(isFromSnapshot()).toEqual([false, false]);
  expect(discarded).toEqual([expect.stringMatching(/^too old/)]);
});

test('a snapshot is discarded after all titles were replaced', async () => {
  await start();
  await sql`truncate title cascade`.execute(database.batch);
  expect(await start()).toBe(0);
  expect(isFromSnapshot()).toEqual([false, false]);
});

test('a snapshot of another database is discarded', async () => {
  await start();
  const other = await createTestDatabase();
  await saveAsHouse(other, [record(3, 'Lantern three')]);
  expect(await start({ database: other })).toBe(1);
  await other.drop();
  expect(isFromSnapshot()).toEqual([false, false]);
  expect(discarded).toEqual(['made of another database']);
});

test('a snapshot is discarded if its record was copied from another cluster [OPS-01]', async () => {
  await start();
  await sql`update store_identity set place = 'another cluster'`.execute(database.db);
  expect(await start()).toBe(2);
  expect(discarded).toEqual(['made of another database']);
});
