import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '../../apps/server/test/postgres-cluster.ts';
import { callProduct } from '../cluster/office.ts';
import { ProductNodes } from '../cluster/product-nodes.ts';
import { findTitles } from '../cluster/store-checks.ts';
import { uploadTitles } from '../cluster/upload.ts';
import { temporaryFolder } from '../harness/checks.ts';
import { loadDemo } from '../harness/product-command.ts';
import { median, percentile } from '../harness/statistics.ts';
import { startPeople, type WorkDone } from './people.ts';
import { drawReadings, type Reading, readServer } from './readings.ts';

const PORT = 18_560;
const READING_MS = 10_000;
const IMPORT_MS = 60_000;
const IMPORTED_TITLES = 200;
const IMPORT_ROUNDS = 30;
const LISTS = 20;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '200' },
    titles: { type: 'string', default: '5000' },
    /** File of the picture of the readings. */
    picture: { type: 'string', default: 'soak.svg' },
  },
});
const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder('soak');

await using started = new AsyncDisposableStack();
started.defer(() => rmSync(folder, { recursive: true, force: true }));
const cluster = await startCluster({ folder: join(folder, 'pg'), settings: ['shared_buffers=512MB'] });
started.defer(() => cluster.remove());
const address = `http://127.0.0.1:${PORT}`;
const url = cluster.url('postgres');
const nodes = await ProductNodes.create([PORT], { folder, writeUrl: url, readUrl: url, publicUrl: address });
started.defer(() => nodes.remove());
await loadDemo(root, nodes.environment(0), Number(values.titles));
await nodes.start(PORT, root);
const headers = await nodes.headersOf('administrator');
const at = { address, headers };
const titles = await findTitles(url, 2_000);
const lists: number[] = [];
for (let number = 0; number < LISTS; number += 1)
  lists.push(((await callProduct(at, 'POST', '/api/UserLists', { name: `Soak ${number}` })) as { id: number }).id);

const stop = new AbortController();
// Interrupted, it reports what it has seen until then, and ends what it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
const { done, ended } = startPeople({ ...at, titles, lists, count: Number(values.people) }, stop.signal);
const imports: string[] = [];
const importing = keepImporting(imports);
const readings: Reading[] = [];
const from = Date.now();
console.error(`${values.people} people begin`);
while (!stop.signal.aborted && Date.now() - from < Number(values.minutes) * 60_000) {
  await sleep(READING_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  readings.push(await readServer(address, from));
  writeFileSync(values.picture, drawReadings(readings));
}
stop.abort();
await Promise.all([ended, importing]);
report(done);

/** Imports a file a minute, whose titles are new the first time and changed then. */
async function keepImporting(states: string[]): Promise<void> {
  for (let round = 0; !stop.signal.aborted; round += 1) {
    const { done: imported } = await uploadTitles(at, folder, 2, IMPORTED_TITLES, round % IMPORT_ROUNDS);
    states.push(await imported);
    await sleep(IMPORT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  }
}

function report({ times, failures }: WorkDone): void {
  console.log('| work | requests | p50 ms | p95 ms | worst ms |\n|---|--:|--:|--:|--:|');
  for (const [kind, all] of times)
    console.log(
      `| ${kind} | ${all.length} | ${[50, 95, 100].map((part) => percentile(all, part).toFixed(0)).join(' | ')} |`,
    );
  console.log(`\nfailures: ${[...failures].map(([kind, count]) => `${kind} × ${count}`).join(', ') || 'none'}`);
  const ends = [...Map.groupBy(imports, (state) => state)].map(([state, all]) => `${state} × ${all.length}`);
  console.log(`imports of ${IMPORTED_TITLES} titles: ${ends.join(', ')}`);
  const third = Math.floor(readings.length / 3);
  console.log('\n| value | median of the first third | of the second | of the last | highest |\n|---|--:|--:|--:|--:|');
  for (const name of ['memoryMb', 'heapMb', 'externalMb', 'handles', 'delayMs'] as const) {
    const parts = [0, 1, 2].map((part) =>
      median(readings.slice(part * third, (part + 1) * third).map((reading) => reading[name])).toFixed(0),
    );
    console.log(
      `| ${name} | ${parts.join(' | ')} | ${Math.max(...readings.map((reading) => reading[name])).toFixed(0)} |`,
    );
  }
}
