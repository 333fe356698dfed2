import { Agent, get } from 'node:http';
import type { Tables } from '@titlenet/server/database/tables';
import autocannon from 'autocannon';
import { type Kysely, sql } from 'kysely';
import { amount } from './amount.ts';
import { median, type Summary, summarise } from './harness/statistics.ts';
import { seededRandom } from './random.ts';
import type { RunningServer } from './server.ts';
import { stolenTicks } from './stolen-time.ts';

/** Requests per second of two consecutive measurements. */
export interface ThroughputRound {
  hello: number;
  sheet: number;
  /** Response times of sheets under this load, in ms. */
  sheetP50: number;
  sheetP99: number;
  /** CPU time that the host of the virtual machine took meanwhile, in 1/100 s over all cores. */
  stolen: number;
}

export interface SheetThroughput {
  rounds: ThroughputRound[];
  /** Sheets per hello-world: median of all rounds, and of undisturbed rounds (NaN if there are none). */
  ratio: { ofAll: number; undisturbed: number; undisturbedRounds: number };
  /** Mean body length of a sheet. */
  bytes: number;
  /** Sheets read one after the other, compressed as for browsers. */
  readings: {
    /** First reads of sheets, after a hundred requests. */
    firstAfterStart: Readings;
    /** Second reads of the same sheets. */
    again: Readings;
    /** First reads of other sheets, after all requests of this measurement. */
    firstAtWork: Readings;
  };
}

/** Milliseconds. */
export interface Readings {
  /** At the client. */
  calls: Summary;
  /** In the server. */
  server: Summary;
}

/** Short rounds, so that some of them are undisturbed. */
const SECONDS = 1;
const ROUNDS = amount(30);
/** Maximum stolen time of an undisturbed round: 1 % of two cores. */
const MAX_STOLEN = 4;
const WARM_UP_SECONDS = amount(4);
const CONNECTIONS = 10;
const SHEETS = amount(500, 20);
/** Sheets read before the measurement, because the first requests of a server compile its code. */
const WARM_UP = amount(100, 10);

/** Reads stored sheets at maximum rate, alternating with the hello-world. */
export async function measureSheets(server: RunningServer, db: Kysely<Tables>, seed: number): Promise<SheetThroughput> {
  const sampled = await drawSheets(db, seed);
  const [before, paths] = [sampled.slice(0, WARM_UP), sampled.slice(WARM_UP, WARM_UP + SHEETS)];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await readOneByOne(server, agent, before);
  const firstAfterStart = await readOneByOne(server, agent, paths);
  const again = await readOneByOne(server, agent, paths);
  const rounds: ThroughputRound[] = [];
  let bytes = 0;
  const hellos = [{ path: '/' }];
  const requests = paths.map((path) => ({ path, headers: server.headers }));
  await fire(server.helloAddress, hellos, WARM_UP_SECONDS);
  await fire(server.address, requests, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = stolenTicks();
    const hello = await fire(server.helloAddress, hellos, SECONDS);
    const sheet = await fire(server.address, requests, SECONDS);
    const stolen = stolenTicks() - before;
    bytes = sheet.throughput.total / sheet.requests.total;
    const { p50, p99 } = sheet.latency;
    rounds.push({ hello: hello.requests.average, sheet: sheet.requests.average, sheetP50: p50, sheetP99: p99, stolen });
  }
  const firstAtWork = await readOneByOne(server, agent, sampled.slice(WARM_UP + SHEETS));
  agent.destroy();
  return {
    rounds,
    ratio: ratioOf(rounds),
    bytes,
    readings: { firstAfterStart, again, firstAtWork },
  };
}

function ratioOf(rounds: readonly ThroughputRound[]): SheetThroughput['ratio'] {
  const parts = (of: readonly ThroughputRound[]) => of.map(({ hello, sheet }) => sheet / hello);
  const alone = parts(rounds.filter(({ stolen }) => stolen <= MAX_STOLEN));
  const undisturbed = alone.length > 0 ? median(alone) : Number.NaN;
  return { ofAll: median(parts(rounds)), undisturbed, undisturbedRounds: alone.length };
}

async function readOneByOne(server: RunningServer, agent: Agent, paths: readonly string[]): Promise<Readings> {
  const times: number[] = [];
  await server.takeTimes();
  for (const path of paths) {
    const start = performance.now();
    const status = await read(server, agent, path);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path} returned status ${status}`);
  }
  return { calls: summarise(times), server: summarise(await server.takeTimes()) };
}

function read({ address, headers }: RunningServer, agent: Agent, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = get(address + path, { agent, headers: { ...headers, 'accept-encoding': 'gzip' } }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode));
      answer.resume();
    });
    call.on('error', reject);
  });
}

async function fire(url: string, requests: autocannon.Request[], duration: number): Promise<autocannon.Result> {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses were no sheet, ${result.errors} requests failed`);
  return result;
}

/** Paths of different sheets: for the warm-up, and twice as many as one measurement needs. */
async function drawSheets(db: Kysely<Tables>, seed: number): Promise<string[]> {
  const { rows } = await sql<{ company: string; id: number }>`
    select company_code as company, product_id as id
    from title join title_document on title_id = id where not is_deleted order by id`.execute(db);
  const random = seededRandom(seed);
  const sampled = new Set<string>();
  while (sampled.size < Math.min(WARM_UP + 2 * SHEETS, rows.length)) {
    const { company, id } = rows[Math.floor(random() * rows.length)]!;
    sampled.add(`/api/TitleSheet/${company}/${id}`);
  }
  return [...sampled];
}
