import { setTimeout as sleep } from 'node:timers/promises';
import { isbnOf } from '../import-files.ts';
import type { Outcome } from './outcomes.ts';

/** A title that is looked up. */
export interface KnownTitle {
  company: string;
  isbn: string;
  title: string;
}

const REQUEST_MS = 35_000;
const READERS = 4;
const EDITORS = 2;
/** Range of the ISBNs that are added to lists. */
const EDITED_RANGE = 19;

export interface OfficeOrder {
  /** Address of the proxy. */
  address: string;
  headers: Record<string, string>;
  titles: readonly KnownTitle[];
}

/** People who search, open sheets and add titles to lists while something fails. */
export class Office {
  readonly #order: OfficeOrder;
  readonly outcomes: Outcome[] = [];
  /** ISBNs that the product has confirmed, by list, with the time of the first confirmation. */
  readonly confirmed = new Map<number, Map<string, number>>();
  #isOpen = true;
  #work: Promise<unknown> = Promise.resolve();

  constructor(order: OfficeOrder) {
    this.#order = order;
  }

  /** Creates the lists and begins. */
  async open(): Promise<void> {
    const name = `Check ${Date.now()}`;
    for (let index = 0; index < EDITORS; index += 1) {
      const list = (await this.#call('POST', '/api/UserLists', { name: `${name} ${index}` })) as { id: number };
      this.confirmed.set(list.id, new Map());
    }
    this.outcomes.length = 0;
    const people = [
      ...Array.from({ length: READERS }, (_, index) => this.#read(index)),
      ...[...this.confirmed.keys()].map((list) => this.#edit(list)),
    ];
    this.#work = Promise.all(people);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#work;
  }

  async #read(seed: number): Promise<void> {
    const { titles } = this.#order;
    for (let turn = seed; this.#isOpen; turn += 7) {
      const { company, isbn, title } = titles[turn % titles.length]!;
      await this.#attempt('sheet', () => this.#call('GET', `/api/TitleSheet/${company}/${isbn}`));
      await this.#attempt('search', () =>
        this.#call('POST', '/api/Searching/QuickSearch', { title: title.slice(0, 12).trim(), company: 1 }),
      );
      await sleep(100);
    }
  }

  /** Adds an ISBN after another, each once; lists take ISBNs without a title. */
  async #edit(list: number): Promise<void> {
    const confirmed = this.confirmed.get(list);
    for (let number = 0; this.#isOpen; number += 1) {
      const isbn = isbnOf(EDITED_RANGE, number);
      const isDone = await this.#attempt('list edit', () =>
        this.#call('POST', `/api/UserLists/${list}/Isbns`, { isbns: [isbn] }),
      );
      if (isDone && !confirmed?.has(isbn)) confirmed?.set(isbn, Date.now());
      await sleep(100);
    }
  }

  /** @returns whether it was confirmed */
  async #attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
    const from = Date.now();
    const { status, cause } = await work().then(
      () => ({ status: 200, cause: '' }),
      (error: unknown) =>
        error instanceof RefusedError ? { status: error.status, cause: '' } : { status: 0, cause: causeOf(error) },
    );
    this.outcomes.push({ what, at: Date.now(), ms: Date.now() - from, status, cause });
    if (status !== 200) await sleep(200);
    return status === 200;
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    return callProduct(this.#order, method, path, body);
  }
}

/** The words of the network for a lost connection. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.name) : String(error);

class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** @returns the answer. @throws RefusedError for statuses other than 2xx */
export async function callProduct(
  { address, headers }: Pick<OfficeOrder, 'address' | 'headers'>,
  method: string,
  path: string,
  body?: object | Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  const isBytes = body instanceof Uint8Array;
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isBytes ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new RefusedError(response.status, text);
  return text === '' ? null : JSON.parse(text);
}
