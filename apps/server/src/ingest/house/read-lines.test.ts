import { expect, test } from 'vitest';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import { type LineOptions, readLines } from './read-lines.ts';

async function linesOf(bytes: Uint8Array, chunk: number, options?: LineOptions) {
  async function* chunks() {
    // One buffer for all chunks, as a stream may do.
    const buffer = new Uint8Array(chunk);
    for (let start = 0; start < bytes.length; start += chunk) {
      const piece = bytes.subarray(start, start + chunk);
      buffer.set(piece);
      yield buffer.subarray(0, piece.length);
    }
  }
  return Array.fromAsync(readLines(chunks(), options));
}

test.each([1, 2, 3, 7, 1_000])('lines have their location for any chunk size: %i bytes', async (chunk) => {
  const text = '\uFEFFé\r\n\n  \nzwei\n\r\ndrei';
  expect(await linesOf(Buffer.from(text), chunk)).toEqual([
    { text: 'é', fault: null, isRepaired: false, offset: 0, line: 1 },
    { text: 'zwei', fault: null, isRepaired: false, offset: 11, line: 4 },
    { text: 'drei', fault: null, isRepaired: false, offset: 18, line: 6 },
  ]);
});

test.each([1, 2, 3, 7, 1_000])('lines may end with CR [LIST-93]: %i bytes', async (chunk) => {
  expect(await linesOf(Buffer.from('\uFEFFé\r\r  \rzwei\r\rdrei'), chunk)).toEqual([
    { text: 'é', fault: null, isRepaired: false, offset: 0, line: 1 },
    { text: 'zwei', fault: null, isRepaired: false, offset: 10, line: 4 },
    { text: 'drei', fault: null, isRepaired: false, offset: 16, line: 6 },
  ]);
});

test.each([1, 2, 3, 1_000])('blank lines are counted, and blanks of other lines kept: %i bytes', async (chunk) => {
  expect(await linesOf(Buffer.from(' \t\r\n\n \n  a \n\t\n \n\tb'), chunk)).toEqual([
    { text: '  a ', fault: null, isRepaired: false, offset: 7, line: 4 },
    { text: '\tb', fault: null, isRepaired: false, offset: 16, line: 7 },
  ]);
});

test.each([1, 5, 1_000])('a line that is too long is rejected and the next one is read: %i bytes', async (chunk) => {
  const text = `a\n${'x'.repeat(500)}\nb\n`;
  expect(await linesOf(Buffer.from(text), chunk, { maxBytes: 100 })).toMatchObject([
    { text: 'a', fault: null },
    { fault: 'is longer than 100 bytes', line: 2, offset: 2 },
    { text: 'b', fault: null, line: 3, offset: 503 },
  ]);
});

test('bytes that are not UTF-8 are read as cp1252, beside characters that are', async () => {
  const bytes = Buffer.concat([Buffer.from('Caf\xe9 \x80 ', 'latin1'), Buffer.from('Élan')]);
  expect(await linesOf(bytes, 100)).toMatchObject([{ text: 'Café € Élan', fault: null, isRepaired: true }]);
});

test.each(['fffe', 'feff'])('UTF-16 is rejected: %s', async (mark) => {
  await expect(linesOf(Buffer.from(`${mark}41004200`, 'hex'), 100)).rejects.toThrow(UnreadableFeedError);
});
