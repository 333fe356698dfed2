import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FeedFile } from '../ingest/feed-file.ts';
import { importProgress } from './import-progress.ts';

let folder: string;
let file: FeedFile;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-progress-'));
  const path = join(folder, 'spring.xml');
  await writeFile(path, 'x'.repeat(200));
  file = { name: 'spring.xml', path, isRepeatable: true, open: () => Readable.from([]) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function output(isTTY: boolean | undefined) {
  const written: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  return { out: Object.assign(out, { isTTY }), written };
}

test('a terminal shows one line that is updated at most ten times per second and removed at the end', () => {
  const { out, written } = output(true);
  const progress = importProgress(out, file);
  progress.show({ bytes: 50, records: 1_000 });
  vi.advanceTimersByTime(99);
  progress.show({ bytes: 60, records: 2 });
  vi.advanceTimersByTime(1);
  progress.show({ bytes: 100, records: 3 });
  vi.advanceTimersByTime(100);
  // Unpacked it may have more bytes than on the disk.
  progress.show({ bytes: 900, records: 4 });
  progress.end();
  expect(written).toEqual([
    '\rspring.xml: 25 %, 1,000 records',
    // No letter of a longer line stays.
    '\rspring.xml: 50 %, 3 records    ',
    '\rspring.xml: 100 %, 4 records',
    `\r${' '.repeat('spring.xml: 100 %, 4 records'.length)}\r`,
  ]);
});

test('for standard input, whose size is unknown, a terminal shows the number of records', () => {
  const { out, written } = output(true);
  importProgress(out, { ...file, name: 'standard input', path: undefined }).show({ bytes: 50, records: 1 });
  expect(written).toEqual(['\rstandard input: 1 record']);
});

test('a file that is read before the first update does not change the terminal', () => {
  const { out, written } = output(true);
  importProgress(out, file).end();
  expect(written).toEqual([]);
});

test.each([false, undefined])('a log gets none of it (isTTY is %s)', (isTTY) => {
  const { out, written } = output(isTTY);
  const progress = importProgress(out, file);
  progress.show({ bytes: 50, records: 1 });
  vi.advanceTimersByTime(1_000);
  progress.show({ bytes: 200, records: 4 });
  progress.end();
  expect(written).toEqual([]);
});
