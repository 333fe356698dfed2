import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredDatabase } from './database.ts';
import { startServer } from './server.ts';

/** Seconds from the start of the server's process until it can answer searches. */
export interface StartTimes {
  withSnapshot: number[];
  withoutSnapshot: number[];
}

const ROUNDS = 3;
const POLL_INTERVAL_MS = 200;

/** Starts the server by turns without a snapshot of the search index, which it then writes, and with it. */
export async function measureStarts(place: MeasuredDatabase, note: (text: string) => void): Promise<StartTimes> {
  const snapshot = join(place.folder, 'search-index', 'snapshot');
  const times: StartTimes = { withSnapshot: [], withoutSnapshot: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    note(`Starting without and with a snapshot, ${round} of ${ROUNDS}`);
    rmSync(snapshot, { force: true });
    times.withoutSnapshot.push(await startOnce(place, snapshot));
    times.withSnapshot.push(await startOnce(place, snapshot));
  }
  return times;
}

async function startOnce(place: MeasuredDatabase, snapshot: string): Promise<number> {
  const start = performance.now();
  const server = await startServer(place);
  const seconds = (performance.now() - start) / 1000;
  while (!existsSync(snapshot)) await sleep(POLL_INTERVAL_MS);
  await server.stop();
  return seconds;
}
