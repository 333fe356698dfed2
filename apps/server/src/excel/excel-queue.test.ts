import { Workbook } from '@cj-tech-master/excelts';
import { findResultField, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { afterEach, expect, test, vi } from 'vitest';
import { ExcelQueue, excelQueueLimits } from './excel-queue.ts';
import { excelColumns } from './excel-sheet.ts';

let queue: ExcelQueue;
afterEach(async () => {
  vi.useRealTimers();
  await queue.close();
});

const title = findResultField(resultSource('HarperCollins'), 'TITLE')!;
const sheet = (text: string, rows = 1) => ({
  name: 'Search Results',
  columns: excelColumns([{ field: title, title: 'Title' }]),
  rows: JSON.stringify(Array.from({ length: rows }, () => ({ TITLE: text }))),
  currency: 'USD' as const,
  productAddress: 'https://titlenet.test',
});
async function titleIn(file: string) {
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  return book.getWorksheet(1)!.getCell('A2').value;
}

test('files are written one after another, and each call gets its own', async () => {
  queue = new ExcelQueue();
  const files = await Promise.all(['a', 'b', 'c'].map((text) => queue.write(sheet(text))));
  expect(await Promise.all(files.map(titleIn))).toEqual(['a', 'b', 'c']);
});

test('the event loop is not blocked while a file is written', async () => {
  queue = new ExcelQueue();
  await queue.write(sheet('warm'));
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  await queue.write(sheet('long', 20_000));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(20);
});

test('tasks above the limit of the queue are refused', async () => {
  queue = new ExcelQueue({ ...excelQueueLimits, waiting: 1 });
  const written = [queue.write(sheet('a')), queue.write(sheet('b'))];
  expect(() => queue.write(sheet('c'))).toThrow(expect.objectContaining({ code: 'overload' }));
  expect(await Promise.all(written)).toHaveLength(2);
});

test('a task that takes too long is stopped, and the next one runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queue = new ExcelQueue();
  const long = queue.write(sheet('long', 500_000));
  const stopped = expect(long).rejects.toMatchObject({ code: 'overload' });
  const next = queue.write(sheet('next'));
  await vi.advanceTimersByTimeAsync(excelQueueLimits.timeMs);
  await stopped;
  expect(await titleIn(await next)).toBe('next');
});

test('a task whose client disconnected is stopped or leaves the queue, and the next one runs', async () => {
  queue = new ExcelQueue();
  const [first, waiting] = [new AbortController(), new AbortController()];
  const given = [queue.write(sheet('long', 200_000), first.signal), queue.write(sheet('b'), waiting.signal)];
  const last = queue.write(sheet('last'));
  waiting.abort();
  first.abort();
  for (const one of given) await expect(one).rejects.toMatchObject({ code: 'overload' });
  expect(await titleIn(await last)).toBe('last');
});

test('a waiting task whose client disconnected leaves the queue at once', async () => {
  queue = new ExcelQueue({ ...excelQueueLimits, waiting: 1 });
  const client = new AbortController();
  const running = queue.write(sheet('long', 20_000));
  const aborted = expect(queue.write(sheet('b'), client.signal)).rejects.toMatchObject({ code: 'overload' });
  client.abort();
  const next = queue.write(sheet('c'));
  expect(() => queue.write(sheet('d'))).toThrow(expect.objectContaining({ code: 'overload' }));
  await Promise.all([running, aborted]);
  expect(await titleIn(await next)).toBe('c');
});

test('a sheet that cannot be written fails alone', async () => {
  queue = new ExcelQueue();
  const broken = queue.write({ ...sheet('x'), rows: 'no JSON' });
  const next = queue.write(sheet('next'));
  await expect(broken).rejects.toThrow('The file could not be made');
  expect(await titleIn(await next)).toBe('next');
});

test('closing makes the running task fail', async () => {
  queue = new ExcelQueue();
  const file = queue.write(sheet('long', 200_000));
  const failed = expect(file).rejects.toMatchObject({ code: 'overload' });
  await queue.close();
  await failed;
});
