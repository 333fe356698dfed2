import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '@titlenet/server/database/connection';
import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { amount } from '../amount.ts';
import { type MeasuredDatabase, provideDatabase } from '../database.ts';
import { drawPowerSamples } from '../power-samples.ts';
import { seededRandom } from '../random.ts';
import { compareSearches, type EngineFigures, measureUpdates } from './compare.ts';
import { isDuckDbInstalled } from './duckdb.ts';
import type { ChangedTitle, EngineLocation } from './engine.ts';
import type { EngineName, PeerName } from './engines.ts';
import { type HostedEngine, hostEngine } from './hosted-engine.ts';
import { buildSeconds, loadPeers } from './load-peers.ts';
import { callTable, engineTable } from './peers-report.ts';

const SAMPLES_PER_SHAPE = amount(3);
const TITLES_CHANGED = amount(1_000, 10);
/** In the same cluster as the product's database. */
const TEXTBOOK_DATABASE = 'titlenet_textbook';

interface PeersRun {
  location: MeasuredDatabase;
  database: OpenDatabase;
  seeds: readonly number[];
  say(text: string): void;
  note(text: string): void;
}

/** Compares power search with the other engines and prints the result. */
export async function measurePeers({ location, database, seeds, say, note }: PeersRun): Promise<void> {
  const folder = join(location.folder, 'peers');
  mkdirSync(folder, { recursive: true });
  const cluster = location.url ? location : await provideDatabase('postgres', folder);
  const engines: HostedEngine[] = [];
  try {
    const locations = new Map<PeerName, EngineLocation>([
      ['textbook', { folder: join(folder, 'textbook'), url: await provideTextbook(cluster.url!) }],
      ['sqlite', { folder: join(folder, 'sqlite') }],
    ]);
    if (await isDuckDbInstalled()) locations.set('duckdb', { folder: join(folder, 'duckdb') });
    else say('DuckDB is left out: `npm install --no-package-lock` in bench/peers installs it.');
    await loadPeers(database.batch, locations, note);

    engines.push(await hostEngine('titlenet', { folder: location.folder, url: location.url }));
    for (const [name, own] of locations) engines.push(await hostEngine(name, own));
    const calls = new Map<EngineName, number[]>();
    for (const seed of seeds) {
      const sampled = await drawPowerSamples(database.batch, seed, SAMPLES_PER_SHAPE);
      const shapes = sampled.map(({ shape, samples }) => ({ name: shape.name, samples }));
      const count = shapes.reduce((sum, { samples }) => sum + samples.length, 0);
      const times = await compareSearches(engines, shapes, note);
      say(`## Other engines, sample searches of seed ${seed}`);
      say(`${count} sample searches of ${shapes.length} shapes: every engine found the same titles in the same order.`);
      say(callTable(shapes, times));
      for (const [name, ms] of times) calls.set(name, [...(calls.get(name) ?? []), ...ms]);
    }
    const titles = await drawTitles(database.batch);
    const figures: EngineFigures[] = [];
    for (const engine of engines) {
      const { sizes, memory } = await engine.figures();
      const updates = await measureUpdates(engine, titles);
      const { name, version } = engine;
      figures.push({ name, version, calls: calls.get(name)!, updates, sizes, memory });
    }
    say('## Engines beside each other');
    say(engineTable(figures, (name) => (name === 'titlenet' ? undefined : buildSeconds(locations.get(name)!))));
  } finally {
    for (const engine of engines) await engine.stop();
    if (cluster !== location) await cluster.stop();
  }
}

/** Creates the database if it does not exist. @returns its URL */
async function provideTextbook(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [TEXTBOOK_DATABASE]);
  if (rowCount === 0) await client.query(`create database ${TEXTBOOK_DATABASE} template template0`);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${TEXTBOOK_DATABASE}`;
  return url.href;
}

/** Current values of the titles that are changed. */
async function drawTitles(db: Kysely<Tables>): Promise<ChangedTitle[]> {
  const { rows: ends } = await sql<{ least: number; most: number }>`
    select min(id) as least, max(id) as most from title`.execute(db);
  const { least, most } = ends[0]!;
  const random = seededRandom(1);
  const ids = Array.from({ length: 2 * TITLES_CHANGED }, () => least + Math.floor(random() * (most - least + 1)));
  const { rows } = await sql<ChangedTitle>`
    select id, title_folded, title_sort, price, grid_row from title join title_grid on title_id = id
    where id = any(${ids}::integer[]) and not is_deleted limit ${TITLES_CHANGED}`.execute(db);
  return rows;
}
