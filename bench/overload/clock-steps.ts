import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Lines } from '../harness/checks.ts';
import { startProduct } from '../harness/product.ts';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const CALLS_PER_MINUTE = 5;
const STEPS = 20;
const STEP_MS = 500;
const READERS = 10;
const WINDOW_MS = 61_000;

/** Sets the clock of a server, its database included, two days forward and back while it answers (package `faketime`). */
export async function checkClockSteps(folder: string, port: number): Promise<Lines> {
  if (!existsSync(LIBRARY)) throw new Error('The package faketime is not installed');
  const clock = join(folder, 'clock');
  const setClock = (days: number) => writeFileSync(clock, `${days >= 0 ? '+' : ''}${days}d`);
  setClock(0);
  const product = await startProduct(folder, port, {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    RATE_LIMIT_PER_ADDRESS: String(CALLS_PER_MINUTE),
  });
  const lines = new Lines();
  try {
    await askWhileStepping(product.url, setClock, lines);
    await refuseWhileStepping(product.url, setClock, lines);
  } finally {
    await product.stop();
  }
  const restarts =
    readFileSync(join(folder, 'product.log'), 'utf8').match(/The database ended and is started again/g) ?? [];
  lines.compare('restarts of the database', restarts.length, 0);
  return lines;
}

async function askWhileStepping(url: string, setClock: (days: number) => void, lines: Lines): Promise<void> {
  const statuses = new Map<number, number>();
  let isStepping = true;
  const read = async () => {
    while (isStepping) {
      const { status } = await fetch(`${url}/health/ready`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const reading = Promise.all(Array.from({ length: READERS }, read));
  for (let step = 0; step < STEPS; step += 1) {
    setClock([2, 0, -2, 0][step % 4] ?? 0);
    await sleep(STEP_MS);
  }
  isStepping = false;
  await reading;
  const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  lines.add(`queries during ${STEPS} steps of two days`, seen, statuses.size === 1 && statuses.has(200));
}

async function refuseWhileStepping(url: string, setClock: (days: number) => void, lines: Lines): Promise<void> {
  const call = () => fetch(`${url}/api/account/Permissions`);
  for (let count = 0; count < CALLS_PER_MINUTE; count += 1) await call();
  for (const days of [0, 2, 0, -2, 0]) {
    setClock(days);
    const response = await call();
    const seconds = Number(response.headers.get('retry-after'));
    const seen = `${response.status}, Retry-After ${seconds}`;
    lines.add(`a call above the limit, clock ${days} days off`, seen, response.status === 429 && seconds <= 60);
  }
  setClock(-2);
  await sleep(WINDOW_MS);
  lines.compare('a call a minute later', (await call()).status, 401);
}
