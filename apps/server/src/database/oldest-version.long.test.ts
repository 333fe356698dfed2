import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../test/host-process.ts';
import { type Cluster, startCluster } from '../../test/postgres-cluster.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { storeDigest } from '../../test/store-digest.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { writeBackup } from '../cli/backup-command.ts';
import { restoreBackup } from '../cli/restore-command.ts';
import { CatalogueSearch } from '../search/catalogue-search.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { withSessionLock } from './session-lock.ts';

// PostgreSQL 15 is the oldest version that works. Debian 12 has it; tests that need it are not registered without.
const [initdb] = globSync('/usr/lib/postgresql/15/bin/initdb');
if (!initdb) console.log('Tests of PostgreSQL 15 are left out: it is not installed.');

const withVersion15 = initdb ? describe : () => undefined;

withVersion15('on PostgreSQL 15', () => {
  let cluster: Cluster;
  const open: OpenDatabase[] = [];
  async function createDatabase(name: string): Promise<OpenDatabase> {
    const admin = await openDatabase({ url: cluster.url('postgres'), folder: '', role: 'command', log: quietLog });
    await sql`create database ${sql.id(name)}`.execute(admin.batch);
    await admin.close();
    const database = await openDatabase({ url: cluster.url(name), folder: '', role: 'server', log: quietLog });
    open.push(database);
    await migrate(database);
    return database;
  }

  let database: OpenDatabase;
  beforeAll(async () => {
    const folder = dirname(initdb ?? '');
    cluster = await startCluster({ programs: { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') } });
    database = await createDatabase('store');
    await saveAsHouse(database, [titleRecord({ isbn: '9780062040800', bar: { title: 'The Lantern Keeper' } })]);
  });
  afterAll(async () => {
    for (const one of open) await one.close();
    await cluster?.remove();
  });

  test('the schema is created, and a title is found', async () => {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::integer / 10000 as version`.execute(database.db);
    expect(rows).toEqual([{ version: 15 }]);
    const search = new CatalogueSearch({ database, log: quietLog });
    search.start();
    await search.whenReady();
    const { total } = await search.findByQuickSearch({
      companies: ['001'],
      division: 1,
      field: 'title',
      value: 'lantern',
      maximum: 10,
    });
    expect(total).toBe(1);
    await search.close();
  });

  test('a notification arrives, and a session lock keeps others out', async () => {
    const received: string[] = [];
    await database.listen('purge', (payload) => received.push(payload));
    await database.notify('purge', 'one');
    await until(() => received.length > 0, 5_000);
    expect(received).toEqual(['one']);
    const outcomes: boolean[] = [];
    const isFirst = await withSessionLock(database.batch, 1, async () => {
      outcomes.push(await withSessionLock(database.batch, 1, async () => undefined));
    });
    expect([isFirst, outcomes]).toEqual([true, [false]]);
  });

  test('a backup is restored', async () => {
    const path = join(tmpdir(), `titlenet-${crypto.randomUUID()}.backup`);
    const other = await createDatabase('restored');
    try {
      await writeBackup(database, path);
      await restoreBackup(other, path, { mayReplace: false, onLoaded: () => undefined });
      expect(await storeDigest(other.db)).toBe(await storeDigest(database.db));
    } finally {
      await rm(path, { force: true });
    }
  });
});
