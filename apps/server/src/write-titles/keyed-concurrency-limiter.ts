/**
 * Runs batches concurrently, up to a limit: while the database writes one, the next is derived. Batches that share a
 * key run one after the other, in the order in which they were started.
 */
export class KeyedConcurrencyLimiter {
  readonly #limit: number;
  readonly #running = new Map<Promise<void>, ReadonlySet<string>>();
  #failure: { error: unknown } | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Starts a batch as soon as the limit and its keys allow. @throws the error of an earlier batch; nothing is started
   * then
   */
  async begin(keys: ReadonlySet<string>, save: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#limit || this.#hasRunningKey(keys)) await Promise.race(this.#running.keys());
    if (this.#failure) throw this.#failure.error;
    const saving = save()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(saving));
    this.#running.set(saving, keys);
  }

  /** Waits for all started batches. @throws the error of the first that failed */
  async end(): Promise<void> {
    await Promise.all(this.#running.keys());
    if (this.#failure) throw this.#failure.error;
  }

  #hasRunningKey(keys: ReadonlySet<string>): boolean {
    return [...this.#running.values()].some((others) => [...keys].some((key) => others.has(key)));
  }
}
