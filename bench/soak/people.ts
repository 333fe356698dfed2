import { setTimeout as sleep } from 'node:timers/promises';
import type { KnownTitle } from '../cluster/office.ts';
import { isbnOf } from '../import-files.ts';
import { seededRandom } from '../random.ts';

const THINKING_MS = { least: 4_000, most: 16_000 };
/** Range of the ISBNs that are added to lists. */
const EDITED_RANGE = 19;
const REQUEST_MS = 60_000;

export interface PeopleOrder {
  address: string;
  headers: Record<string, string>;
  titles: readonly KnownTitle[];
  /** Lists that people change. */
  lists: readonly number[];
  count: number;
}

/** How requests ended: their number and times by kind of work, and the numbers of statuses that are not 2xx. */
export interface WorkDone {
  times: Map<string, number[]>;
  failures: Map<string, number>;
}

/** Kinds of work, with their shares of 100. */
const shares: readonly [kind: string, share: number][] = [
  ['search', 32],
  ['sheet', 28],
  ['facets', 8],
  ['power search', 8],
  ['report', 8],
  ['list edit', 6],
  ['home', 4],
  ['Excel file', 4],
  ['ONIX file', 2],
];

/** Starts people who work until the signal is aborted. @returns what they have done so far, and when all have ended */
export function startPeople(order: PeopleOrder, signal: AbortSignal): { done: WorkDone; ended: Promise<unknown> } {
  const done: WorkDone = { times: new Map(), failures: new Map() };
  const all = Array.from({ length: order.count }, (_, number) => work(order, number, done, signal));
  return { done, ended: Promise.all(all) };
}

async function work(order: PeopleOrder, number: number, done: WorkDone, signal: AbortSignal): Promise<void> {
  const random = seededRandom(number + 1);
  for (let turn = 0; !signal.aborted; turn += 1) {
    const { least, most } = THINKING_MS;
    await sleep(least + random() * (most - least), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const kind = chosen(random);
    const title = order.titles[Math.floor(random() * order.titles.length)];
    if (!title) throw new Error('There are no titles');
    const list = order.lists[number % order.lists.length];
    const from = performance.now();
    const status = await send(
      order,
      requestOf(kind, title, { list, isbn: isbnOf(EDITED_RANGE, number * 1_000 + turn) }),
    );
    const times = done.times.get(kind) ?? [];
    times.push(performance.now() - from);
    done.times.set(kind, times);
    if (status < 200 || status > 299)
      done.failures.set(`${kind} ${status}`, (done.failures.get(`${kind} ${status}`) ?? 0) + 1);
  }
}

function chosen(random: () => number): string {
  let rest = random() * 100;
  for (const [kind, share] of shares) {
    rest -= share;
    if (rest < 0) return kind;
  }
  return 'search';
}

interface Request {
  path: string;
  body?: object;
}

function requestOf(
  kind: string,
  { company, isbn, title }: KnownTitle,
  edit: { list: number | undefined; isbn: string },
): Request {
  const search = { title: title.slice(0, 12).trim(), company: 1 };
  switch (kind) {
    case 'sheet':
      return { path: `/api/TitleSheet/${company}/${isbn}` };
    case 'facets':
      return { path: '/api/Searching/QuickSearch/Facets', body: search };
    case 'power search':
      return {
        path: '/api/Searching/PowerSearch/HarperCollins',
        body: { title: title.slice(0, 8).trim(), titleSwitch: 1 },
      };
    case 'report':
      return { path: `/api/Reports/${company}/${isbn}/SalesOverview` };
    case 'list edit':
      return { path: `/api/UserLists/${edit.list}/Isbns`, body: { isbns: [edit.isbn] } };
    case 'home':
      return { path: '/api/Following/News' };
    case 'Excel file':
      return { path: '/api/Export/001/excel', body: { isbns: [isbn] } };
    case 'ONIX file':
      return { path: '/api/Onix/Export', body: { companyCode: company, isbns: [isbn] } };
    default:
      return { path: '/api/Searching/QuickSearch', body: search };
  }
}

/** @returns the status; 0 if the connection was lost */
async function send({ address, headers }: PeopleOrder, { path, body }: Request): Promise<number> {
  try {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
