import { amount } from './amount.ts';
import { type Summary, summarise } from './harness/statistics.ts';
import { ms, table } from './report.ts';
import type { RunningServer } from './server.ts';

/** Budget (p95) in milliseconds. */
const BUDGET = 150;
const CALLS = amount(30, 2);

interface FacetShape {
  name: string;
  path: string;
  body: object;
}

const trade = '/api/Searching/PowerSearch/HarperCollins';
const shapes: readonly FacetShape[] = [
  { name: 'all facets of the division, no criteria', path: `${trade}/Facets`, body: { values: {} } },
  { name: 'one format chosen, no criteria', path: `${trade}/Facets`, body: { values: { facetFormat: ['HC'] } } },
  { name: 'title contains a', path: `${trade}/Facets`, body: { values: { title: 'a', titleSwitch: 2 } } },
  { name: 'all imprints', path: `${trade}/Facets`, body: { values: {}, facet: 'imprint', maximum: 1_000 } },
  {
    name: 'quick search, title like the',
    path: '/api/Searching/QuickSearch/Facets',
    body: { title: 'the', company: 1 },
  },
  { name: 'live count, no criteria', path: `${trade}/Count`, body: {} },
  { name: 'live count, title contains a', path: `${trade}/Count`, body: { title: 'a', titleSwitch: 2 } },
];

export interface FacetTimes {
  name: string;
  /** Titles of the search. */
  total: number;
  /** In the server. */
  times: Summary;
}

/** Counts each shape in rounds, one call at a time, after one call to warm up. */
export async function measureFacets(server: RunningServer): Promise<FacetTimes[]> {
  const times = shapes.map((): number[] => []);
  const totals: number[] = [];
  for (let round = 0; round <= CALLS; round += 1)
    for (const [at, { path, body }] of shapes.entries()) {
      await server.takeTimes();
      totals[at] = await ask(server, path, body);
      const own = await server.takeTimes();
      if (round > 0) times[at]?.push(...own);
    }
  return shapes.map(({ name }, at) => ({ name, total: totals[at] ?? 0, times: summarise(times[at] ?? []) }));
}

async function ask({ address, headers }: RunningServer, path: string, body: object): Promise<number> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned status ${response.status}: ${await response.text()}`);
  // Both endpoints return the total.
  return ((await response.json()) as { total: number }).total;
}

export function facetTable(times: readonly FacetTimes[]): string {
  const rows = times.map(({ name, total, times: { p50, p95, worst } }) => [
    name,
    total.toLocaleString('en-US'),
    ...[p50, p95, worst].map(ms),
  ]);
  return table([`p95 ≤ ${BUDGET} ms, in the server`, 'titles', 'p50', 'p95', 'worst'], rows);
}
