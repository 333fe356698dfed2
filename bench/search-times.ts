import { Agent, type RequestOptions, request } from 'node:http';
import { companiesOfDivision, type DivisionNumber } from '@titlenet/catalogue/divisions';
import { MAX_QUICK_SEARCH_ROWS } from '@titlenet/catalogue/quick-search';
import type { CatalogueSearch } from '@titlenet/server/search/catalogue-search';
import { amount } from './amount.ts';
import type { Sample, ShapeSamples } from './samples.ts';
import type { RunningServer } from './server.ts';
import { undisturbed } from './stolen-time.ts';

/** Times of one shape in milliseconds. */
export interface ShapeTimes {
  name: string;
  figure: 'start' | 'part' | 'none';
  /** Undisturbed calls over HTTP. */
  calls: number[];
  /** Time in the server of the same calls. */
  server: number[];
  /** Without HTTP, the fastest run of each query. */
  query: number[];
  /** Responses of the same size from the framework without application code. */
  bare: number[];
  /** Total of each query. */
  hits: number[];
  /** Disturbed calls over HTTP, which were repeated: the host of the virtual machine took CPU time. */
  disturbed: number[];
}

/** Runs of each query, in rounds, so that a busy moment of the machine does not affect all of them. */
export const ROUNDS = amount(2);

/**
 * Sends the queries one after the other on one keep-alive connection, and after each shape requests of the same
 * response size to a bare server. The measuring process should not have an index of its own, which would use shared
 * caches.
 *
 * @returns the times of each shape, without those of `measureQueries`
 */
export async function measureCalls(
  server: RunningServer,
  sampled: readonly ShapeSamples[],
): Promise<Omit<ShapeTimes, 'query'>[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const shapes = sampled.map(({ shape: { name, figure }, samples }) => {
    const times: Omit<ShapeTimes, 'query'> = { name, figure, calls: [], server: [], bare: [], hits: [], disturbed: [] };
    return { times, samples };
  });
  // The first round is the warm-up.
  for (const { times, samples } of shapes)
    for (const sample of samples) {
      const { hits, bytes } = await askServer(server, agent, sample);
      times.hits.push(hits);
      await ask(`${server.helloAddress}/blank/${bytes}`, { agent });
    }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { times, samples } of shapes) {
      const { measured, disturbed } = await undisturbed(() => askAll(server, agent, samples));
      times.calls.push(...measured.calls);
      times.server.push(...measured.server);
      times.bare.push(...measured.bare);
      times.disturbed.push(...disturbed.flatMap(({ calls }) => calls));
    }
  agent.destroy();
  return shapes.map(({ times }) => times);
}

async function askAll(server: RunningServer, agent: Agent, samples: readonly Sample[]) {
  const [calls, bare, sizes]: [number[], number[], number[]] = [[], [], []];
  await server.takeTimes();
  for (const sample of samples) {
    const { ms, bytes } = await askServer(server, agent, sample);
    calls.push(ms);
    sizes.push(bytes);
  }
  const inServer = await server.takeTimes();
  for (const bytes of sizes) bare.push((await ask(`${server.helloAddress}/blank/${bytes}`, { agent })).ms);
  return { calls, server: inServer, bare };
}

/** Runs the queries in this process without HTTP. @returns for each shape the fastest run of each query */
export async function measureQueries(search: CatalogueSearch, sampled: readonly ShapeSamples[]): Promise<number[][]> {
  const best = sampled.map(({ samples }) => samples.map(() => Number.POSITIVE_INFINITY));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [shape, { samples }] of sampled.entries())
      for (const [at, sample] of samples.entries()) {
        const ms = await askWithoutHttp(search, sample);
        if (round > 0) best[shape]![at] = Math.min(best[shape]![at]!, ms);
      }
  return best;
}

async function askWithoutHttp(search: CatalogueSearch, { field, value, division }: Sample): Promise<number> {
  const companies = companiesOfDivision(division as DivisionNumber);
  const start = performance.now();
  await search.findByQuickSearch({ field, value, division, companies, maximum: MAX_QUICK_SEARCH_ROWS });
  return performance.now() - start;
}

async function askServer({ address, headers }: RunningServer, agent: Agent, { field, value, division }: Sample) {
  const body = JSON.stringify({ [field]: value, company: division });
  const own = { ...headers, 'content-type': 'application/json' };
  const url = `${address}/api/Searching/QuickSearch`;
  const { ms, status, text, bytes } = await ask(url, { method: 'POST', agent, headers: own }, body);
  const [, total] = /"total":(\d+),"noData"/.exec(text) ?? [];
  if (status !== 200 || total === undefined)
    throw new Error(`Quick search for ${body} returned status ${status}: ${text.slice(0, 200)}`);
  return { ms, hits: Number(total), bytes };
}

interface Answer {
  ms: number;
  status: number | undefined;
  text: string;
  bytes: number;
}

/** Milliseconds until the response is read as text. */
function ask(url: string, options: RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const call = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - start;
        const bytes = Buffer.concat(chunks);
        resolve({ ms, status: response.statusCode, text: bytes.toString('utf8'), bytes: bytes.length });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
