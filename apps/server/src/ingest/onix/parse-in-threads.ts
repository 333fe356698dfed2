import { parseInWorker } from './parse-in-worker.ts';
import { type ParsedItem, type ParseSettings, parseTitles } from './parse-titles.ts';

/** Smaller files are parsed faster than a worker thread starts. */
const WORKER_THRESHOLD_BYTES = 1 << 20;

/**
 * Like `parseTitles`, with large files parsed in a worker thread while this thread saves earlier records. Keeps only a
 * few chunks and batches in memory.
 */
export async function* parseOffThread(
  chunks: AsyncIterable<Uint8Array>,
  settings: ParseSettings,
): AsyncGenerator<ParsedItem> {
  const source = chunks[Symbol.asyncIterator]();
  const { head, end } = await readHead(source);
  const all = inOrder(head, end, source);
  yield* end ? parseTitles(all, settings) : parseInWorker(all, settings);
}

/** The end of a file that was read completely: success or an error. */
type End = { error?: unknown };

async function readHead(source: AsyncIterator<Uint8Array>): Promise<{ head: Uint8Array[]; end?: End }> {
  const head: Uint8Array[] = [];
  try {
    for (let length = 0; length < WORKER_THRESHOLD_BYTES; ) {
      const next = await source.next();
      if (next.done) return { head, end: {} };
      head.push(next.value);
      length += next.value.length;
    }
    return { head };
  } catch (error) {
    return { head, end: { error } };
  }
}

/** Yields the chunks in order; throws a read error after the chunks before it. */
async function* inOrder(
  head: Uint8Array[],
  end: End | undefined,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let chunk = head.shift(); chunk; chunk = head.shift()) yield chunk;
    if (end && 'error' in end) throw end.error;
    if (!end) yield* { [Symbol.asyncIterator]: () => source };
  } finally {
    await source.return?.();
  }
}
