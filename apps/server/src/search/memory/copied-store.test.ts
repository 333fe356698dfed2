import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../../test/postgres-cluster.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { writeBackup } from '../../cli/backup-command.ts';
import { restoreBackup } from '../../cli/restore-command.ts';
import { type OpenDatabase, openDatabase } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';
import type { Tables } from '../../database/tables.ts';
import { CatalogueSearch } from '../catalogue-search.ts';

/*
 * A store that is copied into a cluster whose transaction ids are behind those of its source. The cluster reaches the ids
 * of the source's change notes while titles are changed there.
 */

const TITLES = 12;

let folder: string;
let source: TestDatabase;
let cluster: Cluster;
let copies = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-copied-'));
  cluster = await startCluster();
  source = await createTestDatabase();
  const titles = Array.from({ length: TITLES }, (_, number) => record(number, 'Lantern'));
  await saveAsHouse(source, titles);
});
afterAll(async () => {
  await source?.drop();
  await cluster?.remove();
  await rm(folder, { recursive: true, force: true });
});

const record = (number: number, title: string) =>
  titleRecord({ isbn: String(9_780_062_000_000 + number), bar: { title } });

/** Runs a statement in each of some transactions. */
async function inTransactions(db: Kysely<Tables>, count: number, statement: string): Promise<void> {
  const loop = `begin for i in 1..${Math.max(0, count)} loop ${statement}; commit; end loop; end`;
  await sql`do ${sql.lit(loop)}`.execute(db);
}

const skipTransactions = (db: Kysely<Tables>, count: number) =>
  inTransactions(db, count, 'perform pg_current_xact_id()');

const nextTransaction = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot()) as next`.execute(db);
  return Number(rows[0]?.next);
};

/** Writes change notes into the source whose ids the other cluster has not reached, each of the transaction after the last. */
async function changeSource(other: Kysely<Tables>): Promise<void> {
  await skipTransactions(source.db, (await nextTransaction(other)) + 1_000 - (await nextTransaction(source.db)));
  await sql`delete from catalogue_change`.execute(source.db);
  await inTransactions(source.db, 200, "update title set title_sort = 'lantern'");
}

/** Restores a backup of the source into a new database of the other cluster. */
async function restored(): Promise<OpenDatabase> {
  const name = `copy${copies++}`;
  const admin = await openDatabase({ url: cluster.url('postgres'), folder, role: 'command', log: quietLog });
  await sql`create database ${sql.ref(name)}`.execute(admin.db);
  await changeSource(admin.db);
  await writeBackup(source, join(folder, 'store.backup'));
  await admin.close();
  const copy = await openDatabase({ url: cluster.url(name), folder, role: 'server', log: quietLog });
  await restoreBackup(copy, join(folder, 'store.backup'), { mayReplace: false, onLoaded: () => undefined });
  return copy;
}

/** Copies the rows that `titlenet backup` leaves out, as `pg_dump` and `pg_restore` do. */
async function copyOtherTables(to: Kysely<Tables>): Promise<void> {
  for (const table of ['store_identity', 'catalogue_change', 'catalogue_change_kept', 'search_snapshot']) {
    const { rows } = await sql<{ all: string }>`
      select coalesce(json_agg(one), '[]')::text as all from ${sql.table(table)} as one`.execute(source.db);
    await sql`delete from ${sql.table(table)}`.execute(to);
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${rows[0]?.all}::json)`.execute(to);
  }
}

/** @returns how many of the titles that are changed one by one each node finds by their new names */
async function findsChanges(copy: OpenDatabase, nodes: readonly CatalogueSearch[]): Promise<number[]> {
  const found = nodes.map(() => 0);
  for (let number = 0; number < TITLES; number++) {
    await saveAsHouse(copy, [record(number, `Candle ${number}`)]);
    for (const [node, search] of nodes.entries()) {
      const { total } = await search.findByQuickSearch({
        field: 'title',
        value: `candle ${number}`,
        division: 1,
        companies: ['001'],
        maximum: 10,
      });
      if (total > 0) found[node] = (found[node] ?? 0) + 1;
    }
  }
  return found;
}

async function openedNode(database: OpenDatabase): Promise<CatalogueSearch> {
  const node = new CatalogueSearch({ database, log: quietLog });
  node.start();
  await node.whenReady();
  return node;
}

/** The next transactions of the copy have the ids of the source's change notes. */
async function reachSource(copy: OpenDatabase): Promise<void> {
  const { rows } = await sql<{
    first: string;
  }>`select percentile_disc(0.5) within group (order by xact::text::bigint) as first from catalogue_change`.execute(
    source.db,
  );
  await skipTransactions(copy.db, Number(rows[0]?.first) - (await nextTransaction(copy.db)));
}

test.each([
  ['titlenet restore', async () => undefined],
  ['pg_restore', copyOtherTables],
] as const)(
  'two nodes find every change after %s into a cluster whose transaction ids are behind [OPS-01]',
  async (_, copyMore) => {
    const copy = await restored();
    await copyMore(copy.db);
    await migrate(copy);
    const nodes = [await openedNode(copy), await openedNode(copy)];
    await reachSource(copy);
    expect(await findsChanges(copy, nodes)).toEqual([TITLES, TITLES]);
    for (const node of nodes) await node.close();
    await copy.close();
  },
);

test('a node finds every change when the store is replaced while it runs [OPS-01]', async () => {
  const copy = await restored();
  await migrate(copy);
  const node = await openedNode(copy);
  await copyOtherTables(copy.db);
  await reachSource(copy);
  await expect
    .poll(() =>
      node
        .findByQuickSearch({ field: 'title', value: 'lantern', division: 1, companies: ['001'], maximum: 100 })
        .then(({ total }) => total),
    )
    .toBe(TITLES);
  await node.whenReady();
  expect(await findsChanges(copy, [node])).toEqual([TITLES]);
  await node.close();
  await copy.close();
});
