import { on, once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './parse-in-worker.ts';
import { type ParsedItem, type ParseSettings, parseTitles } from './parse-titles.ts';

// The other thread of an import: asks for bytes, gives parsed records, and stops while too many of them wait.

const BATCH = 25;
const MOST_BATCHES_WAITING = 6;

const port = parentPort as MessagePort;
const say = (message: FromWorker) => port.postMessage(message);

let untaken = 0;
port.on('message', (message: ToWorker) => {
  if (message.kind === 'taken') untaken--;
});

async function* chunksFromParent(): AsyncGenerator<Uint8Array> {
  const messages = on(port, 'message');
  say({ kind: 'more' });
  for await (const [message] of messages as AsyncIterable<[ToWorker]>) {
    if (message.kind === 'end') return;
    if (message.kind !== 'chunk') continue;
    // The next chunk is on its way while this one is parsed.
    say({ kind: 'more' });
    yield message.bytes;
  }
}

async function give(items: ParsedItem[]): Promise<void> {
  while (untaken >= MOST_BATCHES_WAITING) await once(port, 'message');
  untaken++;
  say({ kind: 'items', items });
}

let items: ParsedItem[] = [];
for await (const item of parseTitles(chunksFromParent(), workerData as ParseSettings)) {
  items.push(item);
  if (items.length < BATCH) continue;
  await give(items);
  items = [];
}
await give(items);
say({ kind: 'done' });
port.close();
