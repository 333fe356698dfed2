import { Agent, request } from 'node:http';
import { companiesOfDivision, type DivisionNumber } from '@titlenet/catalogue/divisions';
import { quickSearchMaximum } from '@titlenet/catalogue/quick-search';
import type { CatalogueSearch } from '@titlenet/server/catalogue-index/catalogue-search';
import type { Question, ShapeQuestions } from './questions.ts';
import type { RunningServer } from './server.ts';

/** The times of one shape, in milliseconds. */
export interface ShapeTimes {
  name: string;
  figure: 'start' | 'part' | 'none';
  /** Over HTTP, every call. */
  calls: number[];
  /** Over HTTP, the quickest call of each question: what it takes when nothing else has the processor. */
  best: number[];
  /** The query alone, the quickest of each question. */
  query: number[];
  /** Titles found by each question. */
  hits: number[];
}

/** Every question is asked so often, in rounds, so that a busy moment of the machine does not meet all of them. */
export const ROUNDS = 2;

/** Asks one after the other over one connection that is kept. */
export async function measureSearch(
  server: RunningServer,
  search: CatalogueSearch,
  drawn: readonly ShapeQuestions[],
): Promise<ShapeTimes[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asked = drawn.map(({ shape, questions }) => ({
    shape,
    questions: questions.map((question) => ({ question, http: [] as number[], query: [] as number[], hits: 0 })),
  }));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { questions } of asked)
      for (const one of questions) {
        const { ms, hits } = await askServer(server, agent, one.question);
        const queryMs = await askWithoutHttp(search, one.question);
        one.hits = hits;
        // The first round warms the caches up.
        if (round === 0) continue;
        one.http.push(ms);
        one.query.push(queryMs);
      }
  agent.destroy();
  return asked.map(({ shape, questions }) => ({
    name: shape.name,
    figure: shape.figure,
    calls: questions.flatMap(({ http }) => http),
    best: questions.map(({ http }) => Math.min(...http)),
    query: questions.map(({ query }) => Math.min(...query)),
    hits: questions.map(({ hits }) => hits),
  }));
}

async function askWithoutHttp(search: CatalogueSearch, { field, value, division }: Question): Promise<number> {
  const companies = companiesOfDivision(division as DivisionNumber);
  const start = performance.now();
  await search.findByQuickSearch({ field, value, division, companies, maximum: quickSearchMaximum });
  return performance.now() - start;
}

function askServer(
  { address, headers }: RunningServer,
  agent: Agent,
  { field, value, division }: Question,
): Promise<{ ms: number; hits: number }> {
  const body = JSON.stringify({ [field]: value, company: division });
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const call = request(
      `${address}/api/Searching/QuickSearch`,
      { method: 'POST', agent, headers: { ...headers, 'content-type': 'application/json' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const ms = performance.now() - start;
          const text = Buffer.concat(chunks).toString('utf8');
          const [, total] = /"total":(\d+),"noData"/.exec(text) ?? [];
          if (response.statusCode !== 200 || total === undefined)
            reject(new Error(`Quick search for ${body} answered ${response.statusCode}: ${text.slice(0, 200)}`));
          else resolve({ ms, hits: Number(total) });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
