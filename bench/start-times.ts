import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MIN_SNAPSHOT_TITLES } from '@titlenet/server/search/catalogue-search';
import { amount } from './amount.ts';
import type { MeasuredDatabase } from './database.ts';
import { startServer } from './server.ts';

/** Seconds from the start of the server's process until it can answer searches. */
export interface StartTimes {
  withSnapshot: number[];
  withoutSnapshot: number[];
}

const ROUNDS = amount(3);
const POLL_INTERVAL_MS = 200;

/**
 * Starts the server by turns without a snapshot of the search index, which it then writes, and with it.
 * @throws RangeError for so few titles that no snapshot is written
 */
export async function measureStarts(
  place: MeasuredDatabase,
  titles: number,
  note: (text: string) => void,
): Promise<StartTimes> {
  if (titles < MIN_SNAPSHOT_TITLES) throw new RangeError(`Starts need ${MIN_SNAPSHOT_TITLES} titles.`);
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
