/**
 * Parts items into rounds in which no key occurs twice, in their order, so that each round can be written at once.
 * Takes the keys of an item; gives the indexes of each round.
 */
export function batchesOf<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): number[][] {
  const rounds: number[][] = [];
  const lastRound = new Map<string, number>();
  items.forEach((item, index) => {
    const keys = keysOf(item);
    const round = Math.max(...keys.map((key) => (lastRound.get(key) ?? -1) + 1));
    rounds[round] ??= [];
    rounds[round].push(index);
    for (const key of keys) lastRound.set(key, round);
  });
  return rounds;
}

/** Saves items round by round; gives what `save` gives for each, in the order of the items. */
export async function inConflictFreeBatches<Item, Outcome>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
  save: (round: readonly Item[]) => Promise<readonly Outcome[]>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const indexes of batchesOf(items, keysOf)) {
    const saved = await save(indexes.map((index) => items[index]!));
    indexes.forEach((index, position) => {
      outcomes[index] = saved[position]!;
    });
  }
  return outcomes;
}
