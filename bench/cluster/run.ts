import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { subjectOf } from '../../apps/server/test/test-people.ts';
import { temporaryFolder } from '../harness/checks.ts';
import { endProgram, waitUntil } from '../harness/processes.ts';
import { loadDemo, runProductCommand } from '../harness/product-command.ts';
import { DatabaseCluster } from './database-cluster.ts';
import { type Fault, faults, type Surroundings } from './faults.ts';
import { createNetwork, removeNetwork } from './network.ts';
import { Office } from './office.ts';
import { impactOf } from './outcomes.ts';
import { ProductNodes } from './product-nodes.ts';
import { startPooler, startProxy } from './proxy.ts';
import { findTitles, lostEdits, lostTitles, query, searchDifferences } from './store-checks.ts';
import { uploadTitles } from './upload.ts';

const root = join(import.meta.dirname, '../..');
const machineNames = ['titlenet-db1', 'titlenet-db2', 'titlenet-db3'];
const ports = { web: 18_080, write: 18_432, read: 18_433 };
/** The port of PgBouncer in `deploy/pgbouncer.ini`. */
const POOLER_PORT = 18_532;
const nodePorts = [18_081, 18_082];
/** What the product sets for its connections and PgBouncer does not pass on (docs/operations.md). */
const ROLE_SETTINGS = [
  'jit = off',
  "work_mem = '64MB'",
  'random_page_cost = 1.1',
  "timezone = 'UTC'",
  "datestyle = 'ISO'",
];
/** A change of permissions is used by all nodes within this time. */
const PERMISSION_SECONDS = 5;
const UPLOADED_TITLES = 400;
/** The status of a call for a title of a company that the person does not have. */
const DENIED = 403;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    titles: { type: 'string', default: '3000' },
    /** Folder of the source of an earlier version with its packages, which the first fault replaces. */
    earlier: { type: 'string' },
    /** The nodes reach their databases through PgBouncer. */
    pgbouncer: { type: 'boolean' },
    /** Keeps the logs of all programs. */
    keep: { type: 'boolean' },
  },
});

/** Of the version that commands and nodes have. */
let currentRoot = values.earlier ? resolve(values.earlier) : root;

if (process.getuid?.() !== 0) throw new Error('The cluster needs root, to create networks and disks of its own.');
const folder = temporaryFolder('cluster');
const databases = new DatabaseCluster(createNetwork(machineNames), folder);
const proxy = startProxy({
  configuration: join(root, 'deploy/haproxy.cfg'),
  ports,
  databases: databases.machines,
  nodes: nodePorts,
  folder,
});
const superuser = DatabaseCluster.url('postgres', `127.0.0.1:${ports.write}`, 'titlenet');
const pooler = values.pgbouncer
  ? startPooler(join(root, 'deploy/pgbouncer.ini'), folder, DatabaseCluster.users)
  : undefined;
const throughPooler = (database: string) => DatabaseCluster.url('postgres', `127.0.0.1:${POOLER_PORT}`, database);
const nodes = await ProductNodes.create(nodePorts, {
  folder,
  writeUrl: pooler ? throughPooler('titlenet') : superuser,
  readUrl: pooler
    ? throughPooler('titlenet_read')
    : DatabaseCluster.url('postgres', `127.0.0.1:${ports.read}`, 'titlenet'),
  publicUrl: `http://127.0.0.1:${ports.web}`,
});
const publicAddress = `http://127.0.0.1:${ports.web}`;
const note = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Runs a command of the product. @returns its output. @throws if it fails */
const command = (...args: string[]) => runProductCommand(currentRoot, nodes.environment(0), args);

interface Line {
  fault: string;
  impact: string;
  kept: string;
  rights: string;
  indexes: string;
  isFine: boolean;
}

/** Asks again while the node cannot answer now. @returns the status, or 'nothing' after a minute */
async function decidedStatus(url: string, headers: Record<string, string>): Promise<number | 'nothing'> {
  let status = 0;
  const ask = async () => {
    status = (await fetch(url, { headers, signal: AbortSignal.timeout(10_000) })).status;
    return status < 500;
  };
  return waitUntil(`an answer of ${url}`, 60_000, ask).then(
    () => status,
    () => 'nothing' as const,
  );
}

/** Takes company 001 from a person, as soon as the database admits it. @returns what the nodes did with it, in words */
async function revoke(): Promise<string> {
  const subject = subjectOf('trade');
  const headers = await nodes.headersOf('trade');
  await waitUntil('permissions can be changed', 90_000, async () =>
    (await command('grant', subject, '--companies', '003', '--roles', 'employee')).includes(subject),
  );
  await sleep(PERMISSION_SECONDS * 1_000);
  const stale: string[] = [];
  for (const port of nodes.ports) {
    const [title] = titles;
    const status = await decidedStatus(`http://127.0.0.1:${port}/api/TitleSheet/001/${title?.isbn}`, headers);
    if (status !== DENIED) stale.push(`node ${port} answers ${status}`);
  }
  await command('grant', subject, '--companies', '001,003', '--roles', 'employee');
  return stale.join(', ');
}

async function drill(fault: Fault, range: number): Promise<Line> {
  const all: Surroundings = { databases, nodes, root, migrate: () => command('migrate') };
  note(`${fault.name}: people begin`);
  await databases.whenWhole();
  const headers = await nodes.headersOf('administrator');
  const office = new Office({ address: publicAddress, headers, titles });
  await office.open();
  const upload = await uploadTitles({ address: publicAddress, headers }, folder, range, UPLOADED_TITLES);
  await sleep(4_000);
  note(`${fault.name}: now`);
  const faultAt = Date.now();
  const events = [faultAt];
  // Commands of the earlier version refuse the schema of this one.
  currentRoot = root;
  const [, stale] = await Promise.all([fault.happen(all, () => events.push(Date.now())), sleep(1_000).then(revoke)]);
  await databases.whenWhole();
  // The timer must not keep the process alive after the drill.
  const imported = await Promise.race([upload.done, sleep(180_000, 'not ended after 180 s', { ref: false })]);
  await sleep(5_000);
  await office.close();
  const impact = impactOf(office.outcomes, events, fault.isDiskFull ? [507] : []);
  const lists = await lostEdits(superuser, office.confirmed);
  const lost = imported === 'done' ? await lostTitles(superuser, upload.isbns) : [];
  const sample = [
    ...(imported === 'done' ? upload.isbns.slice(0, 20) : []),
    ...titles.slice(0, 20).map(({ isbn }) => isbn),
  ];
  const differences: string[] = [];
  for (const port of nodes.ports) {
    const found = await searchDifferences(superuser, { address: `http://127.0.0.1:${port}`, headers }, sample);
    differences.push(...found.map((one) => `node ${port}: ${one}`));
  }
  const [firstLost, lastLost] = [lists.at(0), lists.at(-1)];
  const whenLost =
    firstLost && lastLost
      ? `, confirmed ${((firstLost - faultAt) / 1_000).toFixed(1)} to ${((lastLost - faultAt) / 1_000).toFixed(1)} s after the fault`
      : '';
  const confirmed = [...office.confirmed.values()].reduce((sum, isbns) => sum + isbns.size, 0);
  const isImportNamed =
    imported === 'done' || (fault.isDiskFull === true && imported.includes('disk of the server is full'));
  const isKept = lists.length === 0 && lost.length === 0 && isImportNamed;
  const isFine =
    isKept &&
    stale === '' &&
    differences.length === 0 &&
    impact.seconds <= fault.allowedSeconds &&
    impact.others === '';
  const line: Line = {
    fault: fault.name,
    impact: `${impact.failed} of ${impact.requests} requests failed, at most ${impact.seconds.toFixed(1)} s after it (allowed ${fault.allowedSeconds}); longest request ${impact.longest.toFixed(1)} s; ${impact.lost} edits without an answer${impact.others && `; other than 503 and 520: ${impact.others}`}`,
    kept: `${lists.length} of ${confirmed} confirmed edits lost${whenLost}; import ${imported}, ${lost.length} of ${upload.isbns.length} titles lost`,
    rights: stale || 'used by all nodes',
    indexes: differences.length > 0 ? differences.slice(0, 5).join('; ') : 'equal to the database',
    isFine,
  };
  note(JSON.stringify(line));
  return line;
}

let titles: Awaited<ReturnType<typeof findTitles>> = [];
let removing: Promise<void> | undefined;
const remove = () => {
  removing ??= (async () => {
    await nodes.remove();
    if (pooler) await endProgram(pooler);
    await endProgram(proxy);
    databases.remove();
    removeNetwork(machineNames);
    if (values.keep) note(`Logs: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  })();
  return removing;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void remove().then(() => process.exit(130)));

try {
  note('Starting three databases');
  await databases.start();
  await waitUntil('the proxy finds the primary', 30_000, async () => {
    const url = DatabaseCluster.url('postgres', `127.0.0.1:${ports.write}`, 'postgres');
    const rows = await query(url, "select 1 from pg_database where datname = 'titlenet'");
    if (rows.length === 0) await query(url, "create database titlenet encoding 'UTF8' template template0");
    if (pooler) for (const setting of ROLE_SETTINGS) await query(url, `alter role postgres set ${setting}`);
    return true;
  });
  note('Importing the demo catalogue');
  await loadDemo(currentRoot, nodes.environment(0), Number(values.titles));
  for (const [name, companies] of [
    ['administrator', 'all'],
    ['trade', '001,003'],
  ] as const)
    await command(
      'grant',
      subjectOf(name),
      '--companies',
      companies,
      '--roles',
      name === 'trade' ? 'employee' : 'administrator',
    );
  titles = await findTitles(superuser, 500);
  note(`Starting two nodes; people use ${titles.length} titles`);
  for (const port of nodePorts) await nodes.start(port, currentRoot);
  if (values.check) {
    const chosen = faults.filter(({ name }) => !values.only || values.only.some((word) => name.includes(word)));
    const lines: Line[] = [];
    for (const [index, fault] of chosen.entries()) lines.push(await drill(fault, 2 + index));
    console.log('| fault | requests | kept | permissions | indexes | as wanted |\n|---|---|---|---|---|---|');
    for (const { fault, impact, kept, rights, indexes, isFine } of lines)
      console.log(`| ${fault} | ${impact} | ${kept} | ${rights} | ${indexes} | ${isFine ? 'yes' : 'no'} |`);
    const report = await command('check').catch(
      (error: { stdout?: string }) => `Faults found:\n${error.stdout ?? error}`,
    );
    console.log(`\ntitlenet check: ${report.split('\n')[0]}`);
    process.exitCode = lines.every(({ isFine }) => isFine) ? 0 : 1;
  } else {
    console.log(`The product: ${publicAddress}; the primary: ${superuser}. Ctrl+C ends all.`);
    await new Promise(() => {});
  }
} finally {
  await remove();
}
