import { expect, test } from 'vitest';
import { findStaleFigures, writeFigures } from './figures.ts';

const empty = '# Size\n\n<!-- figures -->\n<!-- end of figures -->\n';
const figures = [
  { label: 'source files with their tests', value: 1_000 },
  { label: 'lines of a file, median', value: 50 },
];

test('a document with the measured figures passes, and is written the same again', () => {
  const document = writeFigures(empty, figures);
  expect(document).toContain('\n| source files with their tests | 1000 |\n');
  expect(findStaleFigures(document, figures)).toEqual([]);
  expect(writeFigures(document, figures)).toBe(document);
});

test('figures that are a tenth off pass, a larger difference is a violation', () => {
  const document = writeFigures(empty, [
    { label: 'source files with their tests', value: 900 },
    { label: 'lines of a file, median', value: 56 },
  ]);
  expect(findStaleFigures(document, figures).map(({ message }) => message)).toEqual([
    'lines of a file, median: 56, measured 50; run npm run figures',
  ]);
});

test('a missing figure is a violation', () => {
  expect(findStaleFigures(empty, figures)).toHaveLength(2);
});
