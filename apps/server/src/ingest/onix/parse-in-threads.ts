import { parseInWorker } from './parse-in-worker.ts';
import { type ParsedItem, type ParseSettings, parseTitles } from './parse-titles.ts';

/** A smaller file is read before another thread would have started. */
const SMALL = 1 << 20;

/**
 * As `parseTitles`; a file that is worth it is parsed in another thread, while this one saves what came before. Holds
 * no more than a few chunks and batches of it.
 */
export async function* parseApart(
  chunks: AsyncIterable<Uint8Array>,
  settings: ParseSettings,
): AsyncGenerator<ParsedItem> {
  const source = chunks[Symbol.asyncIterator]();
  const { head, end } = await readHead(source);
  const all = inOrder(head, end, source);
  yield* end ? parseTitles(all, settings) : parseInWorker(all, settings);
}

/** How a file ended that was read to its end: well, or with an error. */
type End = { error?: unknown };

async function readHead(source: AsyncIterator<Uint8Array>): Promise<{ head: Uint8Array[]; end?: End }> {
  const head: Uint8Array[] = [];
  try {
    for (let length = 0; length < SMALL; ) {
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

/** Throws a file's error where it stands, after what could be read. */
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
