import { on, once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { required } from '@titlenet/catalogue/required';
import type { FromWorker, ToWorker } from './parse-in-worker.ts';
import { type ParsedItem, type ParseSettings, parseTitles } from './parse-titles.ts';

// Worker thread of an import: requests bytes, sends parsed records, and pauses while too many batches are unprocessed.

const BATCH_SIZE = 25;
const MAX_PENDING_BATCHES = 6;

const port = required(parentPort, 'parentPort');
const send = (message: FromWorker) => port.postMessage(message);

let pending = 0;
port.on('message', (message: ToWorker) => {
  if (message.kind === 'taken') pending--;
});

async function* chunksFromParent(): AsyncGenerator<Uint8Array> {
  const messages = on(port, 'message');
  send({ kind: 'more' });
  // The thread that starts this one sends only such messages.
  for await (const [message] of messages as AsyncIterable<[ToWorker]>) {
    if (message.kind === 'end') return;
    if (message.kind !== 'chunk') continue;
    // The next chunk is requested while this one is parsed.
    send({ kind: 'more' });
    yield message.bytes;
  }
}

async function sendItems(items: ParsedItem[]): Promise<void> {
  while (pending >= MAX_PENDING_BATCHES) await once(port, 'message');
  pending++;
  send({ kind: 'items', items });
}

let items: ParsedItem[] = [];
// The thread that starts this one sends these settings.
for await (const item of parseTitles(chunksFromParent(), workerData as ParseSettings)) {
  items.push(item);
  if (items.length < BATCH_SIZE) continue;
  await sendItems(items);
  items = [];
}
await sendItems(items);
send({ kind: 'done' });
port.close();
