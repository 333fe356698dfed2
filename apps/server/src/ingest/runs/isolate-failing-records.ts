import { databaseFailure } from '../../database/failures.ts';

/** A lost database ends the import; anything else is about a record. */
function isTheRecordsFault(error: unknown): boolean {
  const kind = databaseFailure(error)?.kind;
  return kind !== 'database-unavailable' && kind !== 'timeout' && kind !== 'overload';
}

/** Two transactions that wait for each other: one of them is ended, and goes through when the other one is done. */
const MOST_ATTEMPTS = 4;

async function saveInTime<Item>(items: readonly Item[], save: (items: readonly Item[]) => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save(items);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || databaseFailure(error)?.kind !== 'retryable') throw error;
    }
  }
}

/**
 * Saves records together. Where one of them poisons the rest, halves are saved until it stands alone, so that only it
 * stays out: it is given to `reject` with the reason and what was thrown. Throws when the database is gone.
 */
export async function saveAroundPoison<Item>(
  items: readonly Item[],
  save: (items: readonly Item[]) => Promise<void>,
  reject: (item: Item, reason: string, error: unknown) => void,
): Promise<void> {
  if (items.length === 0) return;
  try {
    await saveInTime(items, save);
  } catch (error) {
    if (!isTheRecordsFault(error)) throw error;
    if (items.length === 1) return reject(items[0]!, `cannot be stored: ${(error as Error).message}`, error);
    const middle = Math.ceil(items.length / 2);
    await saveAroundPoison(items.slice(0, middle), save, reject);
    await saveAroundPoison(items.slice(middle), save, reject);
  }
}
