import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { titleRecord } from '../../test/test-titles.ts';
import { longTexts } from './full-text.ts';

test('keywords of 300,000 unclosed brackets are processed within a second', async () => {
  const offPageKeywords = `storm ${'<'.repeat(300_000)} sea`;
  const work = () => {
    const texts = longTexts(titleRecord({ sheet: { editorial: { offPageKeywords } } }));
    expect(texts.map(({ text }) => text.split(' ').map((word) => word.slice(1)))).toEqual([['storm', 'sea']]);
  };
  expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
});
