/**
 * Splits items into batches in which no key occurs twice, so that each batch can be written in one statement. Items
 * with the same key keep their order.
 *
 * @param keysOf returns the keys of an item
 * @returns the indexes of the items of each batch
 */
export function batchesOf<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): number[][] {
  const batches: number[][] = [];
  const lastBatch = new Map<string, number>();
  items.forEach((item, index) => {
    const keys = keysOf(item);
    const number = Math.max(...keys.map((key) => (lastBatch.get(key) ?? -1) + 1));
    batches[number] ??= [];
    batches[number].push(index);
    for (const key of keys) lastBatch.set(key, number);
  });
  return batches;
}

/**
 * Saves items in conflict-free batches, one after the other.
 *
 * @returns the outcomes that `save` returns, in the order of the items
 */
export async function inConflictFreeBatches<Item, Outcome>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
  save: (batch: readonly Item[]) => Promise<readonly Outcome[]>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const indexes of batchesOf(items, keysOf)) {
    // A batch has indexes of the items.
    const saved = await save(indexes.map((index) => items[index]!));
    indexes.forEach((index, position) => {
      // There is one outcome for each item of the batch.
      outcomes[index] = saved[position]!;
    });
  }
  return outcomes;
}
