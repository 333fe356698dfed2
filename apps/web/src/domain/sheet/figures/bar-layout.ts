import type { BarsFigure } from '@titlenet/catalogue/sheet/outline-blocks';
import { barStep } from './figure-size.ts';

/** Characters of a label's line, which is 224 px wide in 12 px type. */
const MAX_LINE_CHARACTERS = 34;
/** Height of a further line of a label, in px. */
const LABEL_LINE_HEIGHT = 14;

/** Breaks a label between words, and words that are longer than a line. */
export function labelLines(label: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of label.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > MAX_LINE_CHARACTERS) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    while (line.length > MAX_LINE_CHARACTERS) {
      lines.push(line.slice(0, MAX_LINE_CHARACTERS));
      line = line.slice(MAX_LINE_CHARACTERS);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A bar's place in px: labels of several lines make it higher. */
interface PlacedBar {
  readonly top: number;
  readonly height: number;
  readonly lines: readonly string[];
}

/** Places of the bars of a figure, from top to bottom. */
export function placedBars({ bars }: BarsFigure): PlacedBar[] {
  let top = 0;
  return bars.map(({ label }) => {
    const lines = labelLines(label);
    const placed = { top, height: barStep + Math.max(0, lines.length - 1) * LABEL_LINE_HEIGHT, lines };
    top += placed.height;
    return placed;
  });
}

/** Height of all bars in px. */
export const barsHeight = (figure: BarsFigure): number =>
  placedBars(figure).reduce((sum, { height }) => sum + height, 0);

/** Vertical middles of the lines of a label, in px from the middle of its bar. */
export const lineOffsets = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * LABEL_LINE_HEIGHT);
