import { expect, test } from 'vitest';
import { misspell } from './misspell.ts';
import { seededRandom } from './random.ts';

test('one word of sufficient length is misspelt', () => {
  const random = seededRandom(1);
  for (let run = 0; run < 200; run += 1) {
    const [first, second, third] = misspell('The lantern sea', { edits: 1, minLength: 5 }, random)!.split(' ');
    expect([first, third]).toEqual(['The', 'sea']);
    expect(second).not.toBe('lantern');
    expect(Math.abs(second!.length - 'lantern'.length)).toBeLessThanOrEqual(1);
  }
});

test('a text without such a word is not', () => {
  expect(misspell('The sea', { edits: 1, minLength: 5 }, seededRandom(1))).toBeNull();
});
