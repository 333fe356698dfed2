import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Lines } from '../harness/checks.ts';
import { percentile } from '../harness/statistics.ts';
import { MemoryWatch, workOrdinarily } from './ordinary-person.ts';
import { type LoadedProduct, withProduct } from './product.ts';

const SENDERS = 2_000;
const READERS = 200;
/** Requests that each reader sends at once. */
const PIPELINED = 8;
const BYTE_MS = 1_000;
/** Node gives a connection up to twice 60 s without progress; one whose answers the system has taken is idle for 72 s. */
const SECONDS = 130;
const RESUME_MS = 3_000;
const CONNECTIONS_AT_ONCE = 100;

/** Sends headers or bodies byte by byte, and reads answers not at all, beside a person who works. */
export async function checkSlowConnections(folder: string, port: number): Promise<Lines> {
  const lines = new Lines();
  await withProduct({ folder, port }, (product) => run(product, lines));
  return lines;
}

async function run(product: LoadedProduct, lines: Lines): Promise<void> {
  await workOrdinarily(product, AbortSignal.timeout(5_000));
  const before = await workOrdinarily(product, AbortSignal.timeout(5_000));
  const memory = new MemoryWatch(product);
  const restMb = memory.readMb();
  const stop = new AbortController();
  const working = workOrdinarily(product, stop.signal);
  const senders = await connectAll(SENDERS, (number) => sendSlowly(product, number % 2 === 0));
  const sendersClosed = closedAfter(senders);
  await sleep(15_000);
  lines.add(
    'connections of slow senders closed after 15 s',
    `${sendersClosed()} of ${SENDERS}`,
    sendersClosed() === SENDERS,
  );
  const sendersMb = memory.highestMb;
  const readers = await connectAll(READERS, (number) => readNothing(product, number % 2 === 0));
  const readersClosed = closedAfter(readers);
  await sleep(SECONDS * 1_000);
  // A socket learns that it was closed when it is read.
  for (const socket of readers) socket.resume();
  await sleep(RESUME_MS);
  lines.add(
    `connections of readers who take nothing closed after ${SECONDS} s`,
    `${readersClosed()} of ${READERS}`,
    readersClosed() === READERS,
  );
  stop.abort();
  const during = await working;
  memory.end();
  for (const socket of [...senders, ...readers]) socket.destroy();
  const p95 = (times: number[]) => percentile(times, 95).toFixed(0);
  lines.add(
    'memory',
    `${restMb.toFixed(0)} MB before, at most ${sendersMb.toFixed(0)} MB with senders, ${memory.highestMb.toFixed(0)} MB with readers`,
    memory.highestMb < restMb + 300,
  );
  lines.add(
    'requests of others',
    `${during.times.length} answered, p95 ${p95(during.times)} ms (${p95(before.times)} ms before), ${[...during.failures].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'} failed`,
    during.failures.size === 0,
  );
}

async function connectAll(count: number, open: (number: number) => Socket): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let number = 0; number < count; number += 1) {
    const socket = open(number);
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (number % CONNECTIONS_AT_ONCE === 0) await sleep(20);
  }
  return sockets;
}

/** @returns a function that counts the connections that the server has closed or reset */
function closedAfter(sockets: readonly Socket[]): () => number {
  let closed = 0;
  for (const socket of sockets) socket.once('close', () => (closed += 1));
  return () => closed;
}

const headerLines = ({ headers }: LoadedProduct) =>
  Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

function sendSlowly(product: LoadedProduct, isBody: boolean): Socket {
  const start = isBody
    ? `POST /api/Searching/QuickSearch HTTP/1.1\r\n${headerLines(product)}content-length: 100000\r\n\r\n{"title":"`
    : 'GET /health/live HTTP/1.1\r\nhost: localhost\r\nx-slow: ';
  const socket = connect(product.port, '127.0.0.1', () => socket.write(start));
  socket.resume();
  const timer = setInterval(() => socket.write('a'), BYTE_MS);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

/** Asks for large answers, all in one packet, and reads none: the largest one that is open to all, or a search. */
function readNothing(product: LoadedProduct, isOpen: boolean): Socket {
  const body = '{"title":"e","titleSwitch":1}';
  const request = isOpen
    ? 'GET /api/docs/json HTTP/1.1\r\nhost: localhost\r\n\r\n'
    : `POST /api/Searching/PowerSearch/HarperCollins HTTP/1.1\r\n${headerLines(product)}content-length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(product.port, '127.0.0.1', () => socket.write(request.repeat(PIPELINED)));
  socket.pause();
  return socket;
}
