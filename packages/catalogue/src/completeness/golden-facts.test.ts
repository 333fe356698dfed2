import { expect, test } from 'vitest';
import { completenessOf, factsNumbered } from './completeness.ts';
import { completenessFacts } from './completeness-facts.ts';

/** The facts by hand (decision 0015): stored number | level of a title that lacks only this fact | label. */
const lines = `
1 | none | ISBN
2 | none | Title
3 | none | Author
4 | none | Format
5 | none | Imprint
6 | none | On Sale Date
7 | none | Price
20 | bronze | BISAC Category
21 | bronze | Description
22 | bronze | Keynote or Tagline
23 | bronze | Author Bio
24 | bronze | Cover
25 | bronze | Canadian Price
26 | bronze | Ages
27 | bronze | Page Count
28 | bronze | Trim Size
29 | bronze | Reader
30 | bronze | Running Time
31 | bronze | Discs
32 | bronze | Bible Translation
40 | silver | Keywords
41 | silver | Sell Points or Comparisons
42 | silver | Quotes or Awards
43 | silver | Selling Territories
44 | silver | Language
45 | silver | Audience
46 | silver | Books per Carton
47 | silver | Font Size
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string, string]);

test.each(lines)('without fact %s a title is %s: %s', (number, level, label) => {
  expect(completenessOf([Number(number)])).toBe(level);
  expect(factsNumbered([Number(number)]).map((fact) => fact.label)).toEqual([label]);
});

test('there are no other facts', () => {
  expect(completenessFacts.map(({ number }) => String(number))).toEqual(lines.map(([number]) => number));
});
