import { ApiError } from '../../ui/api/api-error.ts';
import { isServerBusy } from '../../ui/api/call-series.ts';
import { createLimiter } from '../../ui/api/concurrency-limiter.ts';

/** Up to this number each title is asked for by itself, as the specifications describe it (W10). */
const MAX_SINGLE_TITLES = 30;

/** Titles of one call of a longer job; the server may answer fewer. */
const BATCH_SIZE = 20;

interface BatchOptions<Key, Title> {
  /** Maximum number of concurrent calls: of titles, and of batches. */
  concurrency: number;
  signal: AbortSignal;
  /** Loads one title. Its failures are in the result. */
  loadOne: (key: Key) => Promise<Title>;
  /** Loads the first of these titles, at least one. */
  loadBatch: (keys: readonly Key[]) => Promise<readonly Title[]>;
  /** The result for a title whose batch the server was too busy to answer. */
  failed: (key: Key, error: ApiError) => Title;
  /** Called for each title in the order of completion; a batch is followed by the next when its titles are done. */
  onLoaded: (title: Title, index: number) => Promise<void> | void;
}

/**
 * Loads the titles of a job. A long job asks for many titles with each call, which counts against a rate limit of its
 * own. If such a call fails, its titles are loaded one by one, so that one title does not affect the others.
 *
 * @throws the signal's reason when it was aborted
 */
export async function loadTitlesInBatches<Key, Title>(
  keys: readonly Key[],
  options: BatchOptions<Key, Title>,
): Promise<void> {
  const limit = createLimiter(options.concurrency);
  const size = keys.length > MAX_SINGLE_TITLES ? BATCH_SIZE : 1;
  const starts = Array.from({ length: Math.ceil(keys.length / size) }, (_, batch) => batch * size);
  await Promise.all(
    starts.map((start) => limit(() => loadRange(keys.slice(start, start + size), start, options), options.signal)),
  );
}

/** @param start place of the first key in the job */
async function loadRange<Key, Title>(
  keys: readonly Key[],
  start: number,
  options: BatchOptions<Key, Title>,
): Promise<void> {
  for (let done = 0; done < keys.length; ) {
    for (const title of await loadFirst(keys.slice(done), options)) {
      options.signal.throwIfAborted();
      await options.onLoaded(title, start + done);
      done += 1;
    }
  }
}

/** @returns results for the first keys, at least one */
async function loadFirst<Key, Title>(
  keys: readonly Key[],
  { loadBatch, loadOne, failed, signal }: BatchOptions<Key, Title>,
): Promise<readonly Title[]> {
  try {
    const titles = keys.length > 1 ? await loadBatch(keys) : [];
    if (titles.length > 0) return titles;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError && isServerBusy(error)) return keys.map((key) => failed(key, error));
  }
  const titles: Title[] = [];
  for (const key of keys) {
    signal.throwIfAborted();
    titles.push(await loadOne(key));
  }
  return titles;
}
