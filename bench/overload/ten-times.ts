import { readFileSync } from 'node:fs';
import { Lines } from '../harness/checks.ts';
import { median, percentile } from '../harness/statistics.ts';
import { type Arrivals, sendAtRate } from './open-loop.ts';
import { MemoryWatch, workOrdinarily } from './ordinary-person.ts';
import { watchProbes } from './probes.ts';
import { type LoadedProduct, withProduct } from './product.ts';

const FIRST_RATE = 40;
const MAX_RATE = 2_000;
const STEP = 1.3;
const STEP_SECONDS = 4;
/** A rate is answered if most of its tries are: beside other programs, one may fail. */
const TRIES = 3;
const MAX_P95_MS = 500;
const TIMES = 10;
const SECONDS = 60;
const RECOVERY_MS = 5_000;
const MAX_MEMORY_GROWTH_MB = 400;
/** For the answers that are accepted under the load: the wait of 3 s at most, and the work itself. */
const MAX_ACCEPTED_P95_MS = 5_000;
const MAX_PROBE_MS = 2_000;

/** Finds the capacity by a ramp, and sends ten times as much for a minute, whether it is answered or not. */
export async function checkTenTimes(folder: string, port: number): Promise<Lines> {
  const lines = new Lines();
  await withProduct({ folder, port }, (product) => run(product, lines));
  return lines;
}

const p95 = (times: readonly number[]) => (times.length === 0 ? Number.NaN : percentile(times, 95));

const spread = (times: readonly number[]) =>
  times.length === 0 ? 'none' : `${median(times).toFixed(0)} and ${p95(times).toFixed(0)} ms`;

async function run(product: LoadedProduct, lines: Lines): Promise<void> {
  const capacity = await findCapacity(product);
  lines.add('capacity', `${capacity} requests/s`, capacity > 0);
  const before = await workOrdinarily(product, AbortSignal.timeout(8_000));
  const memory = new MemoryWatch(product);
  const restMb = memory.readMb();
  const rate = capacity * TIMES;
  const probes = watchProbes(product);
  const lostBefore = countListenOverflows();
  const isOver = new AbortController();
  const other = workOrdinarily({ ...product, headers: product.headersOfOther }, isOver.signal);
  const arrivals = await sendAtRate(product, rate, SECONDS);
  const lost = countListenOverflows() - lostBefore;
  isOver.abort();
  const { times, failures } = await other;
  const probed = await probes.end();
  const soon = await workOrdinarily(product, AbortSignal.timeout(RECOVERY_MS));
  const after = await workOrdinarily(product, AbortSignal.timeout(RECOVERY_MS));
  await arrivals.drained;
  memory.end();
  lines.add(`${rate} requests/s for ${SECONDS} s`, describe(arrivals), isRefusedWell(arrivals));
  lines.add(
    'median and p95 of those answered, and of those refused',
    `${spread(arrivals.times)}, ${spread(arrivals.refusalTimes)} (the sender was ${arrivals.senderLateMs.toFixed(0)} ms late at most)`,
    p95(arrivals.times) < MAX_ACCEPTED_P95_MS,
  );
  lines.add(
    'another person meanwhile',
    `${times.length} answered, median and p95 ${spread(times)}; ${describeOutcomes(failures) || 'none'} failed`,
    failures.size === 0 && p95(times) < MAX_P95_MS,
  );
  lines.add('connections for which the queue of the system had no place', String(lost), lost === 0);
  lines.add('503 without Retry-After', String(arrivals.withoutRetryAfter), arrivals.withoutRetryAfter === 0);
  lines.add(
    'probes and metrics meanwhile',
    `${probed.times.length} answered, ${probed.failures} not, the slowest ${Math.max(...probed.times).toFixed(0)} ms; delay of the event loop ${probed.loopDelayMs.toFixed(0)} ms at most`,
    probed.failures === 0 && Math.max(...probed.times) < MAX_PROBE_MS,
  );
  const growth = memory.highestMb - restMb;
  lines.add(
    'memory',
    `${restMb.toFixed(0)} MB before, at most ${memory.highestMb.toFixed(0)} MB`,
    growth < MAX_MEMORY_GROWTH_MB,
  );
  lines.add(
    'from the fifth to the tenth second after it',
    `p95 ${p95(after.times).toFixed(0)} ms (${p95(before.times).toFixed(0)} ms before), ${describeOutcomes(after.failures) || 'none'} failed; before that ${p95(soon.times).toFixed(0)} ms, ${describeOutcomes(soon.failures) || 'none'} failed`,
    after.failures.size === 0 && p95(after.times) < 2 * p95(before.times) + 50,
  );
}

/** Of all servers of this machine since its start. */
function countListenOverflows(): number {
  const [names = '', values = ''] = readFileSync('/proc/net/netstat', 'utf8').split('\n');
  return Number(values.split(' ')[names.split(' ').indexOf('ListenOverflows')]);
}

/** @returns the highest rate per second of the ramp that is answered as wanted */
async function findCapacity(product: LoadedProduct): Promise<number> {
  let capacity = 0;
  await sendAtRate(product, FIRST_RATE, STEP_SECONDS);
  for (let rate = FIRST_RATE; rate < MAX_RATE; rate = Math.round(rate * STEP)) {
    const tries: number[] = [];
    for (let count = 0; count < TRIES; count += 1) tries.push(await tryRate(product, rate));
    console.error(`${rate} requests/s: p95 ${tries.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    if (median(tries) > MAX_P95_MS) break;
    capacity = rate;
  }
  return capacity;
}

/** @returns the 95th percentile in ms, infinite if a request was not answered */
async function tryRate(product: LoadedProduct, rate: number): Promise<number> {
  const { times, outcomes, notSent, drained } = await sendAtRate(product, rate, STEP_SECONDS);
  await drained;
  const isAnswered = outcomes.size === 1 && outcomes.has(200) && notSent === 0;
  return isAnswered ? p95(times) : Number.POSITIVE_INFINITY;
}

const describeOutcomes = (outcomes: ReadonlyMap<number | string, number>) =>
  [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');

const describe = ({ outcomes, notSent }: Arrivals) => `${describeOutcomes(outcomes)}, ${notSent} not sent`;

/** Only 200 and 503, and both of them. */
const isRefusedWell = ({ outcomes }: Arrivals) =>
  outcomes.has(200) && outcomes.has(503) && [...outcomes.keys()].every((outcome) => outcome === 200 || outcome === 503);
