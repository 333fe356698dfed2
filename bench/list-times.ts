import { backlistChoices } from '@titlenet/catalogue/constants';
import { dayAfter, localDay } from '@titlenet/catalogue/formatting/days';
import { fixedPublicityViews } from '@titlenet/catalogue/lists/publicity-views';
import { amount } from './amount.ts';
import { type Summary, summarise } from './harness/statistics.ts';
import { ms, table, whole } from './report.ts';
import type { RunningServer } from './server.ts';

interface ListCall {
  name: string;
  path: string;
  body?: object;
}

export interface ListTimes {
  name: string;
  /** Milliseconds in the server. */
  server: Summary;
  /** Length of the response in bytes. */
  bytes: number;
}

const ROUNDS = amount(20);
/** Budget of every list (p95), in milliseconds. */
const BUDGET = 50;

function listCalls(): ListCall[] {
  const { top, time, type } = backlistChoices;
  const backlists = top.flatMap((many) =>
    time.flatMap((months) =>
      type.map((figure) => ({
        name: `backlist, top ${many}, ${months}, ${figure}`,
        path: '/api/Reports/Top',
        body: { top: many, businessUnit: 'all', time: months, type: figure },
      })),
    ),
  );
  const today = localDay(new Date());
  const days = { startDate: `${dayAfter(today, -14)}T00:00:00`, endDate: `${dayAfter(today, 1)}T00:00:00` };
  return [
    ...backlists,
    { name: 'trade category', path: '/api/Reports/TradeCategories/Mystery' },
    { name: "children's awards", path: '/api/Reports/TopChAwards/8996' },
    { name: 'trade awards', path: '/api/Reports/TopTRAwards/8996' },
    ...fixedPublicityViews.map(({ key, label }) => ({ name: label, path: `/api/Reports/PublicityFlash/${key}` })),
    { name: 'publicity added', path: '/api/Reports/CustomizedPublicityFlash', body: { dateType: 'New', ...days } },
    { name: 'promotions', path: '/api/Promotions' },
    { name: 'home', path: '/api/Visits', body: {} },
  ];
}

async function send({ address, headers }: RunningServer, { name, path, body }: ListCall): Promise<number> {
  const response = await fetch(address + path, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} returned status ${response.status}: ${text.slice(0, 200)}`);
  return text.length;
}

/** Reads every list several times, one call after the other; the first call of each is the warm-up. */
export async function measureLists(server: RunningServer): Promise<ListTimes[]> {
  const times: ListTimes[] = [];
  for (const call of listCalls()) {
    const bytes = await send(server, call);
    await server.takeTimes();
    for (let round = 0; round < ROUNDS; round += 1) await send(server, call);
    times.push({ name: call.name, bytes, server: summarise(await server.takeTimes()) });
  }
  return times;
}

/** One row for each list. */
export function listTable(times: readonly ListTimes[]): string {
  const line = ({ name, server, bytes }: ListTimes) => [name, ms(server.p50), ms(server.p95), whole(bytes / 1024)];
  return table(['list', 'p50 ms', `p95 ms ≤ ${BUDGET}`, 'KB'], times.map(line));
}
