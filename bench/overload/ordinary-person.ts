import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadedProduct } from './product.ts';

const REQUEST_MS = 30_000;
const PAUSE_MS = 200;

/** How requests ended: times of those that succeeded in ms, and the numbers of other statuses; 0 is a lost connection. */
export interface Service {
  times: number[];
  failures: Map<number, number>;
}

/** Searches and opens sheets, one after another, until the signal is aborted. */
export async function workOrdinarily(product: LoadedProduct, signal: AbortSignal): Promise<Service> {
  const service: Service = { times: [], failures: new Map() };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const from = performance.now();
    const status = await askOnce(product, turn);
    if (status === 200) service.times.push(performance.now() - from);
    else service.failures.set(status, (service.failures.get(status) ?? 0) + 1);
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
  return service;
}

/** Sends a search, or in every second turn a request for a sheet. @returns the status, 0 for a lost connection */
export async function askOnce({ address, headers, titles }: LoadedProduct, turn: number): Promise<number> {
  const title = titles[turn % titles.length];
  if (!title) throw new Error('There are no titles');
  const body = JSON.stringify({ title: title.title.slice(0, 12).trim(), company: 1 });
  const isSearch = turn % 2 === 0;
  const path = isSearch ? '/api/Searching/QuickSearch' : `/api/TitleSheet/${title.company}/${title.isbn}`;
  try {
    const response = await fetch(`${address}${path}`, {
      ...(isSearch && { method: 'POST', body }),
      headers: { ...headers, ...(isSearch && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Watches the resident memory of the server. */
export class MemoryWatch {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  highestMb = 0;

  constructor({ program }: LoadedProduct) {
    const { pid } = program.process;
    if (pid === undefined) throw new Error('The server does not run');
    this.#pid = pid;
    this.#timer = setInterval(() => this.readMb(), 250);
  }

  readMb(): number {
    const [, pages = '0'] = readFileSync(`/proc/${this.#pid}/statm`, 'utf8').split(' ');
    const mb = (Number(pages) * 4_096) / 1e6;
    this.highestMb = Math.max(this.highestMb, mb);
    return mb;
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
