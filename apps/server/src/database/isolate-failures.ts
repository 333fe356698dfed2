import { messageOf } from '../caught-error.ts';
import { databaseFailure } from './failures.ts';

/** An unavailable or full database ends the import; any other error is caused by a record. */
function isCausedByRecord(error: unknown): boolean {
  const kind = databaseFailure(error)?.kind;
  return kind !== 'database-unavailable' && kind !== 'disk-full' && kind !== 'overload';
}

/** After a deadlock or a serialization failure the transaction is repeated. */
const MAX_ATTEMPTS = 4;

async function saveWithRetries<Item>(items: readonly Item[], save: (items: readonly Item[]) => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save(items);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || databaseFailure(error)?.kind !== 'retryable') throw error;
    }
  }
}

/**
 * Saves records in one transaction. When it fails, the halves are saved separately, until only the records that cause
 * the failure are left out.
 * @param reject called with each of them, the reason and the error
 * @throws when the database is not available
 */
export async function saveIsolatingFailures<Item>(
  items: readonly Item[],
  save: (items: readonly Item[]) => Promise<void>,
  reject: (item: Item, reason: string, error: unknown) => void,
): Promise<void> {
  if (items.length === 0) return;
  try {
    await saveWithRetries(items, save);
  } catch (error) {
    if (!isCausedByRecord(error)) throw error;
    // A list of length 1 has an item.
    if (items.length === 1) return reject(items[0]!, `cannot be stored: ${messageOf(error)}`, error);
    const middle = Math.ceil(items.length / 2);
    await saveIsolatingFailures(items.slice(0, middle), save, reject);
    await saveIsolatingFailures(items.slice(middle), save, reject);
  }
}
