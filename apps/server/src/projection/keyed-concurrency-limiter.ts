/**
 * Saves batches, several at once where none speaks of what another does: while the database writes one, the next is
 * derived. Batches that share a key keep their order.
 */
export class KeyedConcurrencyLimiter {
  readonly #lanes: number;
  readonly #running = new Map<Promise<void>, ReadonlySet<string>>();
  #failure: { error: unknown } | undefined;

  constructor(lanes: number) {
    this.#lanes = lanes;
  }

  /** Begins when there is room. Throws what a batch before failed with; then nothing is begun any more. */
  async begin(keys: ReadonlySet<string>, save: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#lanes || this.#isSpokenOf(keys)) await Promise.race(this.#running.keys());
    if (this.#failure) throw this.#failure.error;
    const saving = save()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(saving));
    this.#running.set(saving, keys);
  }

  /** Waits for everything that was begun. Throws what one of them failed with. */
  async end(): Promise<void> {
    await Promise.all(this.#running.keys());
    if (this.#failure) throw this.#failure.error;
  }

  #isSpokenOf(keys: ReadonlySet<string>): boolean {
    return [...this.#running.values()].some((others) => [...keys].some((key) => others.has(key)));
  }
}
