/**
 * Shares one query among concurrent callers. A caller never gets a result that is older than its call: a caller that
 * arrives while a query is running gets the result of the next one, together with all others that arrive meanwhile.
 */
export class CoalescedQuery<Result> {
  readonly #query: () => Promise<Result>;
  #running: Promise<Result> | undefined;
  #next: Promise<Result> | undefined;

  constructor(query: () => Promise<Result>) {
    this.#query = query;
  }

  /** @throws the error of the query, for every caller that shares it */
  get(): Promise<Result> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#next;
  }

  #start(): Promise<Result> {
    this.#next = undefined;
    const running = this.#query().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}
