import { Lines } from '../interoperability/check.ts';
import { percentile } from '../statistics.ts';
import { type Arrivals, sendAtRate } from './open-loop.ts';
import { MemoryWatch, workOrdinarily } from './ordinary-person.ts';
import { type LoadedProduct, withProduct } from './product.ts';

const FIRST_RATE = 40;
const MAX_RATE = 5_000;
const STEP = 1.5;
const STEP_SECONDS = 6;
const MAX_P95_MS = 500;
const TIMES = 10;
const SECONDS = 60;
const MAX_MEMORY_GROWTH_MB = 400;

/** Finds the capacity by a ramp, and sends ten times as much for a minute, whether it is answered or not. */
export async function checkTenTimes(folder: string, port: number): Promise<Lines> {
  const lines = new Lines();
  await withProduct({ folder, port }, (product) => run(product, lines));
  return lines;
}

async function run(product: LoadedProduct, lines: Lines): Promise<void> {
  const capacity = await findCapacity(product);
  const before = await workOrdinarily(product, AbortSignal.timeout(8_000));
  const memory = new MemoryWatch(product);
  const restMb = memory.readMb();
  const rate = capacity * TIMES;
  const arrivals = await sendAtRate(product, rate, SECONDS);
  const after = await workOrdinarily(product, AbortSignal.timeout(10_000));
  memory.end();
  const p95 = (times: number[]) => (times.length === 0 ? Number.NaN : percentile(times, 95));
  lines.add('capacity', `${capacity} requests/s`, capacity > 0);
  lines.add(`${rate} requests/s for ${SECONDS} s`, describe(arrivals), isRefusedWell(arrivals));
  lines.add('503 without Retry-After', String(arrivals.withoutRetryAfter), arrivals.withoutRetryAfter === 0);
  const growth = memory.highestMb - restMb;
  lines.add(
    'memory',
    `${restMb.toFixed(0)} MB before, at most ${memory.highestMb.toFixed(0)} MB`,
    growth < MAX_MEMORY_GROWTH_MB,
  );
  lines.add(
    'the ten seconds after it',
    `p95 ${p95(after.times).toFixed(0)} ms (${p95(before.times).toFixed(0)} ms before), ${after.failures.size} kinds of failures`,
    after.failures.size === 0 && p95(after.times) < 2 * p95(before.times) + 50,
  );
}

/** @returns the highest rate per second of the ramp that is answered as wanted */
async function findCapacity(product: LoadedProduct): Promise<number> {
  let capacity = 0;
  await sendAtRate(product, FIRST_RATE, STEP_SECONDS);
  for (let rate = FIRST_RATE; rate < MAX_RATE; rate = Math.round(rate * STEP)) {
    const { times, statuses, notSent } = await sendAtRate(product, rate, STEP_SECONDS);
    const isAnswered = statuses.size === 1 && statuses.has(200) && notSent === 0;
    console.error(`${rate} requests/s: p95 ${times.length > 0 ? percentile(times, 95).toFixed(0) : '–'} ms`);
    if (!isAnswered || percentile(times, 95) > MAX_P95_MS) break;
    capacity = rate;
  }
  return capacity;
}

const describe = ({ statuses, notSent }: Arrivals) =>
  [
    ...[...statuses].map(([status, count]) => `${count} × ${status === 0 ? 'connection lost' : status}`),
    `${notSent} not sent`,
  ].join(', ');

/** Only 200 and 503, and both of them. */
const isRefusedWell = ({ statuses }: Arrivals) =>
  statuses.has(200) && statuses.has(503) && [...statuses.keys()].every((status) => status === 200 || status === 503);
