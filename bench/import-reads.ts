import { Agent, request } from 'node:http';
import { type Summary, summarise } from './harness/statistics.ts';
import { isbnOf } from './import-files.ts';
import { seededRandom } from './random.ts';
import type { RunningServer } from './server.ts';

/** Response times of one client on one connection, in milliseconds. */
export interface ImportReads {
  search: Summary;
  sheet: Summary;
  failed: number;
}

const PAUSE_MS = 10;
/** Range of the titles that were imported before. */
const RANGE = 1;

/** Searches ISBNs and opens sheets, one after the other, until `done` settles. */
export async function readUntil(server: RunningServer, titles: number, done: Promise<unknown>): Promise<ImportReads> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const random = seededRandom(7);
  const search: number[] = [];
  const sheet: number[] = [];
  let failed = 0;
  let isOver = false;
  const over = done.finally(() => {
    isOver = true;
  });
  // Its failure is reported where it is awaited below; this avoids an unhandled rejection.
  over.catch(() => undefined);
  while (!isOver) {
    const isbn = isbnOf(RANGE, Math.floor(random() * titles));
    const found = await timed(server, agent, '/api/Searching/QuickSearch', { isbn, company: 1 });
    const [, productId] = /"productId":(\d+)/.exec(found.text) ?? [];
    if (found.status === 200 && productId) search.push(found.ms);
    else failed += 1;
    const read = productId ? await timed(server, agent, `/api/TitleSheet/001/${productId}`) : undefined;
    if (read?.status === 200) sheet.push(read.ms);
    else failed += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  agent.destroy();
  await over;
  return { search: summarise(search), sheet: summarise(sheet), failed };
}

function timed(
  { address, headers }: RunningServer,
  agent: Agent,
  path: string,
  body?: object,
): Promise<{ status: number | undefined; text: string; ms: number }> {
  return new Promise((resolve) => {
    const start = performance.now();
    const method = body ? 'POST' : 'GET';
    const call = request(
      address + path,
      { method, agent, headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            text: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - start,
          }),
        );
      },
    );
    call.on('error', () => resolve({ status: undefined, text: '', ms: performance.now() - start }));
    call.end(body ? JSON.stringify(body) : undefined);
  });
}
