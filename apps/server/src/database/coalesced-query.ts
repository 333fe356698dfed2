/**
 * Asks one question for everybody who wants to know the same at the same time. An answer is given only to those who
 * asked before its question went out, so that it is never older than the call: whoever comes while a question is on its
 * way shares the next one.
 */
export class CoalescedQuery<Answer> {
  readonly #ask: () => Promise<Answer>;
  #running: Promise<Answer> | undefined;
  #next: Promise<Answer> | undefined;

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
  }

  /** @throws what the question throws, for each who shares it */
  get(): Promise<Answer> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#next;
  }

  #start(): Promise<Answer> {
    this.#next = undefined;
    const running = this.#ask().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}
