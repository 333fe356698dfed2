import { Agent, type RequestOptions, request } from 'node:http';
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
  /** In the server alone, every call. */
  server: number[];
  /** The query alone, the quickest of each question. */
  query: number[];
  /** As many bytes as each answer has, from the bare framework: every call. */
  bare: number[];
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
    questions: questions.map((question) => ({
      question,
      http: [] as number[],
      server: [] as number[],
      query: [] as number[],
      bare: [] as number[],
      hits: 0,
    })),
  }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    await server.takeTimes();
    for (const { questions } of asked)
      for (const one of questions) {
        const { ms, hits, bytes } = await askServer(server, agent, one.question);
        const bare = await ask(`${server.helloAddress}/blank/${bytes}`, { agent });
        const queryMs = await askWithoutHttp(search, one.question);
        one.hits = hits;
        // The first round warms the caches up.
        if (round === 0) continue;
        one.http.push(ms);
        one.query.push(queryMs);
        one.bare.push(bare.ms);
      }
    const times = await server.takeTimes();
    // In the order of the calls.
    if (round > 0)
      for (const [at, one] of asked.flatMap(({ questions }) => questions).entries()) one.server.push(times[at]!);
  }
  agent.destroy();
  return asked.map(({ shape, questions }) => ({
    name: shape.name,
    figure: shape.figure,
    calls: questions.flatMap(({ http }) => http),
    server: questions.flatMap(({ server }) => server),
    query: questions.map(({ query }) => Math.min(...query)),
    bare: questions.flatMap(({ bare }) => bare),
    hits: questions.map(({ hits }) => hits),
  }));
}

async function askWithoutHttp(search: CatalogueSearch, { field, value, division }: Question): Promise<number> {
  const companies = companiesOfDivision(division as DivisionNumber);
  const start = performance.now();
  await search.findByQuickSearch({ field, value, division, companies, maximum: quickSearchMaximum });
  return performance.now() - start;
}

async function askServer({ address, headers }: RunningServer, agent: Agent, { field, value, division }: Question) {
  const body = JSON.stringify({ [field]: value, company: division });
  const own = { ...headers, 'content-type': 'application/json' };
  const url = `${address}/api/Searching/QuickSearch`;
  const { ms, status, text, bytes } = await ask(url, { method: 'POST', agent, headers: own }, body);
  const [, total] = /"total":(\d+),"noData"/.exec(text) ?? [];
  if (status !== 200 || total === undefined)
    throw new Error(`Quick search for ${body} answered ${status}: ${text.slice(0, 200)}`);
  return { ms, hits: Number(total), bytes };
}

interface Answer {
  ms: number;
  status: number | undefined;
  text: string;
  bytes: number;
}

/** Until the answer has come as text. */
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
