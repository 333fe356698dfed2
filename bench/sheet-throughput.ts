import { Agent, get } from 'node:http';
import type { Tables } from '@titlenet/server/database/tables';
import autocannon from 'autocannon';
import { type Kysely, sql } from 'kysely';
import { seededRandom } from './random.ts';
import type { RunningServer } from './server.ts';
import { median, type Summary, summarise } from './statistics.ts';
import { stolenTicks } from './stolen-time.ts';

/** Requests a second of one pair of measurements, right after each other. */
export interface ThroughputRound {
  hello: number;
  sheet: number;
  /** Milliseconds of a sheet under this load. */
  sheetP50: number;
  sheetP99: number;
  /** Hundredths of a second that the machine's host took from all cores meanwhile. */
  stolen: number;
}

export interface SheetThroughput {
  rounds: ThroughputRound[];
  /** Of a sheet's requests per second to a hello-world's: the median of all rounds, and of those that were left alone (NaN of none). */
  ratio: { ofAll: number; undisturbed: number; undisturbedRounds: number };
  /** Mean length of a sheet's body. */
  bytes: number;
  /** Of sheets one after the other, packed as browsers ask for them. */
  readings: {
    /** That nobody has read before, from a server that has answered a hundred calls. */
    firstAfterStart: Readings;
    /** The same sheets once more. */
    again: Readings;
    /** Others that nobody has read before, after all the calls of this measurement. */
    firstAtWork: Readings;
  };
}

/** Milliseconds. */
export interface Readings {
  /** As the caller sees them. */
  calls: Summary;
  /** In the server alone. */
  server: Summary;
}

/** Short rounds, so that some of them meet no burst of the host's work for others. */
const SECONDS = 1;
const ROUNDS = 30;
/** A hundredth of what two cores have in a round. */
const MOST_STOLEN = 4;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 10;
const SHEETS = 500;
/** Other sheets, read before anything is measured: the first calls of a server compile what serves them. */
const WARM_UP = 100;

/** Reads stored sheets as fast as the server gives them, in turns with the hello-world. */
export async function measureSheets(server: RunningServer, db: Kysely<Tables>, seed: number): Promise<SheetThroughput> {
  const drawn = await drawSheets(db, seed);
  const [before, paths] = [drawn.slice(0, WARM_UP), drawn.slice(WARM_UP, WARM_UP + SHEETS)];
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
  const firstAtWork = await readOneByOne(server, agent, drawn.slice(WARM_UP + SHEETS));
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
  const alone = parts(rounds.filter(({ stolen }) => stolen <= MOST_STOLEN));
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
    if (status !== 200) throw new Error(`${path} answered ${status}`);
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
    throw new Error(`${url}: ${result.non2xx} calls were not answered with a sheet, ${result.errors} failed`);
  return result;
}

/** Sheets to warm up with, and twice as many as are measured at once, each another one. */
async function drawSheets(db: Kysely<Tables>, seed: number): Promise<string[]> {
  const { rows } = await sql<{ company: string; id: number }>`
    select company_code as company, product_id as id
    from title join title_document on title_id = id where not is_deleted order by id`.execute(db);
  const random = seededRandom(seed);
  const drawn = new Set<string>();
  while (drawn.size < Math.min(WARM_UP + 2 * SHEETS, rows.length)) {
    const { company, id } = rows[Math.floor(random() * rows.length)]!;
    drawn.add(`/api/TitleSheet/${company}/${id}`);
  }
  return [...drawn];
}
