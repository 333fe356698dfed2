import { expect, test } from 'vitest';
import { fitText, textWidth } from './text-fitting.ts';

const box = { width: 160, height: 90, largest: 32, smallest: 10, face: 'sans', lineHeight: 1.1 } as const;

test.each(['It', 'Pride and Prejudice', 'The Strange Case of Dr. Jekyll and Mr. Hyde'])('%s fits whole', (text) => {
  const { lines, size } = fitText(text, box);
  expect(lines.join(' ')).toBe(text);
  expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(textWidth(line, box) * size).toBeLessThanOrEqual(box.width);
});

test('a short text is larger than a long one', () => {
  expect(fitText('It', box).size).toBeGreaterThan(fitText('The Strange Case of Dr. Jekyll and Mr. Hyde', box).size);
});

test('a text that is too long is cut at the end of the box, and a long word at the end of the line', () => {
  const { lines, size } = fitText('word '.repeat(200), box);
  expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height);
  expect(lines.at(-1)).toMatch(/…$/);
  const long = fitText('Donaudampfschifffahrtsgesellschaftskapitän', box);
  expect(textWidth(long.lines[0] ?? '', box) * long.size).toBeLessThanOrEqual(box.width);
});

test('an empty text has no lines', () => {
  expect(fitText(' ', box).lines).toEqual([]);
});

test('a bold serif font gets more room', () => {
  const bold = { ...box, height: 60, face: 'serif', weight: 700 } as const;
  expect(fitText('Everything Ada Bright Knows', bold).size).toBeLessThan(
    fitText('Everything Ada Bright Knows', box).size,
  );
});

test.each([
  ['In Search of Tea', ['In Search', 'of Tea']],
  ['The Year of Ghosts', ['The Year', 'of Ghosts']],
  ['Everything Ada Bright Knows About Gravity', ['Everything Ada', 'Bright Knows', 'About Gravity']],
])('%s is set in few lines of about equal length', (text, lines) => {
  expect(fitText(text, { ...box, height: 110 }).lines).toEqual(lines);
});
