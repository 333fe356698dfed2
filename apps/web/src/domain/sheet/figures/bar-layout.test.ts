import type { BarsFigure } from '@titlenet/catalogue/sheet/outline-blocks';
import { expect, test } from 'vitest';
import { barsHeight, labelLines, placedBars } from './bar-layout.ts';

test('a long title of a chart is broken into lines, between words where it can, and loses nothing [PAPER-23]', () => {
  const title = 'The Remarkable and Mostly True History of the Lighthouse Keepers of Gull Island';
  expect(labelLines(title)).toEqual([
    'The Remarkable and Mostly True',
    'History of the Lighthouse Keepers',
    'of Gull Island',
  ]);
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaen';
  expect(labelLines(word)).toEqual(['Donaudampfschifffahrtsgesellschaft', 'skapitaen']);
  expect(labelLines('Tide')).toEqual(['Tide']);
});

test('a bar with a label of several lines is higher, and the bars below it begin further down [PAPER-23]', () => {
  const bar = (label: string) => ({ label, value: 1, valueText: '1', isMarked: false });
  const figure: BarsFigure = {
    kind: 'bars',
    label: 'Title Track',
    alternative: '',
    bars: [bar('A title with so many words that its label has two lines'), bar('Tide')],
  };
  const [first, second] = placedBars(figure);
  expect(first!.height - second!.height).toBe(14);
  expect(second!.top).toBe(first!.height);
  expect(barsHeight(figure)).toBe(first!.height + second!.height);
});
