import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../apps/server/test/postgres-cluster.ts';
import { openSession } from '../browser-session.ts';
import { findTitles, query, searchDifferences } from '../cluster/store-checks.ts';
import { type Check, Lines } from '../harness/checks.ts';
import { DATABASE_USER, runProgram, waitUntil } from '../harness/processes.ts';
import { type Product, startProduct } from '../harness/product.ts';

const PORT = 18_540;
const STANZA = 'titlenet';

/** Backs a used database up with pgBackRest, damages it, and restores it to the moment before the damage. */
export const backupCheck: Check = {
  name: 'backup',
  async run(folder) {
    await using started = new AsyncDisposableStack();
    const { cluster, backRest } = await startArchivedCluster(folder);
    started.defer(() => cluster.remove());
    const database = cluster.url('postgres');
    const settings = { DATABASE_URL: database };
    let product = await startProduct(folder, PORT, settings);
    started.defer(() => product.stop());
    const lines = new Lines();
    backRest('stanza-create');
    backRest('check');
    lines.add('check, which archives a segment of the log', 'exit code 0', true);
    backRest('backup', '--type=full');
    lines.add('backup while the server runs', 'exit code 0', true);

    // After the backup, so that it is restored from the archived log.
    const list = await createList(product);
    const [moment] = await query<{ at: string; titles: number; content: string }>(database, `${CONTENT}`);
    await query(database, 'update title set is_deleted = true where id % 2 = 0');
    await query(database, 'delete from user_list');
    await query(database, 'select pg_switch_wal()');
    await product.stop();
    await cluster.stop();
    backRest('restore', '--delta', '--type=time', `--target=${moment?.at}`, '--target-action=promote');
    await cluster.start();
    await waitUntil('the restored database is writable', 60_000, async () => {
      const [row] = await query<{ isWritable: boolean }>(database, 'select not pg_is_in_recovery() as "isWritable"');
      return row?.isWritable === true;
    });
    product = await startProduct(folder, PORT, settings);
    const [restored] = await query<{ titles: number; content: string }>(database, CONTENT);
    lines.compare('restored to the moment before the damage: titles', restored?.titles, moment?.titles);
    lines.compare('digest of all titles and lists is as before', restored?.content === moment?.content, true);
    await compareProduct(lines, product, database, list);
    backRest('verify');
    lines.add('verify', 'exit code 0', true);
    return lines.all.map((line) => ({ ...line, what: `${backRest('version').trim()}: ${line.what}` }));
  },
};

/** The moment, and a digest of what people would miss. */
const CONTENT = `select now()::text as at, (select count(*)::int from title where not is_deleted) as titles,
  (select md5(string_agg(t::text, '|' order by t.id)) from title t)
    || (select md5(coalesce(string_agg(l::text, '|' order by l.id), '')) from user_list l)
    || (select md5(coalesce(string_agg(i::text, '|' order by i.list_id, i.isbn), '')) from user_list_item i) as content`;

/** Runs a command of pgBackRest. @returns its output. @throws if it fails */
type BackRest = (command: string, ...options: string[]) => string;

async function startArchivedCluster(folder: string): Promise<{ cluster: Cluster; backRest: BackRest }> {
  const id = (flag: string) => Number(runProgram('id', [flag, DATABASE_USER]));
  const repository = join(folder, 'repository');
  const pg = join(folder, 'pg');
  const configuration = join(folder, 'pgbackrest.conf');
  for (const path of [repository, join(folder, 'pgbackrest-log')]) {
    mkdirSync(path);
    chownSync(path, id('-u'), id('-g'));
  }
  // PostgreSQL runs as its own user, who needs access to its folder.
  chmodSync(join(folder, '..'), 0o755);
  writeFileSync(
    configuration,
    `[global]
repo1-path=${repository}
repo1-retention-full=2
log-path=${join(folder, 'pgbackrest-log')}
lock-path=${join(folder, 'pgbackrest-log')}
start-fast=y
process-max=2
[${STANZA}]
pg1-path=${join(pg, 'data')}
pg1-socket-path=${pg}
pg1-user=postgres
`,
  );
  const options = [`--config=${configuration}`, `--stanza=${STANZA}`];
  const cluster = await startCluster({
    folder: pg,
    settings: [
      'wal_level=replica',
      'archive_mode=on',
      `archive_command=pgbackrest ${options.join(' ')} archive-push %p`,
    ],
  });
  const asOwner = [`--reuid=${DATABASE_USER}`, `--regid=${DATABASE_USER}`, '--init-groups', 'pgbackrest'];
  return {
    cluster,
    backRest: (command, ...more) => {
      const all = command === 'version' ? [command] : [command, ...options, ...more];
      return runProgram('setpriv', [...asOwner, ...all]);
    },
  };
}

/** @returns the name of the new list, which has one title */
async function createList(product: Product): Promise<string> {
  const name = 'Kept by the restore';
  const session = await openSession(product.url, 'employee');
  try {
    const { id } = await session.call<{ id: number }>('/api/UserLists', { name });
    const { data } = await session.call<{ data: { isbn: string }[] }>('/api/Searching/QuickSearch', {
      title: 'the',
      company: 1,
    });
    await session.call(`/api/UserLists/${id}/Isbns`, { isbns: data.slice(0, 1).map(({ isbn }) => isbn) });
  } finally {
    await session.close();
  }
  return name;
}

/** Compares what people see with the database, and the database with itself. */
async function compareProduct(lines: Lines, product: Product, database: string, list: string): Promise<void> {
  const session = await openSession(product.url, 'employee');
  try {
    const lists = await session.call<{ name: string; titles: number }[]>('/api/UserLists');
    lines.compare(
      'the list of a person',
      lists.some(({ name }) => name === list),
      true,
    );
    const isbns = (await findTitles(database, 20)).map(({ isbn }) => isbn);
    const differences = await searchDifferences(database, { address: product.url, headers: session.headers }, isbns);
    lines.compare('differences of searches from the database', differences, []);
  } finally {
    await session.close();
  }
  // The command fails if there are faults.
  const [firstLine = ''] = (await product.command('check')).split('\n');
  lines.add('titlenet check', firstLine, true);
}
