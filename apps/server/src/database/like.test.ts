import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containing } from './like.ts';

/** SQL's `like` in JavaScript. */
function like(text: string, pattern: string): boolean {
  const source = pattern.replace(/\\?[\s\S]/gu, (token) => {
    if (token === '%') return '[\\s\\S]*';
    if (token === '_') return '[\\s\\S]';
    const literal = token.length > 1 && token.startsWith('\\') ? token.slice(1) : token;
    return literal.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  });
  return new RegExp(`^${source}$`, 'u').test(text);
}

const words = fc.constantFrom(
  'the',
  'of',
  'a',
  'breathe',
  'guesthouse',
  '100%',
  'wo_ol',
  'x',
  "o'neil",
  'c\\d',
  'summer',
);
const titles = fc.array(words, { minLength: 1, maxLength: 7 }).map((list) => list.join(' '));

test('the indexed pattern matches all titles that contain the text, and the whole one no others', () => {
  fc.assert(
    fc.property(titles, titles, fc.nat(40), fc.nat(40), (title, other, from, length) => {
      const typed = title.slice(from, from + length + 1).trim();
      fc.pre(typed !== '');
      const { indexed, whole } = containing(typed);
      expect(like(title, whole)).toBe(true);
      if (indexed !== null) expect(like(title, indexed)).toBe(true);
      expect(like(other, whole)).toBe(other.includes(typed));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['the guesthou', '% guesthou%'],
  ['guest of the house', '%guest % house%'],
  ['of the', '%of the%'],
  ['100% of wool', '%100\\% % wool%'],
  ['it', null],
])('of %j it looks %j up', (typed, indexed) => {
  expect(containing(typed).indexed).toBe(indexed);
});
