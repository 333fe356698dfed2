import { processorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { titleRecord } from '../../test/test-titles.ts';
import { longTexts } from './full-text.ts';

test('keywords of 300,000 unclosed brackets are processed within a second', () => {
  const offPageKeywords = `storm ${'<'.repeat(300_000)} sea`;
  const start = process.cpuUsage();
  const texts = longTexts(titleRecord({ sheet: { editorial: { offPageKeywords } } }));
  expect(texts.map(({ text }) => text.split(' ').map((word) => word.slice(1)))).toEqual([['storm', 'sea']]);
  expect(processorMs(start)).toBeLessThan(1_000);
});
